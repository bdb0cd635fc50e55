import type { Edges } from './recursive-nodes.ts';

/** The nodes given and all that are reachable from them, in time proportional to the edges. */
export function reach(edges: Edges, from: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(from);
  for (const node of reached) for (const target of edges.get(node) ?? []) reached.add(target);
  return reached;
}

/** The edges in the opposite direction. */
export function reverse(edges: Edges): Edges {
  const reversed = new Map<string, Set<string>>();
  for (const [from, targets] of edges) {
    for (const target of targets) {
      const sources = reversed.get(target);
      if (sources === undefined) reversed.set(target, new Set([from]));
      else sources.add(from);
    }
  }
  return reversed;
}
