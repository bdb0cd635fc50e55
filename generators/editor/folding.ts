import type { FoldingRange } from 'vscode-languageserver-protocol';
import type { SyntaxNode } from '../source/parse/syntax.ts';
import { isWrittenHere } from './cursor.ts';
import type { FileView } from './views.ts';

/** The ranges of lines that can be folded: values of several lines, from the line of their names. */
export function foldsOf({ syntax, content }: FileView): FoldingRange[] {
  const folds: FoldingRange[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const entry of node.entries) {
      const { nameStart, node: inner } = entry;
      if (inner === undefined || !isWrittenHere(entry)) continue;
      const startLine = content.positionAt(nameStart).line;
      const text = content.text.slice(inner.start, inner.end);
      const endLine = content.positionAt(inner.start + text.trimEnd().length).line;
      if (endLine > startLine) folds.push({ startLine, endLine });
      visit(inner);
    }
  };
  visit(syntax);
  return folds;
}
