// Runtime of forgespec, the same for every document. Do not edit.
import type { AnyPrincipal, App } from './server-types.js';
import type { Decoded, ParameterDescriptor, ParameterError, ParameterValue, ParameterValues, UnknownName } from './parameters.js';
import type { PathSegment, RouteNeed } from './routing.js';

// server/problem

/** One reason why a request is refused. */
export interface Fault {
    readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
    /** JSON Pointer (RFC 6901) into the decoded values of that part: `/ids[]/0`; empty for the whole. */
    readonly pointer: string;
    /**
     * In a query, the name of the parameter as it is sent, where it differs from the first name of the pointer:
     * `not[labels]`, `variables[][key]`.
     */
    readonly parameter?: string;
    /** A short text that follows the name of the field: `must be at least 1`. */
    readonly message: string;
}
/** Why a request is refused before its handler, or the response of a handler is not sent. */
export interface Problem {
    readonly status: number;
    /** One sentence for people, such as `There is no such pet.` */
    readonly message: string;
    readonly faults: readonly Fault[];
    readonly headers: Readonly<Record<string, string>>;
    /** Set where the response has no details, so that the request can be found in the log. */
    readonly requestId?: string;
}
/** Throw this to refuse a request; it becomes the response. */
export declare class Refusal extends Error {
    readonly problem: Problem;
    constructor(problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>);
}
/** Whether a request is refused by an error, also by the `Refusal` of another output: each one carries a copy of the class. */
export declare function isRefusal(error: unknown): error is Refusal;
/** The error; a `Refusal` with 400 gets the other status. */
export declare function withStatus(error: unknown, status: number): unknown;
/** Makes the body of a response and its media type. The operation is undefined if none matches the request. */
export type ErrorBody = (problem: Problem, operation: OperationInfo | undefined) => {
    readonly contentType: string;
    readonly body: string;
};
/**
 * `{ message }`; with faults, `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`. Errors of the
 * query have `parameter` if the sent name differs from the first name of the pointer.
 */
export declare const defaultErrorBody: ErrorBody;
export declare function usualBody({ message, faults, requestId }: Problem): object;
export declare function problemResponse(problem: Problem, errorBody: ErrorBody, operation?: OperationInfo): ServerResponse;

// server/bytes

/** Raw bytes that a handler sends: in one piece, or as a stream. */
export type SendableBytes = Uint8Array | AsyncIterable<Uint8Array> | ByteBlob | ByteStream;
/** The members used of a Blob. */
export interface ByteBlob {
    readonly size: number;
    readonly type: string;
    arrayBuffer(): Promise<ArrayBuffer>;
}
/** The members used of a ReadableStream of bytes. */
export interface ByteStream {
    readonly locked: boolean;
    getReader(): {
        read(): Promise<{
            done: boolean;
            value?: Uint8Array | undefined;
        }>;
        cancel?(reason?: unknown): Promise<void>;
        releaseLock(): void;
    };
}
/** Bytes as adapters send them. Throws a TypeError for values of other types. */
export declare function sendable(bytes: unknown): Uint8Array | AsyncIterable<Uint8Array>;
/** Closes a stream that will not be read, and the file or connection behind it. */
export declare function release(body: AsyncIterable<Uint8Array>): void;
/** Closes the body of a handler if it is a stream, because it will not be sent. */
export declare function discard(body: unknown): void;
/** The same bytes, until there are more than the limit: then it throws a `Refusal`, by default one about the body. */
export declare function limitBytes(source: AsyncIterable<Uint8Array>, limit: number, refusal?: () => Refusal): AsyncGenerator<Uint8Array, void, undefined>;
/** All bytes of a stream. */
export declare function collectBytes(source: AsyncIterable<Uint8Array>): Promise<Uint8Array>;
/** The text of bytes in UTF-8, with a BOM if there is one; undefined if they are not valid UTF-8 (RFC 8259, section 8.1). */
export declare function decodeUtf8(bytes: Uint8Array): string | undefined;
export declare function tooLarge(limit: number): Refusal;
/** The bytes of a stream as they arrive; the stream is cancelled when the reader stops. */
export declare function streamPieces(stream: ByteStream): AsyncGenerator<Uint8Array, void, undefined>;

