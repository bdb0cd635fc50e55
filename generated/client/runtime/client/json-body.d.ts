import type { Operation, Values, Written } from './operation.js';
/** Writes a body as JSON. */
export declare function writeJson({ body }: Values, { contentType }: Operation): Written;
