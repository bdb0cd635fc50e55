import type { Operation, Values, Written } from './operation.js';
/** Writes a body with files as a form, and one without as JSON, which keeps the types of its values. */
export declare function writeFilesOrJson(values: Values, operation: Operation): Written | undefined;
