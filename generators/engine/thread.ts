import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '../emit/emitter.ts';
import { PackedFile } from '../emit/encoded-file.ts';
import type { Job, PrintedLot, SentLot } from './job.ts';

/**
 * MiB. V8 lets a heap grow to a multiple of its live objects before it collects garbage. The multiple depends on the
 * heap's limit: with this one, the pages of GitHub's document take 150 MiB less. The default for young objects would
 * take 60 more.
 */
const MEMORY = { all: 1_000, young: 16 };

/** Prints lots beside this thread. It starts loading its modules at once. */
export class PrinterThread {
  readonly #worker: Worker;

  /**
   * @param recipes of the emitters whose lots it may take; loading all others would take more memory than the time is
   * worth
   * @param memory MiB that it may use
   */
  constructor(recipes: readonly Recipe[], memory = MEMORY.all) {
    // Sources run as .ts, the published package as .js; a worker is created by its file name.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    const resourceLimits = { maxYoungGenerationSizeMb: MEMORY.young, maxOldGenerationSizeMb: memory };
    this.#worker = new Worker(file, { workerData: recipes, resourceLimits });
  }

  /**
   * Returns the lots that the thread has printed, without those that its memory was too small for; can be called once.
   */
  async print(job: Job): Promise<readonly PrintedLot[]> {
    const lots: PrintedLot[] = [];
    this.#worker.postMessage(job, []);
    try {
      for await (const [lot] of on(this.#worker, 'message') as AsyncIterable<[SentLot | undefined]>) {
        if (lot === undefined) break;
        const received = [...lot.units].map(
          ([unit, files]) => [unit, files.map((file) => new PackedFile(file))] as const,
        );
        lots.push({ ...lot, units: new Map(received) });
      }
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
    }
    return lots;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
