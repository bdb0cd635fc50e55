import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '../emit/emitter.ts';
import { PackedFile } from '../emit/encoded-file.ts';
import type { Job, PrintedLot, SentLot } from './job.ts';

/** A thread that lives for one job would otherwise let 60 MB of what it no longer needs gather, and be no faster. */
const YOUNG = { maxYoungGenerationSizeMb: 16 };

/** Prints lots beside this thread. It loads what it needs at once. */
export class PrinterThread {
  readonly #worker: Worker;

  /** @param recipes of the emitters whose lots it may take; to load all others would take more memory than it saves time */
  constructor(recipes: readonly Recipe[]) {
    // Sources run as .ts, the published package as .js; a worker is named by its file.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    this.#worker = new Worker(file, { workerData: recipes, resourceLimits: YOUNG });
  }

  /** Gives the lots that the thread has taken; a thread does so once. */
  async print(job: Job): Promise<readonly PrintedLot[]> {
    const lots: PrintedLot[] = [];
    this.#worker.postMessage(job, []);
    for await (const [lot] of on(this.#worker, 'message') as AsyncIterable<[SentLot | undefined]>) {
      if (lot === undefined) break;
      const [index, units] = lot;
      const received = [...units].map(
        ([unit, files]) => [unit, files.map((file) => new PackedFile(file))] as const,
      );
      lots.push([index, new Map(received)]);
    }
    return lots;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
