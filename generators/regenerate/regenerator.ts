import { resolve } from 'node:path';
import { withNeeds } from '../emit/emitter.ts';
import { Printer } from '../emit/printer.ts';
import { Versions } from '../incremental/versions.ts';
import type { ApiModel } from '../model/model.ts';
import { make, type GenerateRequest, type Made, type Read } from '../pipeline.ts';
import { CachingFileReader } from '../source/files/caching-file-reader.ts';
import { RecordingFileReader } from '../source/files/recording-file-reader.ts';
import { StructuralSharing } from '../source/structural-sharing.ts';

/** The result of one run, and its dependencies. */
export interface Regenerated extends Made {
  /** Absolute paths of all files that were read or looked for, including missing ones; the document first. */
  readonly files: readonly string[];
}

/**
 * Generates from one document repeatedly, and does only the work that edits require: it parses changed files, and
 * prints units whose input has changed. Every run has the same result as a first run, byte for byte.
 */
export class Regenerator {
  readonly #request: GenerateRequest;
  readonly #printer: Printer;
  readonly #previous = new StructuralSharing();
  readonly #models = new Versions<ApiModel>();
  readonly #reader = new CachingFileReader();

  constructor(request: GenerateRequest) {
    this.#request = request;
    this.#printer = new Printer(withNeeds(request.emitters));
  }

  /**
   * Generates from the current files. Runs do not overlap: each begins when the previous one has ended.
   * @param changed absolute paths that may have changed since the last run; all files if absent
   * @param read the result of reading the same document with the same options, which is then not read here
   */
  async run(changed?: ReadonlySet<string>, read?: Read): Promise<Regenerated> {
    if (changed === undefined) this.#reader.forget();
    for (const path of changed ?? []) this.#reader.forget(path);
    const reader = new RecordingFileReader(this.#request.reader ?? this.#reader);
    const made = await make(
      { ...this.#request, reader, previous: this.#previous },
      (model, places) => this.#printer.print(this.#models.next(model), places),
      read,
    );
    return { ...made, files: [...new Set([resolve(this.#request.document), ...reader.paths])] };
  }
}
