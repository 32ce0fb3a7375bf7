/** Things by a key, in the order in which keys first appear. */
export function groupBy<T, K>(list: Iterable<T>, key: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of list) {
    const at = key(each);
    const group = groups.get(at);
    if (group) group.push(each);
    else groups.set(at, [each]);
  }
  return groups;
}
