// Runtime of forgespec, the same for every document. Do not edit.

// client/errors

/** What a failed call has: a response, or an error of the platform as its cause. */
export type Outcome = Partial<WithResponse> & ErrorOptions;
/** The error for a response that is not a success, or that cannot be read. */
export declare function errorOf(operation: Operation, received: WithResponse, detail?: unknown): ApiError;
/** Throws the error for an exception while waiting for a response; for an aborted call, the reason of the caller. */
export declare function fail({ operation, signal }: ApiRequest, thrown: unknown): never;
/**
 * A call that failed. The error contains the response and nothing of the request. With a success status, the body is not in
 * the format that the document describes.
 */
export declare class ApiError extends Error {
    name: string;
    /** Name of the operation: `listProjects`. */
    readonly operation: string;
    /** The status of the response; 0 if there was none. */
    readonly status: number;
    readonly headers: Headers;
    /** The body: parsed if it is JSON, otherwise as text; undefined if it is empty. */
    readonly body: unknown;
    /** The header `X-Request-Id`, by which the operator of the service finds the request in the logs. */
    readonly requestId: string | null;
    /** @param detail what is wrong; by default, the message of the service */
    constructor({ name: operation }: Operation, outcome: Outcome, detail?: unknown);
}
/** 401: credentials are missing or wrong. */
export declare class AuthenticationError extends ApiError {
    name: string;
}
/** 403: the caller does not have permission. */
export declare class PermissionError extends ApiError {
    name: string;
}
/** 404: the resource does not exist, or the caller may not see it. */
export declare class NotFoundError extends ApiError {
    name: string;
}
/** 409: the request conflicts with the current state of the resource. */
export declare class ConflictError extends ApiError {
    name: string;
}
/** 400 and 422: a value is missing or wrong. */
export declare class ValidationError extends ApiError {
    name: string;
    /** Reasons for each field, if the service gives them. */
    get fields(): Readonly<Record<string, readonly string[]>>;
}
/** 429: too many requests. `retryAfter(error)` is the time to wait. */
export declare class RateLimitError extends ApiError {
    name: string;
}
/** 5xx: the service, or a proxy in front of it, failed. */
export declare class ServerError extends ApiError {
    name: string;
}
/** There was no usable response: the connection failed (see `cause`), or a redirect or link was not followed. */
export declare class ConnectionError extends ApiError {
    name: string;
}
/** The response took too long. */
export declare class TimeoutError extends ConnectionError {
    name: string;
}

// client/headers

/**
 * Headers by their names in lower case.
 * @throws {TypeError} for a value that a header cannot contain, without quoting it as the platform does
 */
export declare function headersOf(headers: Readonly<Record<string, string>> | undefined): Record<string, string>;

// client/body-reader

/** A response of any implementation, whose body is a stream of the platform or of Node, or only a text. */
interface AnyResponse extends Omit<Response, 'body'> {
    readonly body?: (ReadableStream & {
        readonly getReader?: unknown;
        readonly pipe?: unknown;
    }) | null;
}
/** Reads the body of a response in chunks. A body without a stream is one chunk. */
export declare function readerOf(response: AnyResponse): Promise<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>>;

// client/exchange

/**
 * Reads a body in UTF-8 as JSON, or with `parse`; undefined for an empty body. The body of an error may also be text.
 * Throws a RangeError if the decompressed body is longer than `maxBytes`.
 */
export declare function readBody(response: Response, { operation, maxBytes: left }: ApiRequest, parse?: (text: string, reviver: () => unknown) => unknown): Promise<unknown>;
/**
 * Sends a request and returns the response, whatever its status. Without a response, it throws an `ApiError`, or the reason
 * for which the caller has aborted; for headers that cannot be sent, a TypeError. Credentials and headers are sent only
 * to the origin of the base URL of the operation, even if plug-ins or redirects change the URL. Redirects are followed
 * here, because `fetch` removes only the header `Authorization` for another origin.
 */
export declare function exchange(request: ApiRequest): Promise<WithResponse>;

// client/client

