import type { Operation, Values, Written } from './operation.js';
/**
 * Writes a form in parts (RFC 7578): files as they are, everything else as in a form without files. With
 * a stream among the files the body is a stream too, which can be sent once.
 */
export declare function writeMultipart({ body }: Values, operation: Operation): Written;
type FileContent = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export declare function isFile(value: unknown): value is FileContent;
export {};
