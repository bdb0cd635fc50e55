import { getLocation } from 'jsonc-parser';
import type { SyntaxNode } from '../source/parse/syntax.ts';
import { cursorAt } from './cursor.ts';
import type { FileView } from './views.ts';

/** What is completed at a position: the name of a member, or the value of one. */
export interface CompletionContext {
  /** Path from the top of the file to the object or list around it. */
  readonly around: readonly string[];
  /** The member whose value is completed; undefined for a name. */
  readonly member: string | undefined;
  /** Offsets of the replaced text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The context at an offset. In block YAML it is found by the indentation of the lines above, as an unfinished line can be
 * invalid; in JSON and flow style, by the syntax.
 */
export function contextAt(view: FileView, offset: number): CompletionContext {
  if (view.isJson) return jsonContext(view.content.text, offset);
  return flowContext(view, offset) ?? yamlContext(view.content.text, offset);
}

function jsonContext(text: string, offset: number): CompletionContext {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tokens = path.map(String);
  const start = previousNode?.offset ?? offset;
  const end = previousNode === undefined ? offset : start + previousNode.length;
  return { around: tokens.slice(0, -1), member: isAtPropertyKey ? undefined : tokens.at(-1), start, end };
}

/** The context inside `{ … }` or `[ … ]` of YAML. */
function flowContext({ syntax, content: { text } }: FileView, offset: number): CompletionContext | undefined {
  const { tokens, isName, start, end } = cursorAt(syntax, offset);
  const holder = innermost(syntax, offset);
  if (holder === undefined || !'{['.includes(text[holder.start] ?? '')) return undefined;
  const isEmpty = !isName && '{['.includes(text[start] ?? '');
  const isMember = holder.kind === 'list' || !(isName || isEmpty);
  return {
    around: isEmpty ? tokens : tokens.slice(0, -1),
    member: isMember ? (tokens.at(-1) ?? '') : undefined,
    start: isEmpty ? offset : start,
    end: isEmpty ? offset : end,
  };
}

/** The innermost map or list around an offset. */
function innermost(root: SyntaxNode, offset: number): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  for (let node: SyntaxNode | undefined = root; node !== undefined;) {
    if (node.kind !== 'scalar') found = node;
    node = node.entries.find(
      ({ node: inner }) => inner && inner.start <= offset && offset <= inner.end,
    )?.node;
  }
  return found;
}

/** Indentation, marks of list items, a name with its colon, and the rest of a line. */
const line = /^( *)((?:- +)*)(?:("[^"]*"|'[^']*'|[^\s:#'"-][^:#]*?)[ \t]*:(?=[ \t]|$)[ \t]*)?(.*)$/;

interface Line {
  /** Column of the name or value. */
  readonly column: number;
  /** Columns of the marks of list items before it. */
  readonly items: readonly number[];
  readonly name: string | undefined;
  readonly rest: string;
}

function yamlContext(text: string, offset: number): CompletionContext {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const current = readLine(text.slice(lineStart, offset));
  const [after = ''] = /^[^\r\n:#]*/.exec(text.slice(offset)) ?? [];
  return {
    around: parentsOf(text.slice(0, lineStart), current),
    member: current.name,
    start: offset - current.rest.length,
    end: offset + after.trimEnd().length,
  };
}

function readLine(text: string): Line {
  const [, spaces = '', marks = '', name, rest = ''] = line.exec(text) ?? [];
  const items = [...marks.matchAll(/-/g)].map(({ index }) => spaces.length + index);
  const bare = name === undefined ? undefined : /^["']/.test(name) ? name.slice(1, -1) : name.trimEnd();
  return { column: spaces.length + marks.length, items, name: bare, rest };
}

/** The names of the parents of a line, by the indentation of the lines before it. */
function parentsOf(before: string, current: Line): readonly string[] {
  const tokens: string[] = current.items.map(() => '0');
  let column = current.items[0] ?? current.column;
  let isItem = current.items.length > 0;
  for (const each of before.split('\n').toReversed()) {
    if (column === 0 && !isItem) break;
    const text = each.trimEnd();
    if (/^\s*(?:#.*)?$/.test(text)) continue;
    const { column: nameColumn, items, name } = readLine(text);
    const isAbove = nameColumn < column || (isItem && nameColumn === column && items.length === 0);
    if (name !== undefined && isAbove) {
      tokens.unshift(name);
      column = nameColumn;
      isItem = false;
    }
    for (const at of items.toReversed())
      if (at < column) {
        tokens.unshift('0');
        column = at;
        isItem = true;
      }
  }
  return tokens;
}
