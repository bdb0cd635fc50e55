import { resolve } from 'node:path';
import { engineOf, make, type GenerateRequest, type Made } from '../pipeline.ts';
import { diskReader, type FileReader } from '../source/file-reader.ts';

/** What became of one run, and what it depended on. */
export interface Regenerated extends Made {
  /** Absolute paths of all that was read or looked for, also of what is missing; the document first. */
  readonly files: readonly string[];
}

/** Generates from one document again and again, and does only what edits need. A run gives what a first run would give. */
export class Regenerator {
  readonly #request: GenerateRequest;

  constructor(request: GenerateRequest) {
    this.#request = request;
  }

  /**
   * Generates from the files as they are now. Runs do not overlap: the next one begins when the one before has ended.
   * @param _changed absolute paths that may have changed since the last run; all files where absent
   */
  async run(_changed?: ReadonlySet<string>): Promise<Regenerated> {
    const files = new Set([resolve(this.#request.document)]);
    const { reader = diskReader } = this.#request;
    const watched: FileReader = {
      read: (request) => {
        files.add(resolve(request.location));
        return reader.read(request);
      },
      parse: (given, isReferenced) => reader.parse(given, isReferenced),
    };
    const request = { ...this.#request, reader: watched };
    const engine = engineOf(request);
    try {
      return { ...(await make(request, engine)), files: [...files] };
    } finally {
      await engine.end();
    }
  }

  async end(): Promise<void> {}
}
