import { SyntaxKind, type ImportDeclaration, type ImportSpecifier, type Node } from 'ts-morph';
import { wholeLine, type Edits } from './edits.ts';
import { spanOf, type Module } from './module.ts';

/**
 * Removes elements and their commas from an import, or the whole import if nothing is left.
 * @param removed elements of any imports
 */
export function removeElements(
  { text }: Module,
  declaration: ImportDeclaration,
  removed: ReadonlySet<ImportSpecifier>,
  edits: Edits,
): void {
  const elements = declaration.getNamedImports();
  const last = elements.findLast((element) => !removed.has(element));
  if (last === undefined && declaration.getDefaultImport() === undefined) {
    edits.remove(wholeLine(text, spanOf(declaration)));
    return;
  }
  const commas = commasOf(declaration);
  for (const [index, element] of elements.entries()) {
    const comma = commas[index];
    if (!removed.has(element)) {
      const isLast = element === last && index < elements.length - 1;
      if (isLast && commas.length < elements.length && comma !== undefined) edits.remove(spanOf(comma));
      continue;
    }
    const start = element.getStart();
    const gap = /[ \t]*(?:\r?\n[ \t]*)?$/.exec(text.slice(0, start))?.[0] ?? '';
    edits.remove({ start: start - gap.length, end: element.getEnd() });
    if (comma !== undefined) edits.remove(spanOf(comma));
  }
}

function commasOf(declaration: ImportDeclaration): readonly Node[] {
  const list = declaration.getImportClause()?.getNamedBindings()?.getFirstChildByKind(SyntaxKind.SyntaxList);
  return list?.getChildrenOfKind(SyntaxKind.CommaToken) ?? [];
}
