import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { PrinterName } from './printers.ts';

// Kept code is a setting of each thread. As in the main module, nothing else may be imported before.
enableCompileCache();
const { printers } = await import('./printers.ts');
const print = await printers[workerData as PrinterName]();

/** One job per thread: a document as JSON text comes in, the files of its types go out. */
parentPort?.once('message', (document: string) => parentPort?.postMessage(print(JSON.parse(document)), []));
