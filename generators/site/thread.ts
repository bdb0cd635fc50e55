import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PartsRequest, SiteParts } from '../emit/docs/parts.ts';

/**
 * Makes parts of the site of a document on a thread of its own, beside the pages of operations. It begins at once, and
 * reads the document again: a model does not cross to other threads.
 */
export class SiteThread {
  readonly #worker: Worker;

  /**
   * @param document path
   * @param root folder that its references may not leave
   */
  constructor(document: string, root?: string) {
    // Sources run as .ts, the published package as .js; a worker is named by its file.
    const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
    this.#worker = new Worker(file, { workerData: { document, root } });
  }

  /** A thread does so once, and only for a document without errors. */
  async parts(request: PartsRequest): Promise<SiteParts> {
    this.#worker.postMessage(request, []);
    const [parts] = (await once(this.#worker, 'message')) as [SiteParts];
    return parts;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