// server/handler

/**
 * Implements an operation. The request is decoded and validated; the response is one of the documented ones. An error
 * that it throws is logged, and the response is a 500 without details, unless the error is a `Refusal`.
 */
export type Handler<Request, Response, Principal = AnyPrincipal> = (request: Request, context: Context<Principal>) => Response | Promise<Response>;
/**
 * The parameters of a handler. Parameters that have a default are present even if the request omits them. Bodies do not get
 * defaults: what an update omits must stay unchanged.
 */
export type WithDefaults<Parameters, Names extends keyof Parameters> = Parameters & Required<Pick<Parameters, Names>>;
/** Information about a request besides its parameters and body. */
export interface Context<Principal = AnyPrincipal> {
    readonly operation: OperationInfo;
    readonly requestId: string;
    /** The option `app` of `createServer`. */
    readonly app: App;
    /** The authenticated caller; undefined where no credentials are needed and none were sent. */
    readonly principal: Principal | undefined;
    /** All headers of the request, including those that the document does not describe. */
    readonly headers: RequestHeaders;
    /**
     * Headers to add to the response of the handler that the document does not describe, such as `Cache-Control` and
     * `Set-Cookie`. They are not sent with a `Refusal` or another error.
     */
    readonly responseHeaders: Headers;
    /** The URL of the request, without credentials; based on the public URL of the server, if that is set. */
    readonly url: URL;
    /** Aborted when the client disconnects before the response is sent. */
    readonly signal: AbortSignal;
    readonly log: Logger;
}
/** The members of every response of a handler; the generated types are more specific. */
export interface HandlerResponse {
    readonly status: number;
    /** Required where the document has several media types. */
    readonly contentType?: string;
    /** Values by header name, as the document writes it. */
    readonly headers?: {
        readonly [name: string]: unknown;
    };
    readonly body?: unknown;
}
/**
 * The request of a handler; the generated types are more specific. Strings may contain every character that the schemas of
 * the document allow, including NUL and line ends: `%00` in a path is an ordinary character.
 */
export interface HandlerRequest {
    readonly path?: object;
    readonly query?: object;
    readonly headers?: object;
    readonly cookies?: object;
    readonly contentType?: string | undefined;
    readonly body?: unknown;
}
/** A handler of any operation. */
export type AnyHandler<Principal> = Handler<never, HandlerResponse, Principal>;

// server/message

/** Headers of a request. */
export interface RequestHeaders {
    /** The value of a header, by its name in lower case; repeated headers are joined (RFC 9110, section 5.3). */
    get(name: string): string | undefined;
    entries(): Iterable<readonly [name: string, value: string]>;
}
/** The body of a request. It can be read once, in one of two ways. */
export interface RequestBody {
    /** The value of `Content-Length`; undefined if the length is not known in advance. */
    readonly length: number | undefined;
    /** The whole body. Rejects with a `Refusal` of 413 as soon as there are more bytes than the limit. */
    read(limit: number): Promise<Uint8Array>;
    /** As it arrives. */
    stream(): AsyncIterable<Uint8Array>;
}
/** A request, in the form in which adapters pass it. */
export interface ServerRequest {
    /** As it was sent. */
    readonly method: string;
    /** Still percent-encoded, without query: `/api/v4/groups/acme%2Fdelivery`. */
    readonly path: string;
    /** Still percent-encoded, without its `?`; empty if there is none. */
    readonly query: string;
    readonly headers: RequestHeaders;
    /** Undefined if the request has none. */
    readonly body: RequestBody | undefined;
    /** `https` or `http`, the scheme of the connection. */
    readonly scheme: string;
    /** Set if the protocol requires a `Host` header and there is none. */
    readonly lacksHost?: boolean;
    /** Aborted when the client disconnects before the response is sent. */
    readonly signal: AbortSignal;
    /** The logger of the framework, if it has one. */
    readonly id: string | undefined;
    readonly log: Logger | undefined;
}
/** A response, in the form in which adapters get it. */
export interface ServerResponse {
    readonly status: number;
    /** Made for this response; names in lower case. */
    readonly headers: Record<string, string>;
    /** The values of `Set-Cookie`, each of which is a header of its own (RFC 9110, section 5.3). */
    readonly cookies?: readonly string[];
    readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
}
/** The methods that pino, Fastify and most other loggers have. */
export interface Logger {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
}

