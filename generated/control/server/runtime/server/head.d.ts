import type { ServerResponse } from './message.js';
/** The response to HEAD: the same headers, with the length that the body would have. */
export declare function withoutBody(response: ServerResponse): ServerResponse;
