import { Node, type ExportSpecifier, type ImportSpecifier, type Statement } from 'ts-morph';
import { printMark } from './comments.ts';
import { marginOf, wholeLine, type Edits } from './edits.ts';
import type { Export } from './exports.ts';
import { specifierOf, spanOf, targetsOf, type Module } from './module.ts';

/**
 * Gives an export another name. If its file uses the name elsewhere, the declaration retains it and is only exported under
 * the new one, so that hand-written code stays unchanged. Returns whether the old name is free now.
 */
export function renameExport(
  { form, module, name: old, statement }: Export,
  name: string,
  edits: Edits,
): boolean {
  if (form.kind === 'listed') {
    const { specifier } = form;
    const alias = specifier.getAliasNode();
    if (alias === undefined) edits.insert(specifier.getEnd(), ` as ${name}`);
    else edits.replace(spanOf(alias), name);
    return !module.names().has(old);
  }
  const identifier = form.kind === 'declared' ? form.name : form.element.getNameNode();
  const uses = module.names().get(old) ?? [];
  const isPlain = uses.length <= 1 && !module.names().has(name);
  if (isPlain) {
    const isShorthand = form.kind === 'destructured' && form.element.getPropertyNameNode() === undefined;
    if (isShorthand) edits.insert(identifier.getEnd(), `: ${name}`);
    else edits.replace(spanOf(identifier), name);
    return true;
  }
  if (form.kind === 'declared' && form.keyword !== undefined) removeWord(module, form.keyword, edits);
  edits.insert(statement.getEnd(), `\nexport { ${old} as ${name} };`);
  return false;
}

/** Updates the endpoint in the anchor of a handler; returns whether it was another one. */
export function updateAnchor({ anchor }: Export, endpoint: string, edits: Edits): boolean {
  if (anchor === undefined || anchor.endpoint === endpoint) return false;
  edits.replace(anchor, endpoint);
  return true;
}

/** Marks the operation of a handler as removed, unless it is marked. */
export function addMark({ anchor, mark, module, name, statement }: Export, edits: Edits): void {
  if (mark !== undefined) return;
  const start = statement.getStart();
  const own = anchor?.comment.start ?? start;
  const at = own >= statement.getFullStart() ? Math.min(own, start) : start;
  edits.insert(at, `${printMark(anchor?.endpoint ?? name)}\n${marginOf(module.text, at)}`);
}

/** Removes the mark of a handler; returns whether there was one. */
export function removeMark({ mark, module }: Export, edits: Edits): boolean {
  if (mark === undefined) return false;
  edits.remove(wholeLine(module.text, mark));
  return true;
}

/**
 * Updates the imports and re-exports of renamed handlers in a file. Local names stay the same.
 * @param renamed the new name of a handler, by its file and old name
 */
export function followRenames(
  module: Module,
  renamed: (path: string, name: string) => string | undefined,
  edits: Edits,
): void {
  for (const statement of module.syntax.getStatements()) {
    const targets =
      Node.isImportDeclaration(statement) || Node.isExportDeclaration(statement)
        ? targetsOf(module.path, specifierOf(statement))
        : [];
    for (const element of elementsOf(statement)) {
      const old = element.getName();
      const name = targets.map((path) => renamed(path, old)).find((found) => found !== undefined);
      if (name !== undefined)
        edits.replace(
          spanOf(element.getNameNode()),
          element.getAliasNode() === undefined ? `${name} as ${old}` : name,
        );
    }
  }
}

function elementsOf(statement: Statement): readonly (ImportSpecifier | ExportSpecifier)[] {
  if (Node.isImportDeclaration(statement)) return statement.getNamedImports();
  return Node.isExportDeclaration(statement) ? statement.getNamedExports() : [];
}

function removeWord({ text }: Module, word: Node, edits: Edits): void {
  const gap = /^[ \t]*/.exec(text.slice(word.getEnd()))?.[0] ?? '';
  edits.remove({ start: word.getStart(), end: word.getEnd() + gap.length });
}
