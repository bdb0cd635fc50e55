import type { ParameterDescriptor, SendableValue } from '../parameters/descriptor.ts';
import type { PathSegment } from '../routing/path-segment.ts';
import type { WithResponse } from './with-response.ts';
import type { Client } from './client.ts';

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
export type OnProgress = (progress: { readonly loaded: number; readonly total: number | undefined }) => void;

/** Values by the names that are sent; undefined is the same as absent. */
export type ParameterMap = { readonly [name: string]: SendableValue | undefined };

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
export interface TransportOptions extends Omit<
  RequestInit,
  'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'duplex' | 'window'
> {
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
