import { resolve } from 'node:path';
import { engineOf, make, type GenerateRequest, type Made, type Read } from '../pipeline.ts';
import type { Engine } from '../engine/engine.ts';
import { KeptFiles } from '../source/kept-files.ts';
import { NotedReads } from '../source/noted-reads.ts';
import { Settled } from '../source/settled.ts';

/** What became of one run, and what it depended on. */
export interface Regenerated extends Made {
  /** Absolute paths of all that was read or looked for, also of what is missing; the document first. */
  readonly files: readonly string[];
}

/**
 * Generates from one document again and again, and does only what edits need: files are parsed that have changed, and units
 * printed that read something else. A run gives what a first run would give, byte for byte.
 */
export class Regenerator {
  readonly #request: GenerateRequest;
  readonly #engine: Engine;
  readonly #settled = new Settled();
  readonly #kept = new KeptFiles({ reportsAll: false });

  constructor(request: GenerateRequest) {
    this.#request = request;
    this.#engine = engineOf(request);
  }

  /**
   * Generates from the files as they are now. Runs do not overlap: the next one begins when the one before has ended.
   * @param changed absolute paths that may have changed since the last run; all files where absent
   * @param read what another one has read of the same document by the same options, which is then not read here
   */
  async run(changed?: ReadonlySet<string>, read?: Read): Promise<Regenerated> {
    if (changed === undefined) this.#kept.forget();
    for (const path of changed ?? []) this.#kept.forget(path);
    const reader = new NotedReads(this.#request.reader ?? this.#kept);
    const made = await make(
      { ...this.#request, reader, settled: this.#settled },
      (model, places) => this.#engine.printAgain(model, places),
      read,
    );
    return { ...made, files: [...new Set([resolve(this.#request.document), ...reader.outcomes.keys()])] };
  }

  /** Ends what a run that failed has left. */
  async end(): Promise<void> {
    await this.#engine.end();
  }
}
