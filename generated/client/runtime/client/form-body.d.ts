import type { Operation, Values, Written } from './operation.js';
/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export declare function writeForm(values: Values, operation: Operation): Written;
/** The text of such a body. */
export declare function writeFields({ body }: Values, { fields, others }: Operation): string;
