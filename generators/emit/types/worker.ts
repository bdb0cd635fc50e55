import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../../compile-cache.ts';
import type { PrinterJob, PrinterName } from './printers.ts';

// A setting of each thread, for what is imported afterwards.
keepCompiledCode();
const { printers } = await import('./printers.ts');
const print = await printers[workerData as PrinterName]();

/** One job per thread: a document comes in, the files of its types go out. */
parentPort?.once('message', ({ document, naming }: PrinterJob) =>
  parentPort?.postMessage(print(JSON.parse(document), naming), []),
);
