// Runtime of forgespec, the same for every document. Do not edit.
// @ts-ignore: the package may be absent.
import { Readable } from 'node:stream';
import type { Fetch } from './calls.js';

// client/decompressed

/** A body without its content codings. If one of them is unknown, the body is not changed, as by `fetch` of Node. */
export declare function decompressed(body: Readable, codings: string): Readable;

// client/undici-response

/** The response of undici. */
export interface UndiciResponseData {
    readonly statusCode: number;
    readonly statusText: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly body: Readable & {
        text(): Promise<string>;
        readonly bodyUsed: boolean;
    };
}
/** A response of undici as a `Response`. Headers and stream are created when they are first read. */
export declare class UndiciResponse implements Response {
    #private;
    readonly url: string;
    readonly redirected = false;
    readonly type = "default";
    readonly status: number;
    readonly statusText: string;
    constructor(url: string, data: UndiciResponseData);
    get ok(): boolean;
    get headers(): Headers;
    get body(): Response['body'];
    get bodyUsed(): boolean;
    text(): Promise<string>;
    json(): Promise<unknown>;
    arrayBuffer(): Promise<ArrayBuffer>;
    blob(): Promise<Blob>;
    bytes(): Promise<Uint8Array<ArrayBuffer>>;
    formData(): Promise<FormData>;
    clone(): Response;
}

// client/undici

/** The members used of a dispatcher of the package `undici`: `Agent`, `Pool`, `Client`, `ProxyAgent`, `MockAgent`. */
export interface UndiciDispatcher {
    request(options: UndiciRequest): Promise<UndiciResponseData>;
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
 * A faster `fetch` for Node, which sends requests with undici. It does not follow redirects, as the client does that, and
 * does not request compressed responses, but it decompresses them.
 */
export declare function undiciFetch(dispatcher: UndiciDispatcher): Fetch;

export {};