/** Options of a client. Options of `fetch`, such as `credentials` and `cache`, apply to every request. */
export interface ClientOptions extends TransportOptions {
    /** The base URL, to which paths of the document are added: `https://forge.example/api/v4`. */
    readonly baseUrl: string;
    /** Base URLs that replace the servers of individual operations, by the URLs of the servers in the document. */
    readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
    /** Values of the variables in the URLs of servers. */
    readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
    /** Adds credentials to requests; by default, requests have none. */
    readonly auth?: Authenticate | undefined;
    /**
     * Headers of every request. Like credentials, they are sent to one origin only: that of `baseUrl`, or that of the server
     * of the operation, if it has its own.
     */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /**
     * Sends the requests; by default the `fetch` of the platform. The client follows redirects itself, with one request for
     * each. Browsers hide the target of a redirect, so redirects fail there, unless your own `fetch` ignores
     * `redirect: 'manual'` and leaves headers and credentials to the browser.
     */
    readonly fetch?: Fetch | undefined;
    /** Plug-ins: retries, timeouts, hooks, validation. The first one is the outermost: it wraps all others. */
    readonly use?: readonly Plugin[] | undefined;
}
/**
 * The part of `fetch` that the client uses. Method, headers and body are in `init`. Wrap a function that expects a `Request`:
 * `(url, init) => send(new Request(url, init))`. Responses may be of another class than that of the platform; a body that
 * is not a stream is read completely before `maxBytes` is checked.
 */
export type Fetch = (url: string, init: RequestInit & Pick<TransportOptions, 'maxBytes'>) => Promise<Response>;
/** A configured client, made by `createClient`, which also accepts a client, to make another one with other options. */
export interface Client extends ClientOptions {
    readonly send: Send;
}
/**
 * Makes the client that every operation takes as its first argument. Its base address is in normal form (URL Standard),
 * without a slash at the end.
 * @throws {TypeError} if `baseUrl` is not an absolute URL with an origin and a path only; the message does not quote
 * the URL, which may contain a password. A password may contain slashes, so `@` is also refused in the path; write
 * `%40` there.
 */
export declare function createClient(options: ClientOptions): Client;

// client/authentication

/** A request to the configured origin, to which credentials can be added. */
export interface Outgoing {
    url: string;
    readonly headers: Record<string, string>;
}
/** Adds credentials to a request. Called for each attempt. */
export type Authenticate = (request: Outgoing) => void | Promise<void>;
/** A token, or a function that fetches one. */
export type Token = string | (() => string | Promise<string>);
/**
 * Sends a token in a header, after a prefix. If the token is empty, or contains anything but visible ASCII characters, calls
 * fail with a TypeError that does not quote it.
 */
export declare function headerToken(name: string, token: Token, prefix?: string): Authenticate;
/** Sends a token as a query parameter. URLs are often logged, so prefer a header where there is a choice. */
export declare function queryToken(name: string, token: Token): Authenticate;
/** Sends a token as a cookie; browsers send their own cookies instead. */
export declare function cookieToken(name: string, token: Token): Authenticate;
/** Sends a token as `Authorization: Bearer` (RFC 6750, section 2.1). */
export declare function bearer(token: Token): Authenticate;
/** Sends a name and a password as `Authorization: Basic` (RFC 7617), in UTF-8. */
export declare function basic(username: string, password: string): Authenticate;
/** Sends the credentials of several schemes together. */
export declare function allOf(...schemes: readonly Authenticate[]): Authenticate;

// client/request

/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export declare function writeRequest(client: Client, operation: Operation, values: Values, options?: CallOptions): Promise<ApiRequest>;

// client/call

/** A running request: a promise of the body of a success, which rejects with an `ApiError`. */
export interface Call<Success, AnyResult> extends Promise<Success> {
    /** The response with any status. Rejects if there is none. */
    result(): Promise<AnyResult>;
    /** The body of a success, with the response. */
    withResponse(): Promise<WithResponse<Success>>;
}
/** A response; its status narrows the type of the body. */
export interface Result<Described extends {
    readonly status: number;
    readonly body?: unknown;
}> {
    readonly status: Described['status'];
    readonly headers: Headers;
    readonly body: Described['body'];
}
/** A response whose status has several media types; `contentType` narrows the type of the body. */
export interface ResultByType<Described extends {
    readonly status: number;
    readonly contentType: string;
    readonly body?: unknown;
}> extends Result<Described> {
    /** The media type as the document writes it; for a range such as `image/*`, the one that was received. */
    readonly contentType: Described['contentType'];
}
/** Sends a request, unless there is a response already. */
export declare function call<Success, AnyResult>(client: Client, operation: Operation, values: Values, options?: CallOptions, received?: Promise<WithResponse>): Call<Success, AnyResult>;

// client/facade

