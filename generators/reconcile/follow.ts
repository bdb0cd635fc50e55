import { firstFree, numbered } from '../source/document/free-name.ts';
import { typeNameOf } from '../typescript/words.ts';
import type { Export } from './exports.ts';
import { addMark, followRenames, removeMark, renameExport, updateAnchor } from './handler-edits.ts';
import type { LedgerEntry } from './ledger.ts';
import { spanOf } from './module.ts';
import { typesOf, type ServedOperation } from './served-operation.ts';
import { draftOf, type Survey } from './survey.ts';
import { isQualified, removedTypes, renamedTypes } from './types.ts';

/** The changes of existing handlers. */
export interface Followed {
  readonly ledger: readonly LedgerEntry[];
  /** The new names of renamed handlers. */
  readonly renames: ReadonlyMap<Export, string>;
}

/** Updates handlers and imports to the document. */
export function followDocument(survey: Survey): Followed {
  const renames = planRenames(survey);
  followTypes(survey);
  for (const [each, name] of renames) {
    const draft = draftOf(survey.drafts, each.module);
    draft.recordRename(each.name, { isRetained: !renameExport(each, name, draft.edits) });
  }
  const ledger = [
    ...Array.from(survey.handlers, ([operation, handler]) => followHandler(survey, operation, handler)),
    ...survey.orphans.map((orphan) => markOrphan(survey, orphan, renames.get(orphan))),
  ];
  for (const { module, edits } of survey.drafts.values())
    followRenames(module, (path, name) => newName(renames, path, name), edits);
  return { ledger, renames };
}

/** Handlers get the names of their operations; an orphan is renamed if another operation has its name now. */
function planRenames({ handlers, orphans, operations }: Survey): ReadonlyMap<Export, string> {
  const names = new Set([...operations.map(({ name }) => name), ...orphans.map(({ name }) => name)]);
  const renames = new Map<Export, string>();
  for (const [{ name }, handler] of handlers) if (handler.name !== name) renames.set(handler, name);
  for (const orphan of orphans) {
    if (!operations.some(({ name }) => name === orphan.name)) continue;
    const name = firstFree(numbered(`former${typeNameOf(orphan.name)}`), (each) => !names.has(each));
    names.add(name);
    renames.set(orphan, name);
  }
  return renames;
}

function followTypes({ operations, handlers, orphans, drafts, importsOf }: Survey): void {
  const current = new Set(operations.map(({ type }) => type));
  const serverTypes = new Set([...current].flatMap(typesOf));
  const next = renamedTypes(handlers, { current, importsOf });
  const all = [...handlers.values(), ...orphans];
  for (const { module, imports, edits } of drafts.values()) {
    const local = all.filter((each) => each.module === module);
    const localOrphans = orphans.filter((each) => each.module === module);
    const owned = local.flatMap(({ typeNames }) => typeNames);
    const removed = removedTypes(
      localOrphans.filter(({ mark }) => mark === undefined),
      { current, importsOf },
    );
    const orphaned = new Set(
      localOrphans.flatMap(({ typeNames }) => typeNames.map((name) => name.getText())),
    );
    const isServed = (imported: string, name: string): boolean =>
      serverTypes.has(imported) && !orphaned.has(name);
    imports.replaceRemoved((imported, name) => removed.has(imported) && !isServed(imported, name));
    imports.restore(next, isServed);
    imports.rename(next, new Set(owned.filter((name) => !isQualified(name))), edits);
    for (const name of owned.filter(isQualified)) {
      const renamed = next.get(name.getText());
      if (renamed !== undefined) edits.replace(spanOf(name), renamed);
    }
  }
}

function followHandler(
  { drafts }: Survey,
  { name, endpoint }: ServedOperation,
  handler: Export,
): LedgerEntry {
  const { edits, imports } = draftOf(drafts, handler.module);
  const changes = [updateAnchor(handler, endpoint, edits), removeMark(handler, edits), imports.isMoved];
  const entry = { operation: name, endpoint, file: handler.module.path };
  if (handler.name !== name) return { action: 'renamed', ...entry, previous: handler.name };
  return { action: changes.includes(true) ? 'updated' : 'kept', ...entry };
}

function markOrphan({ drafts }: Survey, orphan: Export, renamed: string | undefined): LedgerEntry {
  addMark(orphan, draftOf(drafts, orphan.module).edits);
  return {
    action: 'orphaned',
    operation: renamed ?? orphan.name,
    endpoint: orphan.anchor?.endpoint,
    file: orphan.module.path,
    ...(renamed === undefined ? {} : { previous: orphan.name }),
  };
}

function newName(renames: ReadonlyMap<Export, string>, path: string, name: string): string | undefined {
  return [...renames].find(([each]) => each.module.path === path && each.name === name)?.[1];
}
