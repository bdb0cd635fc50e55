// Runtime of forgespec, the same for every document. Do not edit.
import type { AnyHandler, Authenticators, Awaitable, BasicCredential, Context, ErrorBody, HandlerResponse, Logger, Operation, OperationContract, OperationInfo, Problem, RawPath, RequestHeaders, ResponseContract, SecurityAlternative, SecurityScheme, ServerOptions, ServerRequest, ServerResponse, UnparsedRequest } from './requests.js';
import type { Route, RouteMatch } from './routing.js';
import type { App } from './server-types.js';
import type { ParameterDescriptor } from './parameters.js';

// server/fetch

/** The members used of a server. */
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

/** The response to HEAD: the headers of the response to GET, with the length of its body. */
export declare function withoutBody(response: ServerResponse): ServerResponse;

// server/unrouted

type Unrouted = Exclude<RouteMatch<unknown>, {
    readonly kind: 'found';
}>;
/**
 * The response if no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110, section
 * 15.5.6). OPTIONS gets the methods with 204.
 */
export declare function unroutedResponse(server: Pick<ApiServer, 'refuse'>, method: string, match: Unrouted): ServerResponse;

// server/combine

/**
 * Combines servers of several documents into one at the same base path. Requests are routed as if all operations were
 * in one document: literal text takes precedence over parameters, and among operations with the same method and path
 * the first. A path in several documents has the methods of all of them. Requests that match no operation are refused
 * by the first server. @throws TypeError if the base paths differ
 */
export declare function combineServers(first: ApiServer, ...others: readonly ApiServer[]): ApiServer;

// server/not-implemented

/** Makes the handler of an operation that is not implemented: it responds to valid requests with 501. */
export declare function notImplemented({ id }: OperationInfo): AnyHandler<unknown>;

// server/pagination

/** A page of a list in offset mode. */
export interface OffsetPage {
    /** URL of the request: `context.url`. */
    readonly url: URL;
    /** Counted from 1. */
    readonly page: number;
    readonly perPage: number;
    /** Items in the whole list; undefined if they are not counted. */
    readonly total?: number | undefined;
    /** Whether another page follows; needed if the total is unknown. */
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
/** Headers of a page in offset mode: links to the previous, next, first and last page, and the totals. */
export declare function offsetHeaders({ url, page, perPage, total, hasNext }: OffsetPage): OffsetHeaders;
/** The headers of a page in keyset mode: a link to the next page, and nothing at the end. */
export interface KeysetHeaders {
    Link?: string;
}
/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters of the next page, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export declare function keysetHeaders(page: {
    readonly url: URL;
    readonly next: Readonly<Record<string, string>> | undefined;
}): KeysetHeaders;
/**
 * A link (RFC 8288, section 3) to the same URL with other parameters. `URL` escapes all characters that could end the
 * link or the header.
 */
export declare function pageLink(url: URL, parameters: Readonly<Record<string, string>>, relation: string): string;

// server/credential

/** What was sent for a scheme: nothing, something that is not a credential of the scheme, or a credential. */
export type Sent = 'nothing' | 'malformed' | {
    readonly credential: string | BasicCredential | undefined;
};
/** Reads the credential of a scheme from a request, and nothing else. */
export declare function sentCredential(scheme: SecurityScheme, request: ServerRequest): Sent;

// server/authentication

/** The security of a document, and the functions that check credentials. */
export interface Security<Principal> {
    readonly schemes: Readonly<Record<string, SecurityScheme>>;
    readonly authenticate: Authenticators<Principal>;
}
/**
 * Authenticates the caller by the first alternative whose credentials were sent and are accepted. Invalid credentials
 * are refused even if the operation needs none. Throws a `Refusal` of 401.
 * @returns undefined where no credentials are needed and none were sent
 */
export declare function authenticate<Principal>(security: Security<Principal>, alternatives: readonly SecurityAlternative[], { request, unparsed }: {
    readonly request: ServerRequest;
    readonly unparsed: UnparsedRequest;
}): Promise<Principal | undefined>;

// server/call

/** The parts of the server that handling a request needs. */
export interface CallSettings {
    /** `context.app` of handlers. */
    readonly app: unknown;
    /** Query parameters that contain credentials. */
    readonly credentials: ReadonlySet<string>;
    readonly publicUrl: string | undefined;
    readonly log: Logger;
    readonly requestId: () => string;
}
/**
 * One request for one operation. Most calls need only a part of it, so each member is created when it is first read.
 */
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
    get responseHeaders(): Headers;
    /** The headers that the handler has added to its response; undefined if it has never read `responseHeaders`. */
    get addedHeaders(): Headers | undefined;
    get signal(): AbortSignal;
    get log(): Logger;
    get url(): URL;
    get path(): Readonly<Record<string, string>>;
}

