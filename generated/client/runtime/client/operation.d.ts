import type { ParameterDescriptor, ParameterValue } from '../parameters/descriptor.js';
import type { PathSegment } from '../routing/path-segment.js';
import type { Answer } from './answer.js';
import type { Client } from './client.js';
/**
 * An operation as its calls need it, written by the generator: plain data, and those functions of ours that do something
 * with it. So a program holds the functions that its operations need, and no others.
 */
export interface Operation {
    /** Name of its function: `listMemberRoles`. */
    readonly name: string;
    /** In upper case. */
    readonly method: string;
    /** For the codec of paths. */
    readonly segments?: readonly PathSegment[];
    /** The parameters by location; those that are written plainly need no description. */
    readonly path?: readonly ParameterDescriptor[];
    readonly query?: readonly ParameterDescriptor[];
    readonly header?: readonly ParameterDescriptor[];
    readonly cookie?: readonly ParameterDescriptor[];
    /** Media type of the request's body. */
    readonly contentType?: string;
    /** Fields of a form, or of the texts of a multipart body; those that are written plainly need no description. */
    readonly fields?: readonly ParameterDescriptor[];
    /** How fields are written that the document does not name, where it leaves room for them. */
    readonly others?: ParameterDescriptor;
    /** The base address, where the document states a server for this operation that differs from that of the document. */
    readonly baseUrl?: (client: Client) => string;
    /** Writes the path, beginning with `/`. */
    readonly writePath: Write<string>;
    readonly writeQuery?: Write<string>;
    readonly writeHeaders?: Write<Readonly<Record<string, string>>>;
    /** Asked where there is a body. */
    readonly writeBody?: Write<WrittenBody>;
    /** Writes texts of a multipart body, as a form. */
    readonly writeFields?: Write<string>;
    /** Media types to ask for. */
    readonly accept: string;
    /** Reads the body of a success; JSON where it is left out. */
    readonly read?: Read;
    /** The document says that it takes no credentials. */
    readonly open?: boolean;
    /** Set where the operation is deprecated: what to do instead, as far as it is known. */
    readonly deprecated?: string;
    /** What to do instead of giving a deprecated parameter, by its name on the wire. */
    readonly deprecatedParameters?: Readonly<Record<string, string>>;
}
/** Writes a part of a request. Throws a TypeError, naming the parameter, for what cannot be sent. */
export type Write<Written> = (values: Values, operation: Operation) => Written;
export interface WrittenBody {
    readonly body: NonNullable<RequestInit['body']>;
    /** The media type, unless `fetch` knows it better. */
    readonly headers?: Readonly<Record<string, string>>;
}
/** Reads the body of an answer. */
export type Read = (response: Response, request: ApiRequest) => unknown;
/** Told how many bytes have come, and how many there will be where that is known. */
export type OnProgress = (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
}) => void;
/** Values by their names on the wire; undefined is the same as absent. */
export type ParameterMap = {
    readonly [name: string]: ParameterValue | undefined;
};
/** What a call sends, told apart by where it goes. */
export interface Values {
    readonly path?: ParameterMap;
    readonly query?: ParameterMap;
    readonly header?: ParameterMap;
    readonly cookie?: ParameterMap;
    readonly body?: unknown;
}
/**
 * How requests are sent and responses read. Options of `fetch` are passed on as they are: `credentials`, `cache`,
 * `keepalive` and others. Those that only some platforms have, such as `next` and `cf`, are known to TypeScript where the
 * platform adds them to `RequestInit`.
 */
export interface TransportOptions extends Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'duplex' | 'window'> {
    /** The largest body in bytes, decompressed, that is read as JSON or text: 100 MB unless given. Streams have no limit. */
    readonly maxBytes?: number | undefined;
}
/** What a single call may be told beside its arguments, options of `fetch` among it. */
export interface CallOptions extends TransportOptions {
    /** Aborts the call, its retries and what is left of its answer. */
    readonly signal?: AbortSignal | undefined;
    /** Headers to add. They go where those of the client go, and nowhere else. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
    /** Told while a download comes in. */
    readonly onProgress?: OnProgress | undefined;
}
/**
 * A request on its way to the service. Has no credentials: those are added last. A plug-in that gives it a `url` in another
 * origin sends it there without credentials, and of its headers with `accept` and `content-type` alone.
 */
export interface ApiRequest extends CallOptions {
    readonly operation: Operation;
    readonly url: string;
    readonly method: string;
    /** Names in lower case. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: WrittenBody['body'] | undefined;
    /** What `url`, `headers` and `body` were written from. */
    readonly values: Values;
}
/** What stands between a call and the service: passes the request on, or does not, or several times. */
export type Plugin = (request: ApiRequest, next: Send) => Promise<Answer>;
export type Send = (request: ApiRequest) => Promise<Answer>;
