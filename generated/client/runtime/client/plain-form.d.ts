import type { Operation, Values, WrittenBody } from './operation.js';
/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export declare function writePlainForm({ body }: Values, { contentType }: Operation): WrittenBody;
/** The text of such a body. */
export declare function writePlainFields({ body }: Values): string;
