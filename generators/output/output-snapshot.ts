import { memoize } from '../incremental/memoize.ts';
import { readFileSync } from 'node:fs';
import { stampOf } from '../watch/stamp.ts';
import { isSameContent, type Content } from './bytes.ts';
import { hasContent } from './has-content.ts';
import { hashOf } from './hash.ts';
import { parseLock, printLine, printLock, type Lock, type LockedOutput } from './lock.ts';

/** Resolution of the times of changes in file systems, in milliseconds. */
const TICK = 20;

/** One version of a folder. */
interface Version {
  /** The files that were read, by their paths in the folder. */
  readonly read: Map<string, { readonly target: string; readonly stamp: string; readonly content: Content }>;
  /** The entries of the lock, with the contents of the files. */
  readonly entries: Map<string, { readonly content: Content; readonly entry: LockedOutput }>;
}

/** The files of an output folder that a process writes repeatedly. A file is read again if its stamp has changed. */
export class OutputSnapshot {
  #previous: Version = { read: new Map(), entries: new Map() };
  #current: Version = { read: new Map(), entries: new Map() };
  readonly #lineOf = memoize(printLine);
  #lock: { readonly text: string; readonly lock: Lock } | undefined;

  /** Begins another version of the folder. */
  begin(): void {
    this.#previous = this.#current;
    this.#current = { read: new Map(), entries: new Map() };
  }

  /** The absolute path of a file that the last run has read; undefined for other files. */
  targetOf(path: string): string | undefined {
    return this.#previous.read.get(path)?.target;
  }

  /**
   * The contents of a file; undefined if it does not exist.
   * @param path in the folder; `target` is the absolute path
   * @param wanted the contents that it should have: returned instead of an equal copy
   */
  read(path: string, target: string, wanted: Content): Content | undefined {
    const { text: stamp, changed } = stampOf(target);
    const last = this.#previous.read.get(path);
    if (last?.stamp === stamp) {
      const isCopy = last.content !== wanted && isSameContent(last.content, wanted);
      const file = isCopy ? { ...last, content: wanted } : last;
      this.#current.read.set(path, file);
      return file.content;
    }
    // Mostly the last run has written it. The comparison does not read it as a whole, since garbage outside of the heap of
    // V8 causes full collections.
    const written = this.#previous.entries.get(path)?.content;
    const likely = [wanted, written].find((each) => each !== undefined && hasContent(target, each));
    const content = likely ?? readBytes(target);
    if (content === undefined) return undefined;
    // A second change in the same tick would not change the stamp.
    if (Date.now() - changed > TICK) this.#current.read.set(path, { target, stamp, content });
    return content;
  }

  /** SHA-256 of the contents of a file, in hex. */
  hashOf(path: string, content: Content): string {
    const last = this.#previous.entries.get(path);
    return last !== undefined && isSameContent(last.content, content) ? last.entry.sha256 : hashOf(content);
  }

  /** The entry of a file in the lock; the same object as in the previous version if it is equal. */
  entryOf({ path, owner }: Omit<LockedOutput, 'sha256'>, content: Content): LockedOutput {
    const last = this.#previous.entries.get(path)?.entry;
    const sha256 = this.hashOf(path, content);
    const entry = last?.sha256 === sha256 && last.owner === owner ? last : { path, sha256, owner };
    this.#current.entries.set(path, { content, entry });
    return entry;
  }

  /** Prints a lock. Lines of equal entries are cached. */
  printLock(lock: Lock): string {
    return printLock(lock, this.#lineOf);
  }

  /** Parses a lock, unless its text is that of the last lock. */
  parseLock(text: string): Lock {
    return this.#lock?.text === text ? this.#lock.lock : parseLock(text);
  }

  /** Records the last lock and its text. */
  recordLock(lock: Lock, text: string): void {
    this.#lock = { lock, text };
  }
}

/** The contents of a file; undefined if it does not exist. */
export function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
