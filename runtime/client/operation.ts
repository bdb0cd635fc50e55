import type { ParameterDescriptor, ParameterValue } from '../parameters/descriptor.ts';
import type { PathSegment } from '../routing/path-segment.ts';
import type { Answer } from './answer.ts';

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
export type OnProgress = (progress: { readonly loaded: number; readonly total: number | undefined }) => void;

/** Values by their names on the wire; undefined is the same as absent. */
export type ParameterMap = { readonly [name: string]: ParameterValue | undefined };

/** What a call sends, told apart by where it goes. */
export interface Values {
  readonly path?: ParameterMap;
  readonly query?: ParameterMap;
  readonly header?: ParameterMap;
  readonly cookie?: ParameterMap;
  readonly body?: unknown;
}

/** What a single call may be told beside its arguments. */
export interface CallOptions {
  /** Aborts the call, its retries and what is left of its answer. */
  readonly signal?: AbortSignal | undefined;
  /** Headers to add, for the configured origin alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Told while a download comes in. */
  readonly onProgress?: OnProgress | undefined;
}

/** A request on its way to the service. Has no credentials: those are added last, for the configured origin alone. */
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
