/** Words in one line for who listens; what is a sentence already brings its own full stop. */
export function sentences(words: readonly string[], between: string): string {
  return words
    .filter(Boolean)
    .map((each, i, all) => (i < all.length - 1 ? each.replace(/\.$/, "") : each))
    .join(between);
}
