import { Readable } from 'node:stream';
import type { Fetch } from './client.js';
import { type UndiciAnswer } from './undici-response.js';
/** What is used of a dispatcher of the package `undici`: `Agent`, `Pool`, `Client`, `ProxyAgent`, `MockAgent`. */
export interface UndiciDispatcher {
    request(options: UndiciRequest): Promise<UndiciAnswer>;
}
export interface UndiciRequest {
    readonly origin: string;
    readonly path: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | Uint8Array | Readable | null;
    readonly signal: AbortSignal | null;
}
/**
 * A faster `fetch` for Node: sends requests with undici's own client, without what browsers need of `fetch`. Redirects
 * are responses, as `createClient` follows them itself, and responses are not asked to be compressed.
 */
export declare function undiciFetch(dispatcher: UndiciDispatcher): Fetch;
