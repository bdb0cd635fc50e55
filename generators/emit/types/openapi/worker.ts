import { parentPort, workerData } from 'node:worker_threads';
import type { JsonObject } from '../../../source/document.ts';
import { printOpenApiTypes } from './adapter.ts';

/** One job per thread: a document as JSON text comes in, the text of its types goes out. */
parentPort?.postMessage(printOpenApiTypes(JSON.parse(String(workerData)) as JsonObject), []);