// server/faults

/**
 * The faults that a validator finds in a part of a request. For a missing member, the pointer is that of the member,
 * not of its object.
 */
export declare function validationFaults(part: Fault['in'], validator: Validator<unknown>, value: unknown): readonly Fault[];
/** The faults that the codec finds in parameters. */
export declare function decodingFaults(part: Fault['in'], errors: readonly ParameterError[]): readonly Fault[];
/** Faults for parameters that are not described. */
export declare function unknownFaults(part: Fault['in'], unknown: readonly UnknownName[]): readonly Fault[];
/** Faults of a value that was decoded with errors, without the faults that follow from these errors. */
export declare function furtherFaults(known: readonly Fault[], found: readonly Fault[]): readonly Fault[];
/**
 * The faults that a validator finds in a body with some members in the query, apart from known faults. Faults of
 * members that only the query has are faults of the query.
 */
export declare function bodyFaults(given: {
    readonly validator: Validator<unknown>;
    /** The whole value; `own` is the part that was sent as the body. */
    readonly value: object;
    readonly own: object;
    readonly members: {
        readonly values: object;
    };
    readonly found: readonly Fault[];
}): readonly Fault[];
export declare const MISSING = "is missing";

// server/multipart-fault

/** The refusal of a malformed multipart body. */
export declare function malformed(reason: string): Refusal;
/** The refusal of a part of a form that has more bytes than its limit. */
export declare function partTooLarge({ name, filename }: {
    readonly name: string;
    readonly filename: string | undefined;
}, limit: number): Refusal;

// contract/media-type

/** A media type (RFC 9110, section 8.3.1): its essence in lower case, parameters by names in lower case. */
export interface MediaType {
    readonly essence: string;
    readonly parameters: ReadonlyMap<string, string>;
}
/** Reads a `Content-Type`; undefined if it is not exactly one media type. */
export declare function readMediaType(text: string): MediaType | undefined;
/**
 * The key that describes a media type (OpenAPI 3.1, Media Type Object): of the keys with its essence, the one that
 * shares most parameters and contradicts none; otherwise its range; otherwise the range of all types. Documents also
 * use ranges by suffix, such as `application/*+json`. If every key has a parameter that the sent type lacks, it is
 * the first of them. Undefined if none matches.
 * @param keys in normal form, as `mediaTypeName` returns it
 */
export declare function mediaTypeKey(keys: Iterable<string>, sent: string): string | undefined;
/**
 * The normal form of a media type (RFC 9110, section 8.3.1): essence and names of parameters in lower case, no
 * spaces, quotes only where a value needs them. Without `charset` and `boundary`, which belong to one message.
 */
export declare function mediaTypeName(text: string): string;

// server/multipart-head

/** The head of a part of a multipart body (RFC 7578). */
export interface PartHead {
    readonly name: string;
    /** Set for files. Do not use it as a path. */
    readonly filename: string | undefined;
    /** The media type without parameters; undefined if the part has none. */
    readonly contentType: string | undefined;
}
/**
 * Reads the headers of a part, without the empty line after them. Throws a `Refusal` of 400 if they are malformed or
 * repeated: of two file names, a filter in front of the server may have checked the other one.
 */
export declare function readHead(text: string): PartHead;

// server/multipart-input

/** Finds delimiters in the bytes of a multipart body while they arrive; at most one chunk is kept in memory. */
export declare class MultipartInput {
    #private;
    constructor(source: AsyncIterable<Uint8Array>);
    prepend(bytes: Uint8Array): void;
    /** The bytes before a delimiter, in chunks. Also consumes the delimiter. */
    until(delimiter: Uint8Array, limit: number): AsyncGenerator<Uint8Array, void, undefined>;
    /** The text before a delimiter. Also consumes the delimiter. */
    line(delimiter: Uint8Array, limit: number): Promise<Uint8Array>;
    take(length: number): Promise<string>;
    close(): Promise<void>;
}
/** Text in which each character is one byte. */
export declare function latin1(bytes: Uint8Array): string;

