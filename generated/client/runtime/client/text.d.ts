import type { ApiRequest } from './operation.js';
/**
 * The text of a body (UTF-8). Throws a RangeError beyond `maxBytes`, which count what is decompressed. What is no `Response` of
 * the platform, or has no stream, reads its text by itself.
 */
export declare function textOf(response: Response, { maxBytes: left }: ApiRequest): Promise<string>;
