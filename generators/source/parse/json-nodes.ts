import type { Node } from 'jsonc-parser';
import { lazy } from '../../incremental/memoize.ts';
import type { Json } from '../../json/json.ts';
import { endOfValue, skipSpace } from './json-scan.ts';
import type { SyntaxEntry, SyntaxNode } from './syntax.ts';

/** The syntax tree of a valid JSON text. Each object or array is scanned once, when something inside it is needed. */
export function readJsonNodes(text: string): SyntaxNode {
  return nodeAt(text, skipSpace(text, 0), text.trimEnd().length);
}

function nodeAt(text: string, start: number, end: number): SyntaxNode {
  const isMap = text[start] === '{';
  if (!isMap && text[start] !== '[')
    return { kind: 'scalar', start, end, value: JSON.parse(text.slice(start, end)) as Json, entries: [] };
  const entries = lazy(() => [...scanEntries(text, isMap, start + 1, end - 1)]);
  return {
    kind: isMap ? 'map' : 'list',
    start,
    end,
    get entries() {
      return entries();
    },
  };
}

function* scanEntries(text: string, isMap: boolean, start: number, end: number): Generator<SyntaxEntry> {
  let index = 0;
  for (let at = skipSpace(text, start); at < end; index += 1) {
    const nameEnd = endOfValue(text, at);
    const valueStart = isMap ? skipSpace(text, skipSpace(text, nameEnd) + 1) : at;
    const valueEnd = isMap ? endOfValue(text, valueStart) : nameEnd;
    const name = isMap ? (JSON.parse(text.slice(at, nameEnd)) as string) : String(index);
    yield { name, nameStart: at, nameEnd, valueStart, node: nodeAt(text, valueStart, valueEnd) };
    at = skipSpace(text, valueEnd);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
}

/** The syntax tree of a JSON text that is invalid, as far as it goes. */
export function nodeOfBrokenJson(node: Node): SyntaxNode {
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
  const node = value && nodeOfBrokenJson(value);
  return { name, nameStart: offset, nameEnd, valueStart: node?.start ?? offset, node };
}
