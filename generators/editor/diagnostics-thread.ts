import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { LoadOptions } from '../pipeline.ts';
import type { SharedFormat } from '../plugin/shared-formats.ts';

/** A document to check, with unsaved changes. */
export interface DiagnosticsRequest {
  readonly path: string;
  readonly options: Pick<LoadOptions, 'root' | 'levels' | 'naming' | 'oneOf' | 'strict'>;
  /** The formats of plug-ins, which the thread does not load. */
  readonly formats: readonly SharedFormat[];
  readonly open: readonly { readonly path: string; readonly uri: string; readonly text: string }[];
}

/** Diagnostics by the paths of files. */
export type FileDiagnostics = readonly (readonly [path: string, diagnostics: readonly Diagnostic[]])[];

/**
 * Checks documents in a worker, so that typing is not delayed. It reports the findings of building the model, and changes
 * since the last commit that break callers.
 */
export class DiagnosticsThread {
  readonly #onInternalError: (error: unknown) => void;
  #worker: Worker | undefined;
  #waiting:
    | { readonly request: DiagnosticsRequest; readonly done: (diagnostics: FileDiagnostics) => void }
    | undefined;
  #isBusy = false;

  constructor(onInternalError: (error: unknown) => void) {
    this.#onInternalError = onInternalError;
  }

  /** Checks a document. `done` is not called if there is another request before the check begins. */
  request(request: DiagnosticsRequest, done: (diagnostics: FileDiagnostics) => void): void {
    this.#waiting = { request, done };
    this.#next();
  }

  end(): void {
    this.#waiting = undefined;
    void this.#worker?.terminate();
  }

  #next(): void {
    if (this.#isBusy || this.#waiting === undefined) return;
    const { request, done } = this.#waiting;
    this.#waiting = undefined;
    this.#isBusy = true;
    const worker = this.#started();
    worker.once('message', (diagnostics: FileDiagnostics) => {
      this.#isBusy = false;
      done(diagnostics);
      this.#next();
    });
    worker.postMessage(request, []);
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    // Sources run as .ts, the published package as .js.
    const worker = new Worker(new URL(`./diagnostics-worker${extname(import.meta.url)}`, import.meta.url));
    worker.on('error', (error) => {
      this.#onInternalError(error);
      this.#worker = undefined;
      this.#isBusy = false;
    });
    this.#worker = worker;
    return worker;
  }
}
