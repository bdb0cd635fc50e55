import type { ApiRequest } from './operation.js';
/** Reads what says that it is JSON, and leaves everything else to the caller as a stream. */
export declare function readJsonOrStream(response: Response, request: ApiRequest): unknown;
/** Reads what says that it is JSON, and everything else as text. */
export declare function readJsonOrText(response: Response, request: ApiRequest): unknown;
