import type { Awaitable } from './awaitable.js';
import type { ServerRequest, ServerResponse } from './message.js';
/** What is used of a server here. */
export interface Answering {
    handle(request: ServerRequest): Awaitable<ServerResponse>;
}
/** Answers a request of the Fetch Standard. */
export declare function answerFetch(server: Answering, request: Request): Promise<Response>;
