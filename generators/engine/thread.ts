import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '../emit/emitter.ts';
import { PackedFile } from '../emit/encoded-file.ts';
import type { Job, PrintedLot, SentLot } from './job.ts';

/**
 * MiB. A heap grows to a multiple of what lived in it before it looks what can go; the multiple falls with the heap's limit,
 * so that with this one the pages of GitHub's document take 150 MiB less. Left alone the young part would let 60 more gather.
 */
const MEMORY = { all: 1_000, young: 16 };

/** Prints lots beside this thread. It loads what it needs at once. */
export class PrinterThread {
  readonly #worker: Worker;

  /**
   * @param recipes of the emitters whose lots it may take; to load all others would take more memory than it saves time
   * @param memory MiB that it may take
   */
  constructor(recipes: readonly Recipe[], memory = MEMORY.all) {
    // Sources run as .ts, the published package as .js; a worker is named by its file.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    const resourceLimits = { maxYoungGenerationSizeMb: MEMORY.young, maxOldGenerationSizeMb: memory };
    this.#worker = new Worker(file, { workerData: recipes, resourceLimits });
  }

  /** Gives the lots that the thread has taken, without what its memory did not reach for; a thread does so once. */
  async print(job: Job): Promise<readonly PrintedLot[]> {
    const lots: PrintedLot[] = [];
    this.#worker.postMessage(job, []);
    try {
      for await (const [lot] of on(this.#worker, 'message') as AsyncIterable<[SentLot | undefined]>) {
        if (lot === undefined) break;
        const [index, units] = lot;
        const received = [...units].map(
          ([unit, files]) => [unit, files.map((file) => new PackedFile(file))] as const,
        );
        lots.push([index, new Map(received)]);
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
