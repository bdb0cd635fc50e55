import type { Operation, Values, WrittenBody } from './operation.js';
/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export declare function writeForm(values: Values, operation: Operation): WrittenBody;
/** The text of such a body. */
export declare function writeFields({ body }: Values, { fields, others }: Operation): string;
