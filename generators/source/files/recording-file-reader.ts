import { resolve } from 'node:path';
import type { FileReader } from './file-reader.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import type { ReadOutcome, ReadRequest } from './read-text.ts';

/** Reads files with another reader, and records which files were read or looked for. */
export class RecordingFileReader implements FileReader {
  /** The absolute paths of these files, in the order in which they were first read. */
  readonly paths = new Set<string>();
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  read(request: ReadRequest): ReadOutcome {
    this.paths.add(resolve(request.location));
    return this.#reader.read(request);
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    return this.#reader.parse(given, isReferenced);
  }
}
