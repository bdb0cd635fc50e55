import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Ledger } from './ledger.ts';
import { renderLedger } from './report/ledger.ts';

/** Why a ledger cannot be written; undefined if it can. Changes no file. */
export function ledgerObstacle(path: string): Finding | undefined {
  return attempt(path, () => {
    const existed = existsSync(path);
    closeSync(openSync(path, 'a'));
    if (!existed) rmSync(path);
  });
}

/** Writes a ledger, as Markdown if the name ends in `.md`, otherwise as JSON. Returns a finding if that fails. */
export function writeLedger(path: string, ledger: Ledger): Finding | undefined {
  const text = /\.md$/i.test(path) ? renderLedger(ledger) : `${JSON.stringify(ledger, undefined, 1)}\n`;
  return attempt(path, () => writeFileSync(path, text));
}

function attempt(path: string, act: () => void): Finding | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return finding('conformance/ledger-unwritable', { path, reason: (error as Error).message });
  }
}
