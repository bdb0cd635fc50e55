import { resolve } from 'node:path';
import type { FileReader } from './file-reader.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import type { ReadOutcome, ReadRequest } from './read-text.ts';

/** Reads files with another reader, and records which files were read or looked for. */
export class RecordingFileReader implements FileReader {
  /** The result of reading each file, by its absolute path. */
  readonly outcomes = new Map<string, ReadOutcome>();
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  read(request: ReadRequest): ReadOutcome {
    const outcome = this.#reader.read(request);
    this.outcomes.set(resolve(request.location), outcome);
    return outcome;
  }

  begin(): void {
    this.outcomes.clear();
  }

  parse(given: FileText, isReferenced: boolean): ParsedFile {
    return this.#reader.parse(given, isReferenced);
  }
}
