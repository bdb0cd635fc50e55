import { code, mention } from '../../code/code.ts';
import type { OutputFile } from '../emitter.ts';
import { simpleType, type TypeExpression } from './type-expression.ts';
import { moduleFile } from './types-module.ts';

/** The module that all operations share, by a name in lower case, which no type of a document has. */
export const http = mention({ module: 'types/http', name: '*', as: 'http', isType: true });

/** The type of raw bytes. */
export const bytesType: TypeExpression = simpleType(code`${http}.Bytes`);

/** The module `http`: types that all operations share. It needs only ECMAScript's library of types. */
export function httpModule(): OutputFile {
  return moduleFile({ path: 'http', declarations });
}

const declarations = [
  code`/** Raw bytes: the body of a download, or a file in a form. Blobs and files, streams and buffers fit. */
export type Bytes = Uint8Array | ByteBlob | ByteStream;`,
  code`/** What is used of a Blob. */
export interface ByteBlob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}`,
  code`/** What is used of a ReadableStream of bytes. */
export interface ByteStream {
  readonly locked: boolean;
  getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; releaseLock(): void };
}`,
  code`/** Statuses in the registry of HTTP Status Codes (RFC 9110 section 16.2), by class. */
export type Status1XX = 100 | 101 | 102 | 103;`,
  code`export type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;`,
  code`export type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;`,
  code`export type Status4XX =
  | 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418
  | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451;`,
  code`export type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;`,
  code`export type Status = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;`,
  code`/** The statuses of a class without those that have a response of their own. */
export type Except<All, Taken> = All extends Taken ? never : All;`,
];
