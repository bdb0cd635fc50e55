import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { readLedger, type Ledger } from './ledger.ts';
import { readData } from './read-data.ts';

/** A ledger that an earlier run has written; findings where it cannot be used. */
export function readLedgerFile(path: string): Ledger | readonly Finding[] {
  const read = readData(path, 'conformance/invalid-ledger');
  if (!('data' in read)) return read.findings;
  const reason = 'it is not a ledger';
  return readLedger(read.data) ?? [finding('conformance/invalid-ledger', { path, reason })];
}
