import type { Readable } from 'node:stream';
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
/** A response of undici with the members of a `Response`. Headers and stream are made when they are asked for. */
export declare class UndiciResponse implements Response {
    #private;
    readonly url: string;
    readonly redirected = false;
    readonly type = "default";
    readonly status: number;
    readonly statusText: string;
    constructor(url: string, answer: UndiciAnswer);
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
