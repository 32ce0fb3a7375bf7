/** How a game's introduction is written: numbered sections in its texts, as `docs/writing-a-game.md` describes them. */

export interface Section {
  title: string;
  blocks: readonly Block[];
}

/** A paragraph, or the items of a list. */
export type Block = string | readonly string[];

/** The sections of a game's introduction, as far as its texts have them; `text` returns "" for what they lack. */
export function introductionOf(game: string, text: (id: string) => string): Section[] {
  const sections: Section[] = [];
  for (;;) {
    const id = `introduction-${game}-${sections.length + 1}`;
    const title = text(`${id}-title`);
    if (!title) return sections;
    sections.push({ title, blocks: blocksOf(text(id)) });
  }
}

/** An empty line ends a paragraph; a line that begins with a hyphen begins an item. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/u).flatMap((part): Block[] => {
    const [before = "", ...items] = part.split(/^- /mu).map((each) => each.trim().replace(/\s+/gu, " "));
    return [before, items].filter((each) => each.length > 0);
  });
}
