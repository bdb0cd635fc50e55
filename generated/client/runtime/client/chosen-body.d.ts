import type { Operation, Values, Written } from './operation.js';
/**
 * Writes a body in the media type that the caller chooses; in the first unless one is given. Throws a TypeError for one
 * that the document does not have.
 */
export declare function writeChosen(values: Values, operation: Operation): Written | undefined;
