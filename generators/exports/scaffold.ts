/**
 * Stubs of handlers, and updates of handlers after changes of the document. These names keep their meaning within a
 * major version.
 */

export type { LedgerEntry } from '../reconcile/ledger.ts';
export { scaffold, type ScaffoldReport, type ScaffoldRequest } from '../reconcile/scaffold.ts';
