import type { ApiRequest } from './operation.js';
/** Leaves a body to the caller as a stream of bytes, which tells of its progress where that is asked for. */
export declare function readStream(response: Response, { onProgress }: ApiRequest): Promise<ReadableStream<Uint8Array>>;
