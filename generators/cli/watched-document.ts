import { resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { LOCK_FILE } from '../output/lock.ts';
import { Regenerator, type Regenerated } from '../regenerate/regenerator.ts';
import type { Generation } from './generation.ts';
import type { OutputSink, SinkResult } from './run-generations.ts';

/** One run for a document. */
export interface WatchedRun extends Generation {
  readonly findings: readonly Finding[];
  /** Absent if the document has errors, so that the output stays unchanged. */
  readonly result?: SinkResult;
  readonly milliseconds: number;
}

/** A document from which output is generated repeatedly. */
export class WatchedDocument {
  readonly #generation: Generation;
  readonly #sink: OutputSink;
  readonly #regenerator: Regenerator;
  #files: readonly string[] = [];
  #read: Regenerated['read'] | undefined;
  #findings: readonly Finding[] = [];
  #isBroken = false;

  constructor(generation: Generation, sink: OutputSink) {
    this.#generation = generation;
    this.#sink = sink;
    this.#regenerator = new Regenerator(generation.request);
  }

  /** Absolute paths of the files on which the next run depends. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** What the last run read in which the document had a model. */
  get read(): Regenerated['read'] | undefined {
    return this.#read;
  }

  /** The findings of the last run. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** Whether the document had errors in the last run. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether a run after these changes may have another result than the last one. */
  concerns(changed: ReadonlySet<string> | undefined): boolean {
    return changed === undefined || this.#files.some((file) => changed.has(file));
  }

  /** Generates, and writes the output to its folder. */
  async run(changed: ReadonlySet<string> | undefined): Promise<WatchedRun> {
    const started = performance.now();
    const { output, read, findings, files } = await this.#regenerator.run(changed);
    const { folder } = this.#generation;
    const result = output === undefined ? undefined : this.#sink(folder, output);
    const outputs = result?.dependsOnOutput === true ? [...(output?.files ?? []), { path: LOCK_FILE }] : [];
    this.#files = [...files, ...outputs.map(({ path }) => resolve(folder, path))];
    if (read.model !== undefined) this.#read = read;
    this.#isBroken = result === undefined;
    this.#findings = [...findings, ...(result?.findings ?? [])];
    return {
      ...this.#generation,
      findings: this.#findings,
      ...(result === undefined ? {} : { result }),
      milliseconds: Math.round(performance.now() - started),
    };
  }
}
