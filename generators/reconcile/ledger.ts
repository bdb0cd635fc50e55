import { visible } from '../diagnostics/visible.ts';

/** The action of a run for an operation. */
export type LedgerAction = (typeof ACTIONS)[number];

/** `skipped`: the file of its handler cannot be read, or its name is taken. */
const ACTIONS = ['added', 'renamed', 'updated', 'kept', 'orphaned', 'skipped'] as const;

/** The result for one handler. */
export interface LedgerEntry {
  readonly action: LedgerAction;
  /** Name of the handler. */
  readonly operation: string;
  /** `GET /groups/{id}`; for an orphan, the endpoint of its anchor, if it has one. */
  readonly endpoint: string | undefined;
  /** File in the folder of handlers. */
  readonly file: string;
  /** The name of the handler before this run, if it has changed. */
  readonly previous?: string;
}

/** `2 added, 1 renamed, 136 kept`, with `kept` even if it is 0. */
export function summariseLedger(ledger: readonly LedgerEntry[]): string {
  return ACTIONS.map((action) => ({
    action,
    count: ledger.filter((entry) => entry.action === action).length,
  }))
    .filter(({ action, count }) => action === 'kept' || count > 0)
    .map(({ action, count }) => `${count} ${action}`)
    .join(', ');
}

/** A line per operation, without kept ones, in columns. */
export function printLedger(ledger: readonly LedgerEntry[]): readonly string[] {
  const entries = ACTIONS.filter((action) => action !== 'kept').flatMap((action) =>
    ledger.filter((entry) => entry.action === action),
  );
  const names = entries.map(({ operation, previous }) =>
    visible(previous === undefined ? operation : `${previous} → ${operation}`),
  );
  const width = Math.max(0, ...names.map((name) => name.length));
  return entries.map(
    ({ action, file }, index) =>
      `  ${action.padEnd('orphaned'.length)}  ${(names[index] ?? '').padEnd(width)}  ${visible(file)}`,
  );
}
