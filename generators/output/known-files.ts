import { readFileSync } from 'node:fs';
import { stampOf } from '../watch/stamp.ts';
import { isSameContent, type Content } from './bytes.ts';
import { hashOf } from './hash.ts';
import { parseLock, type Lock } from './lock.ts';

/** The system takes times of changes from a clock that ticks once in so many milliseconds. */
const TICK = 20;

/** What a file held when it was last read. */
interface KnownFile {
  /** Its absolute path. */
  readonly target: string;
  readonly stamp: string;
  readonly content: Content;
}

/** What a file holds and has as SHA-256. */
interface KnownHash {
  readonly content: Content;
  readonly sha256: string;
}

/** What is known of one version of a folder: by paths in it what was read, and the hashes. */
interface Known {
  readonly read: Map<string, KnownFile>;
  readonly hashes: Map<string, KnownHash>;
}

/**
 * What a process knows of the files of an output folder that it writes again and again. It counts as long as the disk says
 * that nobody has changed a file since it was read.
 */
export class KnownFiles {
  #before: Known = { read: new Map(), hashes: new Map() };
  #now: Known = { read: new Map(), hashes: new Map() };
  #lock: { readonly text: string; readonly lock: Lock } | undefined;

  /** Begins to write another version of the folder: of the one before, what it had is known. */
  begin(): void {
    this.#before = this.#now;
    this.#now = { read: new Map(), hashes: new Map() };
  }

  /** Where a file is that was read before, as absolute path; undefined where none was. */
  targetOf(path: string): string | undefined {
    return this.#before.read.get(path)?.target;
  }

  /**
   * What a file holds; undefined where there is none.
   * @param path in the folder, and `target` the absolute one
   * @param wanted what it is to hold: kept in place of what is the same
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
    // One that was changed a moment ago can be changed again without another time of change.
    if (Date.now() - changed > TICK) this.#now.read.set(path, { target, stamp, content });
    return content;
  }

  /** SHA-256 in hex of what a file holds. */
  hashOf(path: string, content: Content): string {
    const before = this.#before.hashes.get(path);
    const known = before !== undefined && isSameContent(before.content, content) ? before : undefined;
    const sha256 = known?.sha256 ?? hashOf(content);
    this.#now.hashes.set(path, { content, sha256 });
    return sha256;
  }

  /** A lock by its text, without parsing what this process has printed. */
  parseLock(text: string): Lock {
    return this.#lock?.text === text ? this.#lock.lock : parseLock(text);
  }

  /** Whether this process has printed the text of a lock. */
  hasPrinted(text: string): boolean {
    return this.#lock?.text === text;
  }

  /** Takes note of a lock and of the text that was printed of it. */
  keepLock(lock: Lock, text: string): void {
    this.#lock = { lock, text };
  }
}

/** What a file holds; undefined where there is none. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
