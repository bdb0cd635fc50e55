import { Readable } from 'node:stream';
/** What undici gives for a request. */
export interface UndiciAnswer {
    readonly statusCode: number;
    readonly statusText: string;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly body: Readable & {
        text(): Promise<string>;
        readonly bodyUsed: boolean;
    };
}
/**
 * An answer of undici with the members of a `Response`. The text is read without a web stream, which takes a good part of
 * the time of a call; headers and stream are made when they are asked for.
 */
export declare class UndiciResponse implements Response {
    #private;
    readonly url: string;
    readonly redirected = false;
    readonly type = "default";
    readonly status: number;
    readonly statusText: string;
    /** @param maxBytes the largest body that is read as text; a longer one is a RangeError */
    constructor(url: string, answer: UndiciAnswer, maxBytes?: number);
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
