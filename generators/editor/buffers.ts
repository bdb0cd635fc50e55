import type { FileReader } from '../source/file-reader.ts';
import { KeptFiles } from '../source/kept-files.ts';
import { acceptText, type ReadOutcome, type ReadRequest } from '../source/read-text.ts';
import type { FileText, ParsedFile } from '../source/parsed-file.ts';
import { locate } from './locate.ts';
import type { TextBuffer } from './text-buffer.ts';

/**
 * The files of an editor: what it has open counts before the disk. Texts and values are kept until they change, so that
 * one keystroke costs the parsing of one file.
 */
export class Buffers implements FileReader {
  readonly #open = new Map<string, TextBuffer>();
  readonly #files = new KeptFiles({ reportsAll: true });
  /** What each file held when it could be read as a whole, by its path as it is printed. */
  readonly #readable = new Map<string, string>();

  get all(): readonly TextBuffer[] {
    return [...this.#open.values()];
  }

  set(buffer: TextBuffer): void {
    this.#open.set(locate(buffer.path), buffer);
  }

  delete(path: string): void {
    this.#open.delete(locate(path));
  }

  /** The buffer of a path, also where the path leads to its file by links. */
  of(path: string): TextBuffer | undefined {
    return this.#open.get(locate(path));
  }

  read(request: ReadRequest): ReadOutcome {
    const buffer = this.#open.get(request.location);
    if (buffer === undefined) return this.#files.read(request);
    const { text } = buffer.content;
    return acceptText(Buffer.from(text), text, request);
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    const parsed = this.#files.parse(given, isReferenced);
    if (parsed.value !== undefined) this.#readable.set(given.path, given.text);
    return parsed;
  }

  /** The same, but a file with syntax errors holds what it held before it had them. */
  get beforeErrors(): FileReader {
    return {
      read: (request) => this.read(request),
      parse: (given, isReferenced) => {
        const parsed = this.parse(given, isReferenced);
        const text = parsed.value === undefined ? this.#readable.get(given.path) : undefined;
        return text === undefined ? parsed : this.#files.parse({ ...given, text }, isReferenced);
      },
    };
  }
}
