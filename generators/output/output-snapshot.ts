import { memoize } from '../incremental/memoize.ts';
import { readFileSync } from 'node:fs';
import { stampOf } from '../watch/stamp.ts';
import { isSameContent, type Content } from './bytes.ts';
import { hasContent } from './has-content.ts';
import { hashOf } from './hash.ts';
import { parseLock, printLine, type Lock, type LockedOutput } from './lock.ts';

/** The clock for the times of changes ticks once in this number of milliseconds. */
const TICK = 20;

/** The contents of a file when it was last read. */
interface KnownFile {
  /** Its absolute path. */
  readonly target: string;
  readonly stamp: string;
  readonly content: Content;
}

/** The contents of a file, and its entry in the lock. */
interface KnownEntry {
  readonly content: Content;
  readonly entry: LockedOutput;
}

/** What is known of one version of a folder, by path: the contents that were read, and the entries of the lock. */
interface Known {
  readonly read: Map<string, KnownFile>;
  readonly entries: Map<string, KnownEntry>;
}

/**
 * What a process knows of the files of an output folder that it writes repeatedly. It is valid as long as the disk
 * reports no change of a file since it was read.
 */
export class OutputSnapshot {
  #before: Known = { read: new Map(), entries: new Map() };
  #now: Known = { read: new Map(), entries: new Map() };
  readonly #lineOf = memoize(printLine);
  #lock: { readonly text: string; readonly lock: Lock } | undefined;

  /** Starts another version of the folder. What is known of the previous version stays available. */
  begin(): void {
    this.#before = this.#now;
    this.#now = { read: new Map(), entries: new Map() };
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
    // Mostly it was written by the last run. To read it for the comparison would take as much memory again, and garbage
    // that is not in the heap of V8 makes it search all of the heap.
    const written = this.#before.entries.get(path)?.content;
    const likely = [wanted, written].find((each) => each !== undefined && hasContent(target, each));
    const content = likely ?? readBytes(target);
    if (content === undefined) return undefined;
    // A file that was changed a moment ago can be changed again without a new time of modification.
    if (Date.now() - changed > TICK) this.#now.read.set(path, { target, stamp, content });
    return content;
  }

  /** SHA-256 of the contents of a file, in hex. */
  hashOf(path: string, content: Content): string {
    const before = this.#before.entries.get(path);
    const isKnown = before !== undefined && isSameContent(before.content, content);
    return isKnown ? before.entry.sha256 : hashOf(content);
  }

  /** What the lock says of a file: the same object as before where it is the same. */
  entryOf({ path, owner }: Omit<LockedOutput, 'sha256'>, content: Content): LockedOutput {
    const before = this.#before.entries.get(path);
    const sha256 = this.hashOf(path, content);
    const isSame = before?.entry.sha256 === sha256 && before.entry.owner === owner;
    const entry = isSame ? before.entry : { path, sha256, owner };
    this.#now.entries.set(path, { content, entry });
    return entry;
  }

  /** The line of the lock for a file. */
  lineOf(entry: LockedOutput): string {
    const line = this.#lineOf(entry);
    return line;
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
