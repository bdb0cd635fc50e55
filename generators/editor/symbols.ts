import type { DocumentSymbol } from 'vscode-languageserver-protocol';
import { methods } from '../source/document/structure.ts';
import type { SyntaxEntry } from '../source/parse/syntax.ts';
import { isWrittenHere } from './cursor.ts';
import type { FileView } from './views.ts';

/** SymbolKind of LSP 3.18. */
const kinds = { module: 2, class: 5, method: 6, property: 7, interface: 11 } as const;

/** Maximum number of members of one object: some documents have 50,000 schemas. */
const most = 5_000;

/** Maximum depth: `components`, `schemas`, a schema, `properties`, a property. */
const deepest = 5;

/** The outline of a file: all values with members or items. */
export function symbolsOf(view: FileView): DocumentSymbol[] {
  return entriesOf(view, view.syntax.entries, 1);
}

function entriesOf(view: FileView, entries: readonly SyntaxEntry[], level: number): DocumentSymbol[] {
  return entries.slice(0, most).flatMap((entry): DocumentSymbol[] => {
    const { name, nameStart, nameEnd, node } = entry;
    if (node === undefined || node.kind === 'scalar' || name === '' || !isWrittenHere(entry)) return [];
    const children = node.kind === 'map' && level < deepest ? entriesOf(view, node.entries, level + 1) : [];
    const operationId = textOf(node.entries, 'operationId') ?? textOf(node.entries, 'name');
    return [
      {
        name,
        ...(operationId === undefined ? {} : { detail: operationId }),
        kind: kindOf(entry, level),
        range: view.content.range(nameStart, Math.max(node.end, nameEnd)),
        selectionRange: view.content.range(nameStart, nameEnd),
        children,
      },
    ];
  });
}

function kindOf({ name, node }: SyntaxEntry, level: number): DocumentSymbol['kind'] {
  if (methods.some((method) => method === name)) return kinds.method;
  if (name.startsWith('/')) return kinds.interface;
  if (level === 1) return kinds.module;
  return node?.entries.some((entry) => entry.name === 'type' || entry.name === 'properties') === true
    ? kinds.class
    : kinds.property;
}

function textOf(entries: readonly SyntaxEntry[], wanted: string): string | undefined {
  const value = entries.find(({ name }) => name === wanted)?.node?.value;
  return typeof value === 'string' ? value : undefined;
}
