import { parseTree, type Node } from 'jsonc-parser';
import type { Json } from '../source/document.ts';
import { outlineJson } from '../source/json-syntax.ts';
import { limits } from '../source/limits.ts';
import type { SyntaxEntry, SyntaxNode } from '../source/syntax.ts';

/** The syntax tree of a JSON text, which may be invalid; undefined if it is nested too deeply. */
export function readJsonSyntax(text: string): SyntaxNode | undefined {
  if (outlineJson(text).depth > limits.depth) return undefined;
  const root = parseTree(text, [], { disallowComments: true });
  return root === undefined ? undefined : nodeOf(root);
}

function nodeOf(node: Node): SyntaxNode {
  const { type, offset: start, length, children = [] } = node;
  const end = start + length;
  if (type === 'array') {
    const entries = children.map((item, index) => entryOf(String(index), item, item));
    return { kind: 'list', start, end, entries };
  }
  if (type !== 'object') return { kind: 'scalar', start, end, value: node.value as Json, entries: [] };
  const entries = children.flatMap(({ children: [name, value] = [] }) =>
    name === undefined ? [] : [entryOf(String(name.value), name, value)],
  );
  return { kind: 'map', start, end, entries };
}

function entryOf(name: string, { offset, length }: Node, value: Node | undefined): SyntaxEntry {
  const nameEnd = offset + length;
  return {
    name,
    nameStart: offset,
    nameEnd,
    valueStart: value?.offset ?? offset,
    node: value && nodeOf(value),
  };
}
