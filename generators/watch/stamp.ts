import { statSync } from 'node:fs';

/** The state of a path on the disk. Its text changes when the path is written, created, removed or linked elsewhere. */
export interface Stamp {
  readonly text: string;
  /** Milliseconds since the epoch of the last change; 0 if the path does not exist. */
  readonly changed: number;
  /** Whether the path does not exist, or is an empty file, as it is for a moment while editors save. */
  readonly isBlank: boolean;
}

const NOTHING: Stamp = { text: '', changed: 0, isBlank: true };

/** The stamp of a file or folder; links are followed. That of a folder changes when a name in it is added or removed. */
export function stampOf(path: string): Stamp {
  try {
    const status = statSync(path, { bigint: true });
    const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = status;
    // Programs may set mtime to an earlier time, but not ctime.
    const text = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    return { text, changed: Number(ctimeMs), isBlank: status.isFile() && size === 0n };
  } catch {
    return NOTHING;
  }
}
