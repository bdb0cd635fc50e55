import { type Awaitable } from './awaitable.js';
import { type LoadedOperationsSource } from './loaded-operations.js';
import type { ServerRequest, ServerResponse } from './message.js';
import type { Operation, OperationInfo } from './operation.js';
import { type ServerOptions } from './options.js';
import { type Problem } from './problem.js';
import type { RawPath } from './request-parameters.js';
import type { SecurityScheme } from './security.js';
/** The document in the form that a server needs, as the generator writes it. */
export interface ServerDocument {
    readonly operations: Readonly<Record<string, Operation>>;
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
    /** Path of the first server: `/api/v4`; empty if there is none. */
    readonly basePath: string;
}
export interface ServerParts<Principal> extends ServerDocument, LoadedOperationsSource<Principal> {
    readonly options: ServerOptions<Principal>;
}
/** Answers requests. All adapters stand on it. */
export interface ApiServer {
    readonly operations: readonly OperationInfo[];
    readonly basePath: string;
    /** Parameters of the query that hold credentials and are nobody's business: not for logs, not for links. */
    readonly credentialParameters: ReadonlySet<string>;
    /** Routes and answers a request; without a promise where nothing has to be waited for. Never throws nor rejects. */
    handle(request: ServerRequest): Awaitable<ServerResponse>;
    /** Answers a request that an adapter has routed itself, as `handle` does. */
    call(operation: OperationInfo, request: ServerRequest, rawPath: RawPath): Awaitable<ServerResponse>;
    /** For everything that knows the Fetch Standard: Deno, Bun, Workers, Hono, tests. Never rejects. */
    fetch(request: Request): Promise<Response>;
    /** Answers with a problem, in the form that all problems have here. */
    refuse(problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>): ServerResponse;
    /** Loads what is otherwise loaded by the first request for each operation. */
    preload(): Promise<void>;
}
export declare function createApiServer<Principal>(parts: ServerParts<Principal>): ApiServer;
