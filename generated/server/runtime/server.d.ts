// Runtime of forgespec, the same for every document. Do not edit.
import type { AnyHandler, Authenticators, Awaitable, BasicCredential, Context, HandlerResponse, Logger, Operation, OperationContract, OperationInfo, Problem, RawPath, RequestHeaders, ResponseContract, SecurityAlternative, SecurityScheme, ServerOptions, ServerRequest, ServerResponse, UnparsedRequest } from './requests.js';
import type { Route, RouteMatch } from './routing.js';
import type { App } from './server-types.js';
import type { ParameterDescriptor } from './parameters.js';

// server/fetch

/** What is used of a server here. */
export interface Answering {
    handle(request: ServerRequest): Awaitable<ServerResponse>;
}
/** Handles a `Request` of the Fetch Standard. */
export declare function answerFetch(server: Answering, request: Request): Promise<Response>;

// server/route-of

/** The route of an operation. */
export declare function routeOf<Info extends OperationInfo>(operation: Info): Route<Info>;
/** The routes of operations. Every GET is a HEAD too (RFC 9110, section 9.3.2). */
export declare function routesOf<Info extends OperationInfo>(operations: readonly Info[]): Route<Info>[];

// server/head

/** The response to HEAD: the same headers, with the length that the body would have. */
export declare function withoutBody(response: ServerResponse): ServerResponse;

// server/unrouted

type Unrouted = Exclude<RouteMatch<unknown>, {
    readonly kind: 'found';
}>;
/**
 * The response where no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110,
 * section 15.5.6); OPTIONS gets them with 204.
 */
export declare function unroutedResponse(server: Pick<ApiServer, 'refuse'>, method: string, match: Unrouted): ServerResponse;

// server/combine

/**
 * One server of several, each made from a document of its own, at one base path. A request is routed as if all operations
 * stood in one document: literal text wins over parameters, and of operations with one method and path the first. A path
 * of several documents has the methods of all of them. What no operation has is refused by the first server.
 * @throws TypeError where the base paths differ
 */
export declare function combineServers(first: ApiServer, ...others: readonly ApiServer[]): ApiServer;

// server/not-implemented

/** Makes the handler of an operation that nobody has implemented: a request that is valid is answered with 501. */
export declare function notImplemented({ id }: OperationInfo): AnyHandler<unknown>;

// server/pagination

/** A page of a list, as offset mode counts it. */
export interface OffsetPage {
    /** Address of the request: `context.url`. */
    readonly url: URL;
    /** From 1. */
    readonly page: number;
    readonly perPage: number;
    /** Items in the whole list; undefined where they are not counted. */
    readonly total?: number | undefined;
    /** Whether another page follows; needed where the total is not known. */
    readonly hasNext?: boolean;
}
/** The headers of a page in offset mode, by the names of the document. */
export interface OffsetHeaders {
    Link: string;
    'x-page': number;
    'x-per-page': number;
    /** Empty on the last page. */
    'x-next-page': string;
    /** Empty on the first page. */
    'x-prev-page': string;
    'x-total'?: number;
    'x-total-pages'?: number;
}
/** Headers of a page in offset mode: links to the neighbours, the first and the last page, and the numbers. */
export declare function offsetHeaders({ url, page, perPage, total, hasNext }: OffsetPage): OffsetHeaders;
/** The headers of a page in keyset mode: a link to the next page, and nothing at the end. */
export interface KeysetHeaders {
    Link?: string;
}
/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters that lead on, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export declare function keysetHeaders(page: {
    readonly url: URL;
    readonly next: Readonly<Record<string, string>> | undefined;
}): KeysetHeaders;
/** A link (RFC 8288, section 3) to the same address with other parameters. What `URL` writes can end no header or link. */
export declare function pageLink(url: URL, parameters: Readonly<Record<string, string>>, relation: string): string;

// server/credential

/** What was sent for a scheme: nothing, something that is no credential of the scheme, or one. */
export type Sent = 'nothing' | 'malformed' | {
    readonly credential: string | BasicCredential | undefined;
};
/** Takes the credential of a scheme out of a request, without looking at anything else in it. */
export declare function sentCredential(scheme: SecurityScheme, request: ServerRequest): Sent;

// server/authentication

/** The security of a document, and the functions that check credentials. */
export interface Security<Principal> {
    readonly schemes: Readonly<Record<string, SecurityScheme>>;
    readonly authenticate: Authenticators<Principal>;
}
/**
 * Authenticates the caller by the first alternative whose credentials were sent and are accepted. Credentials that are not
 * accepted are refused even where none are needed. Throws a `Refusal` of 401.
 * @returns undefined where no credentials are needed and none were sent
 */
