import type { Operation, Values, Written } from './operation.js';
/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export declare function writePlainForm(values: Values, { contentType }: Operation): Written;
/** The text of such a body: that of a query, without its question mark. */
export declare function writePlainFields({ body }: Values): string;
