import { readFileSync } from 'node:fs';
import { stampOf } from '../watch/stamp.ts';
import { isSameContent, type Content } from './bytes.ts';
import { hashOf } from './hash.ts';
import { parseLock, type Lock } from './lock.ts';

/** The clock for the times of changes ticks once in this number of milliseconds. */
const TICK = 20;

/** The contents of a file when it was last read. */
interface KnownFile {
  /** Its absolute path. */
  readonly target: string;
  readonly stamp: string;
  readonly content: Content;
}

/** The contents of a file and their SHA-256. */
interface KnownHash {
  readonly content: Content;
  readonly sha256: string;
}

/** What is known of one version of a folder, by path: the contents that were read, and the hashes. */
interface Known {
  readonly read: Map<string, KnownFile>;
  readonly hashes: Map<string, KnownHash>;
}

/**
 * What a process knows of the files of an output folder that it writes repeatedly. It is valid as long as the disk
 * reports no change of a file since it was read.
 */
export class KnownFiles {
  #before: Known = { read: new Map(), hashes: new Map() };
  #now: Known = { read: new Map(), hashes: new Map() };
  #lock: { readonly text: string; readonly lock: Lock } | undefined;

  /** Starts another version of the folder. What is known of the previous version stays available. */
  begin(): void {
    this.#before = this.#now;
    this.#now = { read: new Map(), hashes: new Map() };
  }

  /** The absolute path of a file that was read before; undefined where none was. */
  targetOf(path: string): string | undefined {
    return this.#before.read.get(path)?.target;
  }

  /**
   * The contents of a file; undefined where it does not exist.
   * @param path in the folder; `target` is the absolute path
   * @param wanted the contents that it should have: returned instead of an equal copy
   */
  read(path: string, target: string, wanted: Content): Content | undefined {
    const { text: stamp, changed } = stampOf(target);
    const known = this.#before.read.get(path);
    if (known?.stamp === stamp) {
      const isKept = known.content === wanted || !isSameContent(known.content, wanted);
      const file = isKept ? known : { ...known, content: wanted };
      this.#now.read.set(path, file);
      return file.content;
    }
    const bytes = readBytes(target);
    if (bytes === undefined) return undefined;
    const content = isSameContent(bytes, wanted) ? wanted : bytes;
    // A file that was changed a moment ago can be changed again without a new time of modification.
    if (Date.now() - changed > TICK) this.#now.read.set(path, { target, stamp, content });
    return content;
  }

  /** SHA-256 of the contents of a file, in hex. */
  hashOf(path: string, content: Content): string {
    const before = this.#before.hashes.get(path);
    const known = before !== undefined && isSameContent(before.content, content) ? before : undefined;
    const sha256 = known?.sha256 ?? hashOf(content);
    this.#now.hashes.set(path, { content, sha256 });
    return sha256;
  }

  /** Reads a lock from its text, without parsing a text that this process has printed. */
  parseLock(text: string): Lock {
    return this.#lock?.text === text ? this.#lock.lock : parseLock(text);
  }

  /** Whether this process has printed the text of a lock. */
  hasPrinted(text: string): boolean {
    return this.#lock?.text === text;
  }

  /** Remembers a lock and its printed text. */
  keepLock(lock: Lock, text: string): void {
    this.#lock = { lock, text };
  }
}

/** The contents of a file; undefined where it does not exist. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