export declare function authenticate<Principal>(security: Security<Principal>, alternatives: readonly SecurityAlternative[], { request, unparsed }: {
    readonly request: ServerRequest;
    readonly unparsed: UnparsedRequest;
}): Promise<Principal | undefined>;

// server/call

/** What the handling of a request needs from the server. */
export interface CallSettings {
    /** `context.app` of handlers. */
    readonly app: unknown;
    /** Query parameters that hold credentials. */
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

// server/console-log

/** One line of JSON for each entry. Errors have their stacks. */
export declare const consoleLog: Logger;

// server/lenient-contract

/** The contract of an operation with booleans in parameters and forms that may be written in all usual ways. */
export declare function lenientContract(contract: OperationContract): OperationContract;
/** A parameter, field or header whose booleans may be written in all usual ways. */
export declare function lenientParameter(descriptor: ParameterDescriptor): ParameterDescriptor;

// contract/keys

/** Where a status may be described: itself, its range, `default`; the first that there is counts (OpenAPI 3.1, Responses Object). */
export declare function statusKeys(status: number | string): readonly string[];
/** The first of the keys that a record has. Keys come from requests and responses: what is inherited does not count. */
export declare function ownKey(record: object, keys: readonly string[]): string | undefined;
/** What a record holds under the first of the keys that it has. */
export declare function ownValue<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Value | undefined;

// server/response

/** Something in a response that the document does not allow. */
export interface Violation {
    readonly in: 'status' | 'header' | 'body';
    readonly pointer: string;
    readonly message: string;
}
/** What may be sent with a status. */
export interface ResponseRules {
    readonly contract: ResponseContract;
    /** By essence of the media type. */
    readonly contents: ReadonlyMap<string, Content>;
    /** The one content that there is, where there is one. */
    readonly only: ChosenContent | undefined;
}
type Content = ResponseContract['content'][string];
interface ChosenContent {
    /** As it stands in `Content-Type`. */
    readonly type: string;
    readonly content: Content;
}
/** The responses of an operation, to be looked up by status. */
export declare class Responses {
    #private;
    constructor(contract: OperationContract['responses']);
    /** The response of a status: its own, that of its range, or the default one. */
    find(status: number): ResponseRules | undefined;
}
/** What is wrong with a response of a handler by the document; empty where nothing is. */
export declare function violations(response: HandlerResponse, rules: ResponseRules | undefined): readonly Violation[];
/** A response of a handler as adapters send it. Throws a TypeError for headers and bodies that cannot be sent. */
export declare function writeResponse(response: HandlerResponse, rules: ResponseRules | undefined): ServerResponse;

// server/loaded-operations

/** An operation whose contract is loaded. */
export interface LoadedOperation<Principal> {
    readonly contract: OperationContract;
    readonly responses: Responses;
    readonly handler: AnyHandler<Principal>;
}
export interface LoadedOperationsSource<Principal> {
    /** By name. */
    readonly operations: Readonly<Record<string, Operation>>;
    /** By name of the operation. */
    readonly handlers: Readonly<Record<string, AnyHandler<Principal> | undefined>>;
    /** Makes the handler of an operation that has none. */
    readonly fallback: (operation: OperationInfo, contract: OperationContract) => AnyHandler<Principal>;
}
/** The operations of a server; the contract of each is loaded when it is first called, and then kept. */
export declare class LoadedOperations<Principal> {
    #private;
    constructor(source: LoadedOperationsSource<Principal>, scalars: 'exact' | 'lenient');
    /** The operation of a name. Throws a TypeError where there is none. */
    named(name: string): Operation;
    /** What is loaded of an operation; a promise before its first call. */
    load(operation: Operation): Awaitable<LoadedOperation<Principal>>;
}

// server/server

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
/** Handles requests. All adapters use it. */
export interface ApiServer {
    readonly operations: readonly OperationInfo[];
    readonly basePath: string;
    /** Query parameters that hold credentials: they are left out of logs and links. */
    readonly credentialParameters: ReadonlySet<string>;
    /** Routes a request and returns the response; without a promise where nothing is asynchronous. Never throws or rejects. */
    handle(request: ServerRequest): Awaitable<ServerResponse>;
    /** Like `handle`, for a request that an adapter has routed itself. */
    call(operation: OperationInfo, request: ServerRequest, rawPath: RawPath): Awaitable<ServerResponse>;
    /** For platforms with the Fetch API: Deno, Bun, Workers, Hono, tests. Never rejects. */
    fetch(request: Request): Promise<Response>;
    /** The response for a problem, in the same format as all problems of this server. */
    refuse(problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>): ServerResponse;
    /** Loads the operations now; otherwise each is loaded by its first request. */
    preload(): Promise<void>;
}
export declare function createApiServer<Principal>(parts: ServerParts<Principal>): ApiServer;

export {};
