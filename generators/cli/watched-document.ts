import { resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { LOCK_FILE } from '../output/lock.ts';
import { Regenerator, type Regenerated } from '../regenerate/regenerator.ts';
import type { Generation } from './generation.ts';
import type { OutputSink, SinkResult } from './run-generations.ts';

/** One run for a document. */
export interface WatchedRun extends Generation {
  readonly findings: readonly Finding[];
  /** Absent if the document has errors: the output then stays as it was. */
  readonly used?: SinkResult;
  readonly milliseconds: number;
}

/** A document from which output is generated repeatedly. */
export class WatchedDocument {
  readonly #generation: Generation;
  readonly #use: OutputSink;
  readonly #regenerator: Regenerator;
  #files: readonly string[] = [];
  #read: Regenerated['read'] | undefined;
  #findings: readonly Finding[] = [];
  #isBroken = false;

  constructor(generation: Generation, use: OutputSink) {
    this.#generation = generation;
    this.#use = use;
    this.#regenerator = new Regenerator(generation.request);
  }

  /** The files that another run would depend on: absolute paths. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** What was read in the last run in which the document had a model. */
  get read(): Regenerated['read'] | undefined {
    return this.#read;
  }

  /** The findings of the last run. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }

  /** Whether the document had errors in the last run, so that the output stayed as it was. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether a run after these changes could have another outcome than the last one; always true before the first. */
  concerns(changed: ReadonlySet<string> | undefined): boolean {
    return changed === undefined || this.#files.some((file) => changed.has(file));
  }

  /** Generates, and writes the output to its folder. */
  async run(changed: ReadonlySet<string> | undefined): Promise<WatchedRun> {
    const started = performance.now();
    const { output, read, findings, files } = await this.#regenerator.run(changed);
    const { folder } = this.#generation;
    const used = output === undefined ? undefined : this.#use(folder, output);
    const outputs = used?.dependsOnOutput === true ? [...(output?.files ?? []), { path: LOCK_FILE }] : [];
    this.#files = [...files, ...outputs.map(({ path }) => resolve(folder, path))];
    if (read.model !== undefined) this.#read = read;
    this.#isBroken = used === undefined;
    this.#findings = [...findings, ...(used?.findings ?? [])];
    return {
      ...this.#generation,
      findings: this.#findings,
      ...(used === undefined ? {} : { used }),
      milliseconds: Math.round(performance.now() - started),
    };
  }
}