/** The function of an operation without its first argument, the client. */
export type Method<Call> = Call extends (client: Client, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;

// client/operation

/**
 * An operation, as the generator writes it: plain data, and the functions that use it. So a program contains only the
 * functions that its operations need.
 */
export interface Operation {
    /** Name of its function: `listMemberRoles`. */
    readonly name: string;
    /** In upper case. */
    readonly method: string;
    /** For the codec of paths. */
    readonly segments?: readonly PathSegment[];
    /** Parameters by location; those in the default style are not described. */
    readonly path?: readonly ParameterDescriptor[];
    readonly query?: readonly ParameterDescriptor[];
    readonly header?: readonly ParameterDescriptor[];
    readonly cookie?: readonly ParameterDescriptor[];
    /** Media type of the request's body. */
    readonly contentType?: string;
    /** If the caller chooses the media type of the body: how to write it in each. */
    readonly contents?: Readonly<Record<string, Content>>;
    /** Fields of a form, or text fields of a multipart body; those in the default style are not described. */
    readonly fields?: readonly ParameterDescriptor[];
    /** How to write undocumented fields, if they are allowed. */
    readonly others?: ParameterDescriptor;
    /** Writes the URL: the base address, the path, beginning with `/`, and the query, beginning with `?`. */
    readonly writeUrl: (client: Client, values: Values) => string;
    /** Writes the headers and the body, if there are any. */
    readonly write?: Write<Written | undefined>;
    /** Writes the body if `write` writes header parameters. */
    readonly writeBody?: Write<Written | undefined>;
    /** Media types of the parts of a multipart body that are not plain text, by the names of their fields. */
    readonly partTypes?: Readonly<Record<string, string>>;
    /** Writes the fields of a form, and the texts of a multipart body. */
    readonly writeFields?: Write<string>;
    /** The header `Accept`. */
    readonly accept: string;
    /** Reads the body of a success; JSON by default. */
    readonly read?: Read;
    /** The media types of responses, by status, for statuses that have several. */
    readonly mediaTypes?: Readonly<Record<string, readonly string[]>>;
    /** Set if the operation is deprecated: what to do instead, if that is known. */
    readonly deprecated?: string;
    /** What to use instead of a deprecated parameter, by its encoded name. */
    readonly deprecatedParameters?: Readonly<Record<string, string>>;
}
/** How to write a body in one of the media types of an operation. */
export type Content = Pick<Operation, 'fields' | 'others' | 'partTypes' | 'writeFields'> & {
    readonly write: Write<Written | undefined>;
};
/** Writes a part of a request. Throws a TypeError that names the parameter for values that cannot be sent. */
export type Write<Result> = (values: Values, operation: Operation) => Result;
/** The headers and the body of a request. */
export interface Written {
    readonly body?: NonNullable<RequestInit['body']> | undefined;
    /** The media type of the body, unless `fetch` sets it. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Set if the body is a stream; `fetch` requires it. */
    readonly duplex?: 'half';
}
/** Reads the body of a response. */
export type Read = (response: Response, request: ApiRequest) => unknown;
/** Called with the number of bytes received, and the total if it is known. */
export type OnProgress = (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
}) => void;
/** Values by the names that are sent; undefined is the same as absent. */
export type ParameterMap = {
    readonly [name: string]: SendableValue | undefined;
};
/** The arguments of a call, by their location in the request. */
export interface Values {
    readonly path?: ParameterMap;
    readonly query?: ParameterMap;
    readonly header?: ParameterMap;
    readonly cookie?: ParameterMap;
    readonly body?: unknown;
    /** Media type of the body, if there are several. */
    readonly contentType?: string | undefined;
}
/**
 * How requests are sent and responses are read. Options of `fetch`, such as `credentials`, `cache` and `keepalive`, are
 * passed to it; options of a platform, such as `next` and `cf`, if it adds them to `RequestInit`.
 */
export interface TransportOptions extends Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'duplex' | 'window'> {
    /** The largest body in bytes, decompressed, that is read as JSON or text; 100 MB by default. Streams have no limit. */
    readonly maxBytes?: number | undefined;
}
/** Options of a single call, including those of `fetch`. */
export interface CallOptions extends TransportOptions {
    /** Aborts the call, its retries and the rest of its response. */
    readonly signal?: AbortSignal | undefined;
    /** Headers to add. They are sent only to the same origin as those of the client. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Called while a download is received. */
    readonly onProgress?: OnProgress | undefined;
}
/**
 * A request that plug-ins get, before `auth` adds credentials. If a plug-in changes `url` to another origin, the request is
 * sent without credentials, and only with the headers `accept` and `content-type`.
 */
export interface ApiRequest extends CallOptions, Pick<Client, 'auth' | 'fetch'> {
    readonly operation: Operation;
    readonly url: string;
    readonly method: string;
    /** The origin of the base address, to which credentials and headers are sent. */
    readonly origin: string;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Written['body'];
    readonly duplex?: Written['duplex'] | undefined;
    /** The arguments from which `url`, `headers` and `body` were written. */
    readonly values: Values;
}
/** A plug-in between the caller and the service: passes the request on once, several times, or not at all. */
export type Plugin = (request: ApiRequest, next: Send) => Promise<WithResponse>;
export type Send = (request: ApiRequest) => Promise<WithResponse>;

