import { statSync } from 'node:fs';

/** What the disk says of a path. Two texts differ when it was written, made, removed or made to lead elsewhere. */
export interface Stamp {
  readonly text: string;
  /** Milliseconds since the epoch of the last change; 0 where nothing is there. */
  readonly changed: number;
  /** Whether nothing is there, or an empty file: editors leave that for a moment while they save. */
  readonly isBlank: boolean;
}

const NOTHING: Stamp = { text: '', changed: 0, isBlank: true };

/** The stamp of a file or folder; links are followed. That of a folder differs when a name in it comes or goes. */
export function stampOf(path: string): Stamp {
  try {
    const status = statSync(path, { bigint: true });
    const { dev, ino, size, mtimeNs, ctimeNs, ctimeMs } = status;
    // Programs may set back the time of writing, and none can set back that of the change.
    const text = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
    return { text, changed: Number(ctimeMs), isBlank: status.isFile() && size === 0n };
  } catch {
    return NOTHING;
  }
}
