import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, type Draft } from './drafts.ts';

/** A folder that has the files of a draft, and the texts that were written there by their paths. */
export interface DraftFolder {
  readonly folder: string;
  readonly disk: Map<string, string>;
}

/** Writes what differs from what was written, and says what that is: absolute paths. */
export function writeDraft(draft: Draft, { folder, disk }: DraftFolder): ReadonlySet<string> {
  const files = filesOf(draft);
  const changed = new Set<string>();
  for (const [file, text] of files) {
    if (disk.get(file) === text) continue;
    disk.set(file, text);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    changed.add(join(folder, file));
  }
  for (const file of disk.keys()) {
    if (files.has(file)) continue;
    disk.delete(file);
    unlinkSync(join(folder, file));
    changed.add(join(folder, file));
  }
  return changed;
}