// server/multipart-parser

/** A part whose content has not been read yet. It can be read until the next part is requested. */
export interface RawPart extends PartHead {
    readonly content: AsyncGenerator<Uint8Array, void, undefined>;
}
/** The boundary of a multipart media type; undefined if there is no valid one (RFC 2046, section 5.1.1). */
export declare function boundaryOf({ parameters }: MediaType): string | undefined;
/**
 * Parses a multipart body while it arrives (RFC 2046, section 5.1; RFC 7578), with at most one chunk in memory. Throws
 * a `Refusal` of 400 if it is malformed or ends too early. Parts that were not read are skipped.
 */
export declare function splitMultipart(source: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<RawPart, void, undefined>;

// server/multipart

/** A part of a form. It can be read until the next part is requested; parts that are not read are skipped. */
export interface Part extends PartHead {
    /** Ends in a `Refusal` of 413 beyond the limits. */
    readonly content: AsyncIterable<Uint8Array>;
}
/** A file of a form that was read completely. */
export interface UploadedFile extends ByteBlob {
    /** The name from the sender, unchanged; it may contain NUL and slashes. Do not use it as a path. */
    readonly name: string;
}
/** A form that was read, with a file in place of each value that the caller sends as bytes. */
export type ReceivedForm<Body> = {
    [Name in keyof Body]: ReceivedField<Body[Name]>;
};
type ReceivedField<Value> = Value extends Uint8Array | SentBlob | SentStream ? UploadedFile : Value extends readonly (infer Item)[] ? ReceivedField<Item>[] : Value;
/** The members that distinguish blobs and streams from the other values of a form. */
type SentBlob = Pick<ByteBlob, 'arrayBuffer' | 'size' | 'type'>;
type SentStream = {
    getReader(): unknown;
};
/** Receives the files of a form one by one. What it does not read is skipped. */
export type TakeFile = (file: Part & {
    readonly filename: string;
}) => void | Promise<void>;
/**
 * A multipart body (RFC 7578), not read yet. Reading throws a `Refusal` if it is malformed, too large or does not match
 * the document; if the handler does not catch it, it becomes the response.
 */
export declare class Multipart<Body> {
    #private;
    constructor(source: MultipartSource);
    /**
     * The parts in the order in which they are sent, while they arrive; members in the query come first, if the document
     * allows them there. The parts are not checked against the document.
     */
    parts(): AsyncGenerator<Part, void, undefined>;
    /**
     * Reads the whole form, decoded and validated. Without `takeFile`, files are kept in memory, all of them together
     * within the limit of the body. With `takeFile`, that function reads their bytes, and the files in the result have
     * none.
     */
    read(takeFile?: TakeFile): Promise<ReceivedForm<Body>>;
}
export interface MultipartSource {
    /** Limited by the limit for streams. */
    readonly body: AsyncIterable<Uint8Array>;
    /** Empty if there is no body because all members are in the query. */
    readonly boundary: string;
    readonly content: ContentContract;
    /** The members in the query. */
    readonly members: QueryMembers;
    readonly limits: ServerLimits;
    readonly unknownParameters: 'refuse' | 'ignore';
    /** The status for a malformed or invalid body. */
    readonly status: number;
    /** A random text that no sender can know; it replaces files while field names are decoded. */
    readonly mark: string;
}

// server/operation

/**
 * What is needed to route, authenticate and authorise a request for an operation, before the request is parsed. Plain
 * data, written by the generator.
 */
export interface OperationInfo {
    /** `operationId` as the document writes it. */
    readonly id: string;
    /** Key among the operations and the handlers: `listMemberRoles`. */
    readonly name: string;
    /** In upper case. */
    readonly method: string;
    /** Path template as written, without the base path: `/groups/{id}/member_roles`. */
    readonly path: string;
    readonly segments: readonly PathSegment[];
    /** What distinguishes it from operations with the same method and path, if there are any. */
    readonly needs?: readonly RouteNeed[];
    /** First tag of the operation. */
    readonly family: string;
    readonly deprecated: boolean;
    readonly security: readonly SecurityAlternative[];
    /** Its extensions (`x-`), as written in the document. */
    readonly extensions: Readonly<Record<string, unknown>>;
}
/** Schemes that are all required (OpenAPI 3.1, Security Requirement Object); if empty, no credentials are needed. */
export type SecurityAlternative = readonly {
    readonly scheme: string;
    readonly scopes: readonly string[];
}[];
/** The parameters, bodies and responses of an operation, with their validators; loaded at its first call. */
export interface OperationContract {
    readonly parameters: {
        readonly path?: ParameterGroup;
        readonly query?: ParameterGroup;
        readonly header?: ParameterGroup;
        readonly cookie?: ParameterGroup;
    };
    readonly body?: BodyContract;
    /** By status: `200`, `4XX`, `default`. */
    readonly responses: Readonly<Record<string, ResponseContract>>;
}
export interface ParameterGroup {
    readonly descriptors: readonly ParameterDescriptor[];
    /** Of the decoded values, by the names that are sent. */
    readonly validator: Validator<unknown>;
    /** The defaults of optional parameters, by the names that are sent. */
    readonly defaults?: readonly (readonly [name: string, value: ParameterValue])[];
}
export interface BodyContract {
    readonly required: boolean;
    /** By media type in lower case, without parameters; also ranges such as `text/*`. */
    readonly content: Readonly<Record<string, ContentContract>>;
    /**
     * The media type as which members in the query are read if there is no body; absent if the query may contain none.
     */
    readonly inQuery?: string;
    /** The media type of a form that may also be sent as `multipart/form-data` without files. */
    readonly inParts?: string;
}
export interface ContentContract {
    readonly kind: ContentKind;
    /**
     * How the fields of a form, the text fields of a multipart body, and members of JSON in the query are encoded; empty
     * for other kinds.
     */
    readonly fields: readonly ParameterDescriptor[];
    /** How fields are encoded that `fields` does not name; absent if the schema does not allow them. */
    readonly others?: ParameterDescriptor;
    /** Names of the fields of a multipart body that are files. */
    readonly files?: readonly string[];
    readonly validator: Validator<unknown>;
}
/** How a body is read and written. */
export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'binary';
export interface ResponseContract {
    /** Names in lower case. */
    readonly headers: readonly ParameterDescriptor[];
    /** Checks the headers, by the names in the document; absent if there are none. */
    readonly headersValidator?: Validator<unknown>;
    /** By media type without parameters; empty if there is no body. */
    readonly content: Readonly<Record<string, Omit<ContentContract, 'fields' | 'others' | 'files'>>>;
}
/** An entry of the generated table of operations. */
export interface Operation extends OperationInfo {
    load(): Promise<OperationContract>;
}

// server/options

export interface ServerOptions<Principal> {
    /** What handlers need from your program, such as a database; they find it as `context.app`. */
    readonly app?: unknown;
    /** One function for each security scheme. A scheme without a function refuses all credentials. */
    readonly authenticate?: Authenticators<Principal>;
    /** Called after authentication, before the request is parsed. By default, every caller may do everything. */
    readonly authorize?: Authorize<Principal>;
    /** The base path of all operations; by default, that of the first server of the document. */
    readonly basePath?: string;
    /** The public URL of the server, without path, for links; by default, the `Host` header is used. */
    readonly publicUrl?: string;
    readonly limits?: Partial<ServerLimits>;
    /** Which responses are checked against the document before they are sent; `always` by default. */
    readonly validateResponses?: ResponseValidation;
    /**
     * What happens to query parameters that are not documented, and to form fields that the schema does not allow; `refuse`
     * by default.
     */
    readonly unknownParameters?: 'refuse' | 'ignore';
    /** What happens to members of JSON that the schema does not allow; `refuse` by default. `ignore` leaves them out. */
    readonly unknownMembers?: 'refuse' | 'ignore';
    /**
     * How booleans and numbers may be written. `exact`, the default: `true` and `false` in parameters and forms, and the types
     * of JSON. `lenient` also accepts what services on Rack and Grape accept: `True`, `1`, `t`, `yes`, `on` and their opposites
     * as booleans, and in JSON strings for numbers and booleans: `"30"`.
     */
    readonly scalars?: 'exact' | 'lenient';
    /**
     * Makes the body of the response to a refused request. By default it is that of `defaultErrorBody`, or in another common
     * form if the document describes the response to the status otherwise: `{ error }`, problem details (RFC 9457).
     */
    readonly errorBody?: ErrorBody;
    /** The logger, if the adapter has none; the console by default. */
    readonly log?: Logger;
    /** Makes the id of a request, if the adapter has none; random by default. */
    readonly requestId?: () => string;
}
/**
 * `always`: an invalid response is logged, and a 500 is sent instead. `sampled`: a share of the responses, from 0 to 1, is
 * checked; an invalid response is logged and sent anyway.
 */
export type ResponseValidation = 'off' | 'always' | {
    readonly sampled: number;
};
export interface ServerLimits {
    /** The longest URL (path and query) in characters; 414 for a longer one, if the adapter lets it through. */
    readonly url: number;
    /** The largest body that is read into memory, in bytes; 413 for a larger one. */
    readonly body: number;
    /** The largest body that is streamed, with all its parts, in bytes; 413 for a larger one. */
    readonly stream: number;
    /** The deepest nesting of arrays and objects in JSON; 400 for a deeper one. */
    readonly depth: number;
    /** The most parts of a multipart body; 413 for more. */
    readonly parts: number;
    /** The largest part of a multipart body that is not a file, in bytes; 413 for a larger one. */
    readonly field: number;
    /** The largest file of a multipart body, in bytes; 413 for a larger one. */
    readonly file: number;
}
export declare const defaultLimits: ServerLimits;
/**
 * The most bytes of the URL and all headers of a request that the Node servers accept; 431 for more. With Node's default of
 * 16 KiB, a URL that is too long would never get 414.
 */
export declare const maxHeaderSize = 65536;

// server/awaitable

/** A value, or a promise of it if it is not available yet. */
export type Awaitable<Value> = Value | Promise<Value>;
/**
 * Continues with a value: synchronously if it is available, because each promise costs memory and a turn of the event
 * loop, and most requests wait only for their body. If the promise rejects, `failed` gets the reason.
 */
export declare function proceed<Value, Next>(value: Awaitable<Value>, next: (value: Value) => Awaitable<Next>, failed?: (error: unknown) => Awaitable<Next>): Awaitable<Next>;
/** Continues with the result of a step, or with its error; synchronously if the step is synchronous. */
export declare function settle<Value, Next>(step: () => Awaitable<Value>, next: (value: Value) => Awaitable<Next>, failed: (error: unknown) => Awaitable<Next>): Awaitable<Next>;

// server/framing

/**
 * Refuses requests that other servers may read differently. Throws a `Refusal`: 400 for a fragment, which a request
 * target cannot have, and for a `Host` that is missing, repeated or invalid (RFC 9112, section 3.2), 501 for a transfer
 * coding other than `chunked` (RFC 9112, section 6.1), 417 for an expectation other than `100-continue` (RFC 9110,
 * section 10.1.1).
 */
export declare function checkFraming({ headers, lacksHost, path, query }: ServerRequest): void;
/**
 * Refuses bodies with a content coding, because they are not decoded. Throws a `Refusal` of 415 that names the accepted
 * codings (RFC 9110, section 15.5.16).
 */
export declare function checkContentCoding({ headers }: ServerRequest): void;

// server/json

/** The value of a JSON text, or why it is refused, with a pointer to the position. */
export type ReadJson = {
    readonly value: unknown;
} | {
    readonly pointer: string;
    readonly message: string;
};
/**
 * Reads JSON from an untrusted sender. Refuses nesting deeper than `depth`, numbers beyond the range of a double (RFC
 * 8259, section 6), and members that would reach a prototype when a program copies them carelessly: `__proto__`, and
 * `prototype` within `constructor`.
 */
export declare function readJson(text: string, depth: number): ReadJson;

// server/lenient-json

/** What is changed in a JSON body. */
export interface Leniency {
    /** Whether texts are converted to numbers and booleans: `"30"` to 30, `"True"` to true. */
    readonly scalars: boolean;
    /** Whether members are left out that `additionalProperties` or `unevaluatedProperties` refuse. */
    readonly unknown: boolean;
}
/**
 * The value of a JSON body, in which everything that the validator refuses is changed, as far as the leniency allows.
 */
export declare function lenientJson(validator: Pick<Validator<unknown>, 'validate'>, value: unknown, leniency: Leniency): unknown;

// server/media-type

/** A described content and its key. */
export interface FoundContent<Content> {
    readonly key: string;
    readonly content: Content;
}
/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export declare function findContent<Content>(contents: ReadonlyMap<string, Content>, sent: string): FoundContent<Content> | undefined;
/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export declare function isUtf8({ parameters }: MediaType): boolean;

// server/query

/** Members of a body that are in the query. */
export interface QueryMembers {
    readonly values: ParameterValues;
    readonly errors: readonly ParameterError[];
    /** The decoded pairs as they were sent; null for a name without `=`. */
    pairs(): readonly (readonly [name: string, text: string | null])[];
    /** A fault of the query with the name that the caller has sent. */
    named(fault: Fault): Fault;
}
export declare const noMembers: QueryMembers;
export declare function isAny(members: QueryMembers): boolean;
/**
 * The query of one request: the parameters of the operation, and members of its body if the document allows them there.
 * It is read once, when the media type of the body is known.
 */
export declare class Query {
    #private;
    constructor(text: string, { parameters, body }: OperationContract, credentials: ReadonlySet<string>);
    /** The members of a content that are in the query; call this before `own`. */
    membersOf(content: ContentContract): QueryMembers;
    /** The parameters of the operation. Names that are not described are unknown, except for credentials. */
    own(): Decoded;
    /** A fault of the query with the name that the caller has sent. */
    named(fault: Fault): Fault;
    /** Faults for names of body fields that are files, which a query cannot contain. */
    fileFaults(unknown: Decoded['unknown']): readonly Fault[];
}

// server/request-body

/** How a body is read, and the list for its faults. */
export interface BodyReading {
    readonly limits: ServerLimits;
    readonly unknownParameters: 'refuse' | 'ignore';
    readonly unknownMembers: 'refuse' | 'ignore';
    /** How numbers and booleans may be written in JSON. */
    readonly scalars: 'exact' | 'lenient';
    readonly faults: Fault[];
    /** The query, which may also contain members of the body. */
    readonly query: Query;
    /** The status for a body that cannot be read completely, or does not match the document. */
    readonly statusOfFaults: () => number;
}
/** A body for a handler; both members are undefined if none was sent. */
export interface ReceivedBody {
    readonly contentType: string | undefined;
    readonly value: unknown;
}
/**
 * Reads a body by its media type, and continues with it. A media type without a contract is refused with 415, and its
 * body is not read. Errors of the body are added to the faults; a body that is too large throws a `Refusal` of 413.
 * Forms with files and raw bytes are passed on unread.
 */
export declare function readBody<Next>(contract: BodyContract, request: ServerRequest, reading: BodyReading, next: (body: ReceivedBody) => Awaitable<Next>): Awaitable<Next>;

// parameters/negotiation

/**
 * Whether an error in a header is ignored, and the header treated as absent. A server may disregard headers of content
 * negotiation (RFC 9110, section 12.5); the `fetch` of Node sends `Accept-Language: *`, and its `Accept-Encoding` cannot be
 * changed.
 * @param headers the described headers
 */
export declare function isDisregarded(headers: readonly Pick<ParameterDescriptor, 'name' | 'required'>[], { pointer }: {
    readonly pointer: string;
}): boolean;

// server/request-parameters

/** The texts of path parameters by name, still percent-encoded. */
export type RawPath = {
    readonly [name: string]: string;
};
/** A location of parameters: its names in the contract, for handlers and in faults. */
export interface ParameterPart {
    readonly location: 'path' | 'query' | 'header' | 'cookie';
    readonly member: 'path' | 'query' | 'headers' | 'cookies';
}
export declare const parameterParts: readonly ParameterPart[];
/** The source of parameters, and the list for their faults. */
export interface ParameterSources {
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
    readonly query: Query;
    readonly unknown: 'refuse' | 'ignore';
    readonly faults: Fault[];
}
/** Reads the parameters of one location. Errors are added to `faults`; omitted parameters get their defaults. */
export declare function readParameters({ descriptors, validator, defaults }: ParameterGroup, { location }: ParameterPart, sources: ParameterSources): ParameterValues;
/** Refuses every name in the query of an operation without query parameters. */
export declare function refuseUnknown(sources: ParameterSources): void;

// server/receive

/** How requests are received. */
export interface Reception {
    readonly limits: ServerLimits;
    /** What happens to query parameters and form fields that are not described. */
    readonly unknownParameters: 'refuse' | 'ignore';
    /** What happens to members of JSON that the schema does not allow. */
    readonly unknownMembers: 'refuse' | 'ignore';
    /** How numbers and booleans may be written in JSON; for parameters and forms, the contract states it. */
    readonly scalars: 'exact' | 'lenient';
    /** Query parameters that contain credentials. */
    readonly credentials: ReadonlySet<string>;
}
interface Received {
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
}
/**
 * Continues with the decoded and validated request that the handler gets. Throws a `Refusal` with all faults of the
 * request, or rejects with it if the body arrives later.
 */
export declare function receive<Next>(received: Received, contract: OperationContract, reception: Reception, next: (request: object) => Awaitable<Next>): Awaitable<Next>;

// server/security

/** A security scheme of the document: where a request carries its credentials. */
export type SecurityScheme = {
    readonly type: 'apiKey';
    readonly in: 'query' | 'header' | 'cookie';
    readonly name: string;
} | {
    readonly type: 'bearer' | 'basic' | 'connection';
};
/** Credentials of HTTP Basic authentication (RFC 7617). */
export interface BasicCredential {
    readonly username: string;
    readonly password: string;
}
/** What is known of a request before it is parsed. */
export interface UnparsedRequest {
    readonly operation: OperationInfo;
    readonly requestId: string;
    readonly headers: RequestHeaders;
    /** Path parameters, percent-decoded but not validated; those that cannot be decoded are left out. */
    readonly path: Readonly<Record<string, string>>;
}
/** With the scopes that the document requires. */
export interface AuthenticationRequest extends UnparsedRequest {
    readonly scopes: readonly string[];
}
/**
 * Returns the caller to whom a credential belongs; undefined refuses the request with 401. The credential is the token or
 * key; for `basic`, name and password; for mutual TLS, undefined, because the connection has it.
 */
export type Authenticate<Credential, Principal> = (credential: Credential, request: AuthenticationRequest) => Principal | undefined | Promise<Principal | undefined>;
/** By name of the security scheme. The generated types state the credential of each. */
export type Authenticators<Principal> = {
    readonly [scheme: string]: Authenticate<never, Principal>;
};
/**
 * Decides whether the caller may do this, by the `x-` extensions of the operation; false refuses the request with 403.
 */
export type Authorize<Principal, Extensions = OperationInfo['extensions']> = (principal: Principal | undefined, extensions: Extensions, request: UnparsedRequest) => boolean | Promise<boolean>;

// validation/result

/** One error of a value. */
export interface ValidationError {
    /** JSON Pointer (RFC 6901) of the part of the value that is wrong; `''` for the whole. */
    readonly pointer: string;
    /**
     * The keyword of the schema that the value does not meet, such as `required`, or `depth` and `safeInteger` for
     * additional limits.
     */
    readonly keyword: string;
    /** One sentence for people. */
    readonly message: string;
    /** What was expected, as plain data: a type, a limit, a list of values, a name. */
    readonly expected: unknown;
}
/** All errors of a value. */
export type ValidationErrors = readonly ValidationError[];
export type ValidationResult<T> = {
    readonly valid: true;
    readonly value: T;
} | {
    readonly valid: false;
    readonly errors: ValidationErrors;
};
/** Checks values against one schema. */
export interface Validator<T> {
    /** All errors of the value, 100 at most. */
    validate(value: unknown): ValidationResult<T>;
    is(value: unknown): value is T;
}

export {};