// server/console-log

/** One line of JSON for each entry. Errors have their stacks. */
export declare const consoleLog: Logger;

// server/error-forms

/**
 * The body of an error in the first common form that the document allows; undefined if it allows none. For
 * `application/problem+json`, problem details are tried first.
 * @param type the media type that the document describes, of JSON
 * @param isValid whether the document allows a body
 */
export declare function errorInForm(problem: Problem, { type, isValid }: {
    readonly type: string;
    isValid(this: void, body: unknown): boolean;
}): ReturnType<ErrorBody> | undefined;
/** The reasons of a problem in one text: `query/page must be at least 1; body/name is missing`. */
export declare function reasonsOf({ message, faults }: Problem): string;

// server/lenient-contract

/** The contract of an operation that accepts all usual spellings of booleans in parameters and forms. */
export declare function lenientContract(contract: OperationContract): OperationContract;
/** A parameter, field or header that accepts all usual spellings of booleans. */
export declare function lenientParameter(descriptor: ParameterDescriptor): ParameterDescriptor;

// contract/connection-headers

/**
 * Headers about one connection, or about how one message is framed (RFC 9110, section 7.6.1; RFC 9112, section 6).
 * Programs set them themselves, so those of another message are not passed on.
 */
export declare const connectionHeaders: readonly string[];

// contract/keys

/**
 * The keys that may describe a status, in order of precedence: the status, its range, `default` (OpenAPI 3.1, Responses
 * Object).
 */
export declare function statusKeys(status: number | string): readonly string[];
/**
 * The first of the keys that a record has. Keys come from requests and responses, so inherited members do not count.
 */
export declare function ownKey(record: object, keys: readonly string[]): string | undefined;
/** The value of a record under the first of the keys that it has. */
export declare function ownValue<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Value | undefined;

// server/write-json

/**
 * A body as JSON. Throws a TypeError for numbers that JSON does not have (RFC 8259, section 6): `JSON.stringify`
 * replaces them with null, which means something else.
 */
export declare function writeJson(body: unknown): string;

// server/response

/** Something in a response that the document does not allow. */
export interface Violation {
    readonly in: 'status' | 'header' | 'body';
    readonly pointer: string;
    readonly message: string;
}
/** The bodies and headers that may be sent with a status. */
export interface ResponseRules {
    readonly contract: ResponseContract;
    /** By media type without parameters. */
    readonly contents: ReadonlyMap<string, Content>;
    /** The only content, if there is exactly one. */
    readonly only: ChosenContent | undefined;
}
type Content = ResponseContract['content'][string];
interface ChosenContent {
    /** The value of `Content-Type`. */
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
/** The names of the headers that the document has for a response. */
export declare function describedHeaders(rules: ResponseRules | undefined): readonly string[];
/** The faults of a response of a handler, according to the document; empty if it is valid. */
export declare function violations(response: HandlerResponse, rules: ResponseRules | undefined): readonly Violation[];
/**
 * A response of a handler as adapters send it. Headers of the document that are about the connection are not sent, as
 * the server sets them itself, nor is `Content-Encoding` with a body that the server writes.
 *
 * @throws TypeError for headers and bodies that cannot be sent
 */
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
    /** By the name of the operation. */
    readonly handlers: Readonly<Record<string, AnyHandler<Principal> | undefined>>;
    /** Makes the handler of an operation that has none. */
    readonly fallback: (operation: OperationInfo, contract: OperationContract) => AnyHandler<Principal>;
}
/** The operations of a server. The contract of each is loaded by its first call. */
export declare class LoadedOperations<Principal> {
    #private;
    constructor(source: LoadedOperationsSource<Principal>, scalars: 'exact' | 'lenient');
    /** The operation with a name. Throws a TypeError if there is none. */
    named(name: string): Operation;
    /** The responses of an operation; undefined until it is loaded. */
    responsesOf({ name }: OperationInfo): Responses | undefined;
    /** The contract of an operation; a promise until it is loaded. */
    load(operation: Operation): Awaitable<LoadedOperation<Principal>>;
}

// server/response-headers

/**
 * A response with the headers that a handler has added to it. Each `Set-Cookie` stays a header of its own (RFC 9110,
 * section 5.3). `described` are the names of the headers that the document has for the response.
 *
 * @throws TypeError for headers that the server sets itself, and for those of the document, because they would not be
 *   checked
 */
export declare function withHeaders(response: ServerResponse, added: Headers, described: readonly string[]): ServerResponse;

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
    /** Query parameters with credentials: they are left out of logs and links. */
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
