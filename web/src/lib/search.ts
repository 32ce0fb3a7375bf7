/** Without capitals, dots and accents: who types "еще" or "konnen" finds "ещё" and "können". */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Those whose text has every word that is typed, in any order; all when nothing is typed. */
export function search<T>(list: readonly T[], typed: string, text: (each: T) => string): readonly T[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return list;
  return list.filter((each) => {
    const all = folded(text(each));
    return words.every((word) => all.includes(word));
  });
}
