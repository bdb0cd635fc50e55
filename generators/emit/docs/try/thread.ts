import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../emitter.ts';

/**
 * As `validatorModules` of the document at a path, on a thread of its own, so that pages are written beside it. The
 * document is read again: a model does not cross to other threads.
 */
export async function validatorModulesOf(document: string): Promise<readonly OutputFile[]> {
  // Sources run as .ts, the published package as .js; a worker is named by its file.
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: document });
  try {
    const [files] = (await once(worker, 'message')) as [readonly OutputFile[]];
    return files;
  } finally {
    await worker.terminate();
  }
}
