import type { Context } from './handler.js';
import type { App } from './server-types.js';
import type { Logger, RequestHeaders, ServerRequest } from './message.js';
import type { Operation } from './operation.js';
import type { RawPath } from './request-parameters.js';
import type { UnparsedRequest } from './security.js';
/** What a call needs of the server beyond its request. */
export interface CallSettings {
    /** What handlers find as `context.app`. */
    readonly app: unknown;
    /** Parameters of the query that hold credentials. */
    readonly credentials: ReadonlySet<string>;
    readonly publicUrl: string | undefined;
    readonly log: Logger;
    readonly requestId: () => string;
}
/** One request for one operation. Most calls need little of it, so it is made when it is asked for. */
export declare class Call<Principal> implements Context<Principal>, UnparsedRequest {
    #private;
    readonly operation: Operation;
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
    principal: Principal | undefined;
    constructor(operation: Operation, request: ServerRequest, given: {
        readonly rawPath: RawPath;
        readonly settings: CallSettings;
    });
    get app(): App;
    get requestId(): string;
    get headers(): RequestHeaders;
    get signal(): AbortSignal;
    get log(): Logger;
    get url(): URL;
    get path(): Readonly<Record<string, string>>;
}
