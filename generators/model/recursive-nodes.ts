/** The edges from each node. Targets without an entry have none. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** A node of the search, with the remaining targets. */
interface Visit {
  readonly node: string;
  readonly targets: Iterator<string>;
  readonly index: number;
  /** The least index that is reachable from here among the open nodes. */
  low: number;
}

/**
 * The nodes that can reach themselves (Tarjan, "Depth-first search and linear graph algorithms", 1972). The time is
 * proportional to the nodes and edges, and long chains do not use the stack.
 */
export function recursiveNodes(edges: Edges): ReadonlySet<string> {
  const recursive = new Set<string>();
  const indexes = new Map<string, number>();
  /** Nodes that may still be part of a cycle, in the order of their indexes. */
  const open: string[] = [];
  const isOpen = new Set<string>();
  const begin = (node: string): Visit => {
    const index = indexes.size;
    indexes.set(node, index);
    open.push(node);
    isOpen.add(node);
    return { node, targets: (edges.get(node) ?? new Set<string>()).values(), index, low: index };
  };
  for (const start of edges.keys()) {
    if (indexes.has(start)) continue;
    const stack = [begin(start)];
    for (let visit = stack.at(-1); visit !== undefined; visit = stack.at(-1)) {
      const { done, value: target } = visit.targets.next();
      if (done !== true) {
        const known = indexes.get(target);
        if (known === undefined) stack.push(begin(target));
        else if (isOpen.has(target)) visit.low = Math.min(visit.low, known);
        continue;
      }
      stack.pop();
      const outer = stack.at(-1);
      if (outer !== undefined) outer.low = Math.min(outer.low, visit.low);
      if (visit.low === visit.index) close(visit.node);
    }
  }
  return recursive;

  function close(first: string): void {
    const component = open.splice(open.lastIndexOf(first));
    for (const node of component) {
      isOpen.delete(node);
      if (component.length > 1 || edges.get(node)?.has(node) === true) recursive.add(node);
    }
  }
}
