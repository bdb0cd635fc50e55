import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../../source/document.ts';

/**
 * As `printOpenApiTypes`, on a thread of its own, so that other emitters run beside it: importing the TypeScript
 * compiler alone takes half a second. The document crosses as text, which takes half the time of a structured clone.
 */
export async function openApiTypes(document: JsonObject): Promise<string> {
  // Sources run as .ts, the published package as .js; a worker is named by its file.
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: JSON.stringify(document) });
  try {
    const [text] = (await once(worker, 'message')) as [string];
    return text;
  } finally {
    await worker.terminate();
  }
}
