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

/**
 * What a process knows of the files of an output folder that it writes again and again. It counts as long as the disk says
 * that nobody has changed a file since it was read.
 */
export class KnownFiles {
  readonly #read = new Map<string, KnownFile>();
  readonly #hashes = new Map<string, { readonly text: string; readonly sha256: string }>();

  /**
   * What a file holds; undefined where there is none.
   * @param path absolute
   * @param wanted what it is to hold: kept in place of a text that is the same
   */
  read(path: string, wanted: string, encoding: Encoding): string | undefined {
    const { text: stamp, changed } = stampOf(path);
    const known = this.#read.get(path);
    if (known?.stamp === stamp && known.encoding === encoding) return known.text;
    const text = readEncoded(path, encoding);
    this.#read.delete(path);
    // One that was changed a moment ago can be changed again without another time of change.
    if (text !== undefined && Date.now() - changed > TICK)
      this.#read.set(path, { stamp, text: text === wanted ? wanted : text, encoding });
    return text;
  }

  /** SHA-256 in hex of what stands on the disk for a file. */
  hashOf(file: OutputFile): string {
    const known = this.#hashes.get(file.path);
    if (known?.text === file.text) return known.sha256;
    const sha256 = hashOf(bytesOf(file));
    this.#hashes.set(file.path, { text: file.text, sha256 });
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
