import type { Operation, Values, Written } from './operation.js';
/** Sends text, bytes, a Blob or a stream as it is. */
export declare function writeRaw({ body }: Values, { contentType }: Operation): Written;
