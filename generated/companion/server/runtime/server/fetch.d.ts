import type { ServerRequest, ServerResponse } from './message.js';
/** What is used of a server here. */
export interface Answering {
    handle(request: ServerRequest): Promise<ServerResponse>;
}
/** Answers a request of the Fetch Standard. */
export declare function answerFetch(server: Answering, request: Request): Promise<Response>;
