import type { Finding } from '../diagnostics/finding.ts';
import type { Operation } from '../model/model.ts';
import type { CallFinding } from './call-finding.ts';

/** The result of checking a recording. */
export interface HarReport {
  /** About the file and its entries; at most `limit` of them, see `traffic/too-many-findings`. */
  readonly findings: readonly Finding[];
  readonly entries: readonly EntryReport[];
  readonly summary: TrafficSummary;
}

/** The result for one entry of a recording. */
export interface EntryReport {
  /** Index in `log.entries`, from 0. */
  readonly index: number;
  readonly method: string;
  /** Without credentials. */
  readonly url: string;
  /** Absent where the entry matches no operation. */
  readonly operation: Operation | undefined;
  /** Errors of the request and of the response. */
  readonly findings: readonly CallFinding[];
  /** Why the entry matches no operation, and which parts it lacks. */
  readonly entryFindings: readonly Finding[];
}

/** Figures of a whole recording. */
export interface TrafficSummary {
  readonly entries: number;
  /** Operations that were called, in the order of the document. */
  readonly operations: readonly OperationSummary[];
  /** Entries that match no operation. */
  readonly unmatched: number;
}

/** Figures of the calls of one operation. */
export interface OperationSummary {
  readonly operation: Operation;
  readonly entries: number;
  /** Entries without an error. */
  readonly ok: number;
  /** Number of errors of all entries. */
  readonly errors: number;
}

/** Counts the entries by operation. */
export function summarise(operations: readonly Operation[], entries: readonly EntryReport[]): TrafficSummary {
  const byOperation = Map.groupBy(entries, ({ operation }) => operation);
  return {
    entries: entries.length,
    unmatched: byOperation.get(undefined)?.length ?? 0,
    operations: operations.flatMap((operation): OperationSummary[] => {
      const called = byOperation.get(operation);
      if (called === undefined) return [];
      const errors = called.map(
        ({ findings }) => findings.filter(({ finding }) => finding.severity === 'error').length,
      );
      return [
        {
          operation,
          entries: called.length,
          ok: errors.filter((count) => count === 0).length,
          errors: errors.reduce((sum, count) => sum + count, 0),
        },
      ];
    }),
  };
}
