/** Writes YAML; for reading it there is a library. */
const PLAIN = /^[a-z][a-z0-9_-]*$/i;
const SPECIAL = /^(true|false|null|yes|no|on|off|y|n)$/i;
const SHORT = 100; // letters that stay on one line

function scalar(value: unknown): string {
  return typeof value === "string" && PLAIN.test(value) && !SPECIAL.test(value) ? value : JSON.stringify(value);
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (value === null || typeof value !== "object") return scalar(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${scalar(name)}: ${inLine(part)}`)
    .join(", ")}}`;
}

const isNested = (value: unknown): boolean =>
  value !== null &&
  typeof value === "object" &&
  Object.values(value).some((part) => part !== null && typeof part === "object");

/** A position as YAML that people like to read: small things on one line, large ones over several. */
export function writeObject(value: unknown, indent = ""): string {
  const line = inLine(value);
  if (value === null || typeof value !== "object" || (indent && line.length <= SHORT && !isNested(value)))
    return `${line}\n`;
  const rows = Array.isArray(value)
    ? value.map((part) => [`${indent}-`, part] as const)
    : Object.entries(value).map(([name, part]) => [`${indent}${scalar(name)}:`, part] as const);
  if (!rows.length) return `${line}\n`;
  return rows
    .map(([head, part]) => {
      const text = writeObject(part, `${indent}  `);
      if (!text.startsWith(`${indent}  `)) return `${head} ${text}`;
      return Array.isArray(value) ? `${head} ${text.trimStart()}` : `${head}\n${text}`;
    })
    .join("");
}
