import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OutputFile } from '../emitter.ts';
import type { PrinterJob, PrinterName } from './printers.ts';

/** A printer of types on a thread of its own, where it runs beside others. It loads what it needs at once. */
export class PrinterThread {
  readonly #worker: Worker;

  constructor(printer: PrinterName) {
    // Sources run as .ts, the published package as .js; a worker is named by its file.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    this.#worker = new Worker(file, { workerData: printer });
  }

  /**
   * Prints one document; a thread does so once.
   * @param job its document is JSON text, which takes half the time of a structured clone to cross
   */
  async print(job: PrinterJob): Promise<readonly OutputFile[]> {
    this.#worker.postMessage(job, []);
    const [files] = (await once(this.#worker, 'message')) as [readonly OutputFile[]];
    return files;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
