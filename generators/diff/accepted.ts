import { readFileSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';

/** Changes that were reviewed and accepted. */
export interface Accepted {
  /** The reason, by fingerprint. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/**
 * Reads a file of accepted changes: `{ "accepted": [{ "fingerprint", "reason", "until"? }] }`. `until` is the last
 * day on which the entry counts (`2027-01-31`); `today` has the same form. An entry of another form is an error, so
 * that nothing is accepted by accident.
 */
export function readAccepted(path: string, today: string): Accepted {
  const entries = readEntries(path);
  if ('code' in entries) return { reasons: new Map(), findings: [entries] };
  const reasons = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [index, entry] of entries.list.entries()) {
    const read = readEntry(entry);
    if (read === undefined) findings.push(finding('diff/invalid-accepted-entry', { path, index: index + 1 }));
    else if (read.until !== undefined && read.until < today)
      findings.push(
        finding('diff/accepted-expired', { path, fingerprint: read.fingerprint, until: read.until }),
      );
    else reasons.set(read.fingerprint, read.reason);
  }
  return { reasons, findings };
}

function readEntries(path: string): Finding | { readonly list: readonly Json[] } {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Json;
    const list = isObject(value) ? value['accepted'] : undefined;
    if (Array.isArray(list)) return { list };
    return finding('diff/unreadable-accepted-file', { path, reason: 'it has no list named "accepted"' });
  } catch (error) {
    return finding('diff/unreadable-accepted-file', { path, reason: (error as Error).message });
  }
}

function readEntry(entry: Json) {
  if (!isObject(entry)) return undefined;
  const { fingerprint, reason, until } = entry;
  if (typeof fingerprint !== 'string' || !/^[\da-f]{16}$/.test(fingerprint)) return undefined;
  if (typeof reason !== 'string' || reason.trim() === '') return undefined;
  if (until === undefined) return { fingerprint, reason, until };
  return typeof until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(until)
    ? { fingerprint, reason, until }
    : undefined;
}
