import type { FileReader } from '../source/files/file-reader.ts';
import { CachingFileReader } from '../source/files/caching-file-reader.ts';
import { acceptText, type ReadOutcome, type ReadRequest } from '../source/files/read-text.ts';
import type { FileText, ParsedFile } from '../source/files/parsed-file.ts';
import { locate } from './locate.ts';
import type { TextBuffer } from './text-buffer.ts';
import { uriOfPath } from './uri.ts';

/** The files of an editor: its open buffers, otherwise the disk. Parsed files are cached until they change. */
export class Buffers implements FileReader {
  readonly #open = new Map<string, TextBuffer>();
  readonly #files = new CachingFileReader();
  /** The last readable version of each file, by its displayed path. */
  readonly #readable = new Map<string, ParsedFile>();

  get all(): readonly TextBuffer[] {
    return [...this.#open.values()];
  }

  set(buffer: TextBuffer): void {
    this.#open.set(locate(buffer.path), buffer);
  }

  delete(path: string): void {
    this.#open.delete(locate(path));
  }

  /** The buffer of a path, which may contain symbolic links. */
  of(path: string): TextBuffer | undefined {
    return this.#open.get(locate(path));
  }

  /** The URI of a file, in the spelling of the editor. */
  readonly uriOf = (path: string): string => this.of(path)?.uri ?? uriOfPath(path);

  read(request: ReadRequest): ReadOutcome {
    const buffer = this.#open.get(request.location);
    if (buffer === undefined) return this.#files.read(request);
    const { text } = buffer.content;
    return acceptText(Buffer.from(text), text, request);
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    const parsed = this.#files.parse(given, isReferenced);
    if (parsed.value !== undefined) this.#readable.set(given.path, parsed);
    return parsed;
  }

  /** A reader of the same files, which returns the last readable version of files with syntax errors. */
  get beforeErrors(): FileReader {
    return {
      read: (request) => this.read(request),
      parse: (given, isReferenced) => {
        const parsed = this.parse(given, isReferenced);
        return parsed.value === undefined ? (this.#readable.get(given.path) ?? parsed) : parsed;
      },
    };
  }
}
