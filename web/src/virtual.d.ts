declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "@fontsource-variable/*";

declare module "js-yaml" {
  export function load(text: string): unknown;
  export function dump(value: unknown, options: { flowLevel?: number; lineWidth?: number; noRefs?: boolean }): string;
}
