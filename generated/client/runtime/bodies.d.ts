// Runtime of forgespec, the same for every document. Do not edit.
import type { ApiRequest, Call, Operation, Result, Values, Written } from './calls.js';

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

// client/chosen-body

/** Writes a body in the media type of the caller, by default the first. Throws a TypeError for undocumented media types. */
export declare function writeChosen(values: Values, operation: Operation): Written | undefined;

// client/multipart-stream

/** A piece of a form: a text, or the content of a file. */
export type Piece = string | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
/** Joins pieces. If one of them is a stream, so is the result, and no file is read into memory. */
export declare function joinPieces(pieces: readonly Piece[]): Blob | ReadableStream<Uint8Array>;

// client/multipart-body

/**
 * Writes a multipart form (RFC 7578), with files and fields. If a file is a stream, so is the body, which can then be sent
 * only once. `FormData` does not support streams, and would change the line ends of texts.
 */
export declare function writeMultipart({ body }: Values, operation: Operation): Written;
/** Whether a value is the content of a file. */
export declare function isFile(value: unknown): value is Exclude<Piece, string>;

// client/json-body

/** Writes the body as JSON, if there is one. */
export declare function writeJson({ body }: Values, { contentType }: Operation): Written | undefined;

// client/files-or-json-body

/** Writes a body with files as a form, and any other as JSON, which preserves the types of its values. */
export declare function writeFilesOrJson(values: Values, operation: Operation): Written | undefined;

// client/form-body

/** Writes a body of `application/x-www-form-urlencoded`, if there is one. */
export declare function writeForm(values: Values, operation: Operation): Written | undefined;

// client/optional-body

/** The members of an optional body; undefined if all are absent, so that no body is sent. */
export declare function unlessEmpty<Members extends object>(members: Members): Members | undefined;

// client/plain-fields

/** Writes fields that are single values: as a query, without its question mark. */
export declare function writePlainFields({ body }: Values): string;

// client/plain-typed-result

/** Adds the media type to the result of a call, for operations whose media types have no parameters and are no ranges. */
export declare function withPlainContentType<Sent extends Call<unknown, Result<{
    status: number;
}>>>(call: Sent): Sent;

// client/raw-body

/** Writes text, bytes, a Blob or a stream. Throws a TypeError for a text with a lone surrogate, which UTF-8 cannot encode. */
export declare function writeRaw({ body }: Values, { contentType }: Operation): Written;

// client/read-stream

/**
 * Returns the body as a stream of bytes, and reports the progress to `onProgress`. A stream fails with the same errors as a
 * call: a `ConnectionError`, or the reason for which the caller has aborted.
 */
export declare function readStream(response: Response, request: ApiRequest): Promise<ReadableStream<Uint8Array>>;

// client/read-text

/** Reads the text of a body. */
export declare function readText(response: Response, request: ApiRequest): Promise<string>;

// client/read-json-or

/** Parses bodies whose media type is JSON, and returns all others as a stream. */
export declare function readJsonOrStream(response: Response, request: ApiRequest): unknown;
/** Parses bodies whose media type is JSON, and reads all others as text. */
export declare function readJsonOrText(response: Response, request: ApiRequest): unknown;

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

// client/typed-result

/** Adds the media type to the result of a call if its status has several. */
export declare function withContentType<Sent extends Call<unknown, Result<{
    status: number;
}>>>(call: Sent, { mediaTypes }: Operation): Sent;

export {};
