import { readFileSync } from 'node:fs';
import type { OutputFile } from '../emit/emitter.ts';
import { stampOf } from '../watch/stamp.ts';
import { bytesOf } from './bytes.ts';
import { hashOf } from './hash.ts';

/** The system takes times of changes from a clock that ticks once in so many milliseconds. */
const TICK = 20;

type Encoding = OutputFile['encoding'];

/** What a file held when it was last read. */
interface KnownFile {
  readonly stamp: string;
  readonly text: string;
  readonly encoding: Encoding;
}

/** A text and what its bytes have as SHA-256. */
interface KnownHash {
  readonly text: string;
  readonly encoding: Encoding;
  readonly sha256: string;
}

/** What is known of one version of a folder: by absolute paths what was read, by those in the folder the hashes. */
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

  /** Begins to write another version of the folder: of the one before, what it had is known. */
  begin(): void {
    this.#before = this.#now;
    this.#now = { read: new Map(), hashes: new Map() };
  }

  /**
   * What a file holds; undefined where there is none.
   * @param path absolute
   * @param wanted what it is to hold: kept in place of a text that is the same
   */
  read(path: string, wanted: string, encoding: Encoding): string | undefined {
    const { text: stamp, changed } = stampOf(path);
    const known = this.#before.read.get(path);
    if (known?.stamp === stamp && known.encoding === encoding) {
      this.#now.read.set(path, known);
      return known.text;
    }
    const text = readEncoded(path, encoding);
    // One that was changed a moment ago can be changed again without another time of change.
    if (text !== undefined && Date.now() - changed > TICK)
      this.#now.read.set(path, { stamp, text: text === wanted ? wanted : text, encoding });
    return text;
  }

  /** SHA-256 in hex of what stands on the disk for a file. */
  hashOf(file: OutputFile): string {
    const before = this.#before.hashes.get(file.path);
    const known = before?.text === file.text && before.encoding === file.encoding ? before : undefined;
    const sha256 = known?.sha256 ?? hashOf(bytesOf(file));
    this.#now.hashes.set(file.path, { text: file.text, encoding: file.encoding, sha256 });
    return sha256;
  }
}

/** What a file holds; undefined where there is none. */
export function readEncoded(path: string, encoding: Encoding): string | undefined {
  try {
    return readFileSync(path, encoding ?? 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
