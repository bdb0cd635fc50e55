import type { SyntaxEntry, SyntaxNode } from '../source/parse/syntax.ts';

/** The name or value at an offset. */
export interface Cursor {
  /** Names from the top of the file. */
  readonly tokens: readonly string[];
  /** Whether it is the name of a member, not a value. */
  readonly isName: boolean;
  readonly start: number;
  readonly end: number;
}

/** The name or scalar at an offset, otherwise the innermost map or list. */
export function cursorAt(root: SyntaxNode, offset: number): Cursor {
  const tokens: string[] = [];
  for (let node = root; ;) {
    const entry = node.entries.find(
      ({ nameStart, nameEnd, node: inner }) =>
        (node.kind === 'map' && nameStart <= offset && offset <= nameEnd) ||
        (inner !== undefined && inner.start <= offset && offset <= inner.end),
    );
    if (entry === undefined) return { tokens, isName: false, start: node.start, end: node.end };
    tokens.push(entry.name);
    const { nameStart, nameEnd } = entry;
    if (node.kind === 'map' && nameStart <= offset && offset <= nameEnd)
      return { tokens, isName: true, start: nameStart, end: nameEnd };
    if (entry.node === undefined) return { tokens, isName: false, start: nameEnd, end: nameEnd };
    node = entry.node;
  }
}

/** Whether the value of an entry is its own, not that of an anchor elsewhere. */
export function isWrittenHere({ valueStart, node }: SyntaxEntry): boolean {
  return node?.start === valueStart;
}
