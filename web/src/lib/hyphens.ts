/** Where long words of a narrow place may be broken: browsers have no dictionary for every language. */
const SHY = "\u00AD";
const VOWELS = "aeiouyäöüáéíóúаеёиоуыэюя";
// Letters that begin a syllable together.
const TOGETHER = [
  "sch",
  "ch",
  "ck",
  "ph",
  "th",
  "st",
  "sp",
  "pl",
  "bl",
  "fl",
  "gl",
  "kl",
  "pr",
  "br",
  "fr",
  "gr",
  "kr",
  "dr",
  "tr",
  "ст",
  "сл",
  "пр",
  "бр",
  "гр",
  "кр",
  "др",
  "тр",
  "пл",
  "бл",
  "гл",
  "кл",
];
const EDGE = 3; // letters that stay on either side of a break

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter.toLowerCase());

/** A word with soft hyphens between its syllables: of several consonants the last begins the next one. */
function broken(word: string): string {
  const low = word.toLowerCase();
  let built = "";
  for (let i = 0; i < word.length; i++) {
    const rest = low.slice(i);
    const sound = TOGETHER.find((each) => rest.startsWith(each))?.length ?? 1;
    const isInside =
      i > 0 &&
      TOGETHER.some((each) => low.slice(Math.max(i - 2, 0)).startsWith(each) || low.slice(i - 1).startsWith(each));
    const begins = !isVowel(low[i]) && !"ьъй".includes(low[i] ?? "") && isVowel(low[i + sound]) && !isInside;
    const hasVowel = [...low.slice(0, i)].some(isVowel);
    if (begins && hasVowel && i >= EDGE && word.length - i >= EDGE) built += SHY;
    built += word[i];
  }
  return built;
}

/** A text whose words of at least so many letters can be broken. */
export function breakable(text: string, long = 7): string {
  return text.replaceAll(/\p{L}+/gu, (word) => (word.length >= long ? broken(word) : word));
}
