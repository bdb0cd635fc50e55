import type { Operation, Values, WrittenBody } from './operation.js';
/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export declare function writeForm({ body }: Values, { contentType, fields }: Operation): WrittenBody;
