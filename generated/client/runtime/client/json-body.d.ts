import type { Operation, Values, Written } from './operation.js';
/** Writes a body as JSON, where there is one. */
export declare function writeJson({ body }: Values, { contentType }: Operation): Written | undefined;
