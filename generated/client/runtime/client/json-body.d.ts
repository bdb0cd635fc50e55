import type { Operation, Values, WrittenBody } from './operation.js';
/** Writes a body as JSON. */
export declare function writeJson({ body }: Values, { contentType }: Operation): WrittenBody;