// client/server-url

/** Values of the variables in the URLs of servers, without inherited members. */
type Variables = Readonly<Record<string, string | undefined>>;
/**
 * The base URL of an operation with its own server: that of the caller, otherwise that of the document with the values of
 * its variables. A relative URL is relative to `baseUrl`, as the URL of the document is unknown (OpenAPI 3.1.1, section
 * 4.8.5).
 * @param server its URL as in the document
 * @param fill inserts values, if it has variables
 * @throws {TypeError} for an invalid URL, and for one with credentials, a query or a fragment
 */
export declare function serverUrl({ baseUrl, servers, variables }: Client, server: string, fill?: (variables: Variables) => string): string;

// client/with-bigint

/** Types whose members are not sent: files, and texts. */
type Whole = string | Uint8Array | {
    readonly arrayBuffer: unknown;
} | {
    readonly getReader: unknown;
};
/** A type with `number | bigint` in place of each `number`, for integers that a double cannot represent. */
export type WithBigint<Value> = Value extends number ? number extends Value ? Value | bigint : Value : Value extends Whole ? Value : Value extends object ? {
    [Name in keyof Value]: WithBigint<Value[Name]>;
} : Value;

// client/with-response

/** A response of the service with its body: typed for a success status, JSON or text for an error status. */
export interface WithResponse<Body = unknown> {
    readonly body: Body;
    /** Its body has been read, unless it is a stream. */
    readonly response: Response;
}

// parameters/descriptor

/** How parameters are encoded, as plain data that server, client, documentation and conformance cases read. */
/** `form` is a body of `application/x-www-form-urlencoded`; the others are OpenAPI 3.1, Parameter Object, `in`. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'form';
/**
 * OpenAPI 3.1, Style Values. `deepObject` nests as in Rack: arrays as `a[]=1`, arrays of objects as `a[][k]=v` or
 * `a[0][k]=v`, to any depth; the specification does not define this.
 */
export type WireStyle = 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
export interface ParameterDescriptor {
    /** The name that is sent, with its brackets (`ids[]`); also the key of the decoded value. */
    readonly name: string;
    readonly in: ParameterLocation;
    readonly style: WireStyle;
    readonly explode: boolean;
    readonly allowReserved: boolean;
    readonly required: boolean;
    /**
     * Whether a list is split after percent-decoding, as by Rack, and in the space and pipe styles, whose separators are
     * always encoded. RFC 6570 splits first, so that `a%2Cb` is one item.
     */
    readonly splitDecoded: boolean;
    readonly type: ValueType;
    /** Whether an empty text, or the name alone, means that the parameter is not used (OpenAPI 3.1.1, section 4.8.12.2.1). */
    readonly allowEmptyValue?: boolean;
}
/**
 * The type of an encoded value. `any` has no declared type, so that it stays text; `json` is JSON text. A union has scalars,
 * at most one array and at most one object, which differ by the shape of the encoded value.
 */
export type ValueType = ScalarType | ArrayType | ObjectType | UnionType;
export interface ScalarType {
    /** `looseBoolean` is a boolean that may also be written as `True`, `1`, `yes` and similar texts. */
    readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'looseBoolean' | 'null' | 'any' | 'json';
}
export interface ArrayType {
    readonly kind: 'array';
    readonly items: ValueType;
}
export interface ObjectType {
    readonly kind: 'object';
    readonly properties: Readonly<Record<string, ValueType>>;
    /** Type of members that `properties` does not name; false if they are not allowed. */
    readonly additional: ValueType | false;
}
export interface UnionType {
    readonly kind: 'union';
    readonly members: readonly (ScalarType | ArrayType | ObjectType)[];
}
/** A decoded value. Objects have no prototype, so that no member name has a special meaning. */
export type ParameterValue = null | string | number | boolean | readonly ParameterValue[] | {
    readonly [name: string]: ParameterValue;
};
/** A value that can be encoded. A bigint is an integer that a double cannot represent. */
export type SendableValue = null | string | number | bigint | boolean | readonly SendableValue[] | {
    readonly [name: string]: SendableValue;
};
/** Values by the sent name of their parameter. */
export type ParameterValues = {
    readonly [name: string]: ParameterValue;
};

// routing/path-segment

/** A part of a path segment: text, or a parameter; the value of a `multi` parameter may span segments. */
export type PathPart = {
    readonly kind: 'literal';
    readonly text: string;
} | {
    readonly kind: 'parameter';
    readonly name: string;
    readonly multi: boolean;
};
/** The text between two slashes of a path template; `archive.{format}` has two parts. */
export type PathSegment = readonly PathPart[];

export {};
