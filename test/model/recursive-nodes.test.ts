import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recursiveNodes, type Edges } from '../../generators/model/recursive-nodes.ts';
import { iterations } from '../runs/iterations.ts';

/** The same by definition: a node that a walk from its targets meets again. */
function reachingThemselves(edges: Edges): readonly string[] {
  return [...edges.keys()].filter((node) => {
    const reached = new Set(edges.get(node));
    for (const next of reached) for (const target of edges.get(next) ?? []) reached.add(target);
    return reached.has(node);
  });
}

test('the nodes that reach themselves', () => {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const graph = fc.array(fc.tuple(node, fc.array(node, { maxLength: 3 })), { maxLength: 7 });
  fc.assert(
    fc.property(graph, (entries) => {
      const edges = new Map(entries.map(([from, to]) => [from, new Set(to)]));
      expect([...recursiveNodes(edges)].toSorted()).toEqual(reachingThemselves(edges).toSorted());
    }),
    { numRuns: iterations(2_000) },
  );
});

test('a chain of any length takes no stack', () => {
  const chain = new Map(
    Array.from({ length: 200_000 }, (_, index) => [String(index), new Set([String(index + 1)])]),
  );
  expect(recursiveNodes(chain).size).toBe(0);
  chain.set('200000', new Set(['0']));
  expect(recursiveNodes(chain).size).toBe(200_001);
});
