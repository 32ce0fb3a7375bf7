/** What leads to a node of a tree, and what it leads to. */
export interface TreeNode {
  id: string;
  /** The nodes that open this one. */
  needs: readonly string[];
}

/** All nodes before a node, at any distance; a circle in the data ends the walk. */
export function before(nodes: readonly TreeNode[], id: string): Set<string> {
  const needs = new Map(nodes.map((node) => [node.id, node.needs]));
  return walk(id, (each) => needs.get(each) ?? []);
}

/** All nodes that a node opens, at any distance. */
export function after(nodes: readonly TreeNode[], id: string): Set<string> {
  return walk(id, (each) => nodes.filter((node) => node.needs.includes(each)).map((node) => node.id));
}

function walk(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...next(id)];
  while (left.length) {
    const each = left.pop()!;
    if (each === id || found.has(each)) continue;
    found.add(each);
    left.push(...next(each));
  }
  return found;
}
