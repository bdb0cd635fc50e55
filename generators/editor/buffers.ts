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
    return this.#files.parse(given, isReferenced);
  }
}
