export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** The nodes that stand on a cycle, or between two. Takes time in proportion to the number of edges. */
export function nodesOnCycles(edges: Edges): ReadonlySet<string> {
  return new Set(withoutLeaves(reverse(withoutLeaves(edges))).keys());
}

/** Takes away nodes that lead nowhere, and those that thereby lead nowhere, and so on. */
function withoutLeaves(edges: Edges): Edges {
  const sources = reverse(edges);
  const left = new Map([...edges].map(([node, targets]) => [node, new Set(targets)]));
  const leaves = [...left.keys(), ...sources.keys()].filter((node) => (left.get(node)?.size ?? 0) === 0);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    left.delete(leaf);
    for (const source of sources.get(leaf) ?? []) {
      const targets = left.get(source);
      if (targets?.delete(leaf) === true && targets.size === 0) leaves.push(source);
    }
  }
  return left;
}

function reverse(edges: Edges): Edges {
  const reversed = new Map<string, Set<string>>();
  for (const [node, targets] of edges) {
    for (const target of targets) {
      const sources = reversed.get(target);
      if (sources === undefined) reversed.set(target, new Set([node]));
      else sources.add(node);
    }
  }
  return reversed;
}
