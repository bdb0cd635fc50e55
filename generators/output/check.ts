import { createTwoFilesPatch } from 'diff';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { findDrift, type Drift } from './drift.ts';
import { LOCK_FILE, parseLock, printLock, readLock } from './lock.ts';
import { failure, nextLock, type Output } from './write.ts';

/** Maximum length of the edit script of a file whose differences are shown. */
const LONGEST_EDIT = 2_000;

/** The differences between an output folder and an output. */
export interface CheckReport {
  readonly findings: readonly Finding[];
  /** Unified diffs from the disk to the document, one for each file that both have. */
  readonly differences: readonly { readonly path: string; readonly patch: string }[];
}

/** Compares an output folder with an output. There are no findings if they are equal, including the lock. */
export function checkOutput(folder: string, output: Output): CheckReport {
  try {
    const text = readLock(folder);
    const lock = text === undefined ? undefined : parseLock(text);
    const drifts = findDrift({ folder, wanted: output.files, lock, owners: output.owners });
    const isLockStale =
      drifts.length === 0 && (lock === undefined || printLock(lock) !== printLock(nextLock(lock, output)));
    const lockFinding = finding('output/drift', {
      path: LOCK_FILE,
      state: 'does not list the inputs and outputs of this run',
    });
    return {
      findings: [...drifts.map(describe), ...(isLockStale ? [lockFinding] : [])],
      differences: drifts.map((drift) => ({ path: drift.path, patch: patchOf(drift) })),
    };
  } catch (error) {
    return { findings: [failure(folder, error)], differences: [] };
  }
}

const STATES: Readonly<Record<Exclude<Drift['kind'], 'edited' | 'untracked'>, string>> = {
  new: 'has not been generated yet',
  changed: 'differs from what the document would generate',
  stale: 'is no longer generated',
  missing: 'has been deleted',
};

function describe({ kind, path }: Drift): Finding {
  if (kind === 'edited') return finding('output/edited', { path });
  if (kind === 'untracked') return finding('output/untracked-file', { path });
  return finding('output/drift', { path, state: STATES[kind] });
}

function patchOf({ path, before, after, encoding }: Drift): string {
  const patch = createTwoFilesPatch(
    path,
    path,
    typeof before === 'string' ? before : Buffer.from(before ?? []).toString(encoding),
    after?.text ?? '',
    'on disk',
    'from the document',
    { context: 3, maxEditLength: LONGEST_EDIT },
  );
  return patch ?? `${path} differs in more than ${LONGEST_EDIT} lines.`;
}
