import type { Finding } from '../diagnostics/finding.ts';
import type { OutputFile } from '../emit/emitter.ts';
import { addStubs } from './add.ts';
import { findingsOf } from './findings.ts';
import { followDocument, type Followed } from './follow.ts';
import { editIndex, INDEX_FILE, printIndex, renameMembers, type HandlerFile } from './index-file.ts';
import type { LedgerEntry } from './ledger.ts';
import type { ServedOperation } from './served-operation.ts';
import { surveyFolder, type Folder, type Survey } from './survey.ts';

export interface Reconciliation {
  readonly changes: readonly OutputFile[];
  /** The operations in the order of the document, then the handlers without an operation. */
  readonly ledger: readonly LedgerEntry[];
  readonly findings: readonly Finding[];
}

/**
 * Updates hand-written handlers to a document: adds stubs for new operations, and renames or marks the handlers of renamed
 * or removed ones. It edits only names, anchors, marks and imports of the generated server. A second run changes nothing.
 */
export function reconcile(folder: Folder, operations: readonly ServedOperation[]): Reconciliation {
  const survey = surveyFolder(folder, operations);
  const followed = followDocument(survey);
  const added = addStubs(survey);
  const ledger = inOrder(operations, [...followed.ledger, ...added.ledger]);
  const newIndex = reconcileIndex(survey, { files: filesOf(ledger), renames: followed.renames });
  const drafts = [...survey.drafts.values(), ...added.drafts];
  return {
    changes: [...drafts.flatMap((draft) => draft.finish() ?? []), ...newIndex],
    ledger,
    findings: findingsOf(survey, followed, added),
  };
}

/** Edits the index if it can be understood; returns a new one if there is none. */
function reconcileIndex(
  { folder, assembly, drafts, unparsed }: Survey,
  { files, renames }: { readonly files: readonly HandlerFile[]; readonly renames: Followed['renames'] },
): readonly OutputFile[] {
  const draft = drafts.get(INDEX_FILE);
  if (draft === undefined) {
    const exists = folder.unreadable.has(INDEX_FILE) || unparsed.some(({ path }) => path === INDEX_FILE);
    if (exists) return [];
    const server = folder.serverFrom(INDEX_FILE);
    const text = printIndex({ files, server, extension: folder.importExtension });
    return [{ path: INDEX_FILE, text }];
  }
  if (assembly === undefined) return [];
  const renamed = new Map(Array.from(renames, ([{ name: old }, name]) => [old, name]));
  renameMembers(assembly, renamed, draft.edits);
  editIndex(draft.module, {
    assembly,
    files,
    renamed,
    extension: folder.importExtension,
    edits: draft.edits,
  });
  return [];
}

/** The files with handlers for operations of the document, in its order. */
function filesOf(ledger: readonly LedgerEntry[]): readonly HandlerFile[] {
  const present = ledger.filter(
    ({ action, file }) => action !== 'orphaned' && action !== 'skipped' && file !== INDEX_FILE,
  );
  return Array.from(
    Map.groupBy(present, ({ file }) => file),
    ([path, entries]) => ({ path, handlers: entries.map(({ operation }) => operation) }),
  );
}

function inOrder(
  operations: readonly ServedOperation[],
  ledger: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const order = new Map(operations.map(({ name }, index) => [name, index]));
  const rank = ({ action, operation }: LedgerEntry): number =>
    action === 'orphaned' ? order.size : (order.get(operation) ?? order.size);
  return ledger.toSorted((left, right) => rank(left) - rank(right));
}
