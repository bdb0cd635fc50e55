import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SharedName } from './shared-emitters.ts';
import type { Job, PrintedLots } from './job.ts';

/** A thread that lives for one job would otherwise let 60 MB of what it no longer needs gather, and be no faster. */
const YOUNG = { maxYoungGenerationSizeMb: 16 };

/** Prints lots beside this thread. It loads what it needs at once. */
export class PrinterThread {
  readonly #worker: Worker;

  /** @param first name of the emitter whose units it will print first */
  constructor(first: SharedName) {
    // Sources run as .ts, the published package as .js; a worker is named by its file.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    this.#worker = new Worker(file, { workerData: { first }, resourceLimits: YOUNG });
  }

  /** Gives the lots that the thread has taken; a thread does so once. */
  async print(job: Job): Promise<PrintedLots> {
    this.#worker.postMessage(job, []);
    const [printed] = (await once(this.#worker, 'message')) as [PrintedLots];
    return printed;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
