import type { Duplex } from 'node:stream';
import type { ServerResponse } from './message.js';
import type { ApiServer } from './server.js';
/**
 * Answers bytes that Node cannot read as a request, with a problem in the form that all problems have here, and closes
 * the connection: nobody knows where the next request would begin.
 */
export declare function answerClientError(server: Refusing): (error: Error & {
    readonly code?: string;
}, connection: Duplex) => void;
/** What is used of a server here; one that is still being made gives a promise. */
export interface Refusing {
    refuse(...problem: Parameters<ApiServer['refuse']>): ServerResponse | Promise<ServerResponse>;
}
