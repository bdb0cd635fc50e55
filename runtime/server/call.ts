import { decodePercent } from '../parameters/percent.ts';
import type { Context } from './handler.ts';
import type { App } from './server-types.ts';
import type { Logger, RequestHeaders, ServerRequest } from './message.ts';
import type { Operation } from './operation.ts';
import type { RawPath } from './request-parameters.ts';
import type { UnparsedRequest } from './security.ts';

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
export class Call<Principal> implements Context<Principal>, UnparsedRequest {
  readonly operation: Operation;
  readonly request: ServerRequest;
  readonly rawPath: RawPath;
  principal: Principal | undefined;
  readonly #settings: CallSettings;
  #requestId: string | undefined;
  #responseHeaders: Headers | undefined;
  #url: URL | undefined;
  #path: Readonly<Record<string, string>> | undefined;

  constructor(
    operation: Operation,
    request: ServerRequest,
    given: { readonly rawPath: RawPath; readonly settings: CallSettings },
  ) {
    this.operation = operation;
    this.request = request;
    this.rawPath = given.rawPath;
    this.#settings = given.settings;
  }

  get app(): App {
    return this.#settings.app;
  }

  get requestId(): string {
    return (this.#requestId ??= this.request.id ?? this.#settings.requestId());
  }

  get headers(): RequestHeaders {
    return this.request.headers;
  }

  get responseHeaders(): Headers {
    return (this.#responseHeaders ??= new Headers());
  }

  /** The headers that the handler has added to its response; undefined if it has never read `responseHeaders`. */
  get addedHeaders(): Headers | undefined {
    return this.#responseHeaders;
  }

  get signal(): AbortSignal {
    return this.request.signal;
  }

  get log(): Logger {
    return this.request.log ?? this.#settings.log;
  }

  get url(): URL {
    return (this.#url ??= addressOf(this.request, this.#settings));
  }

  get path(): Readonly<Record<string, string>> {
    return (this.#path ??= decodeTexts(this.rawPath));
  }
}

function addressOf(request: ServerRequest, { publicUrl, credentials }: CallSettings): URL {
  const url = new URL(publicUrl ?? originOf(request));
  url.pathname = request.path;
  url.search = request.query;
  for (const name of credentials) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}

/** The origin that the `Host` header states, if it is a plain host and port. Clients can send anything there. */
function originOf({ scheme, headers }: ServerRequest): string {
  const host = headers.get('host') ?? '';
  const isPlain = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/.test(host);
  const origin = `${scheme}://${host}`;
  // A port out of range and an impossible IP address have the form of a host.
  return isPlain && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}

function decodeTexts(texts: RawPath): Readonly<Record<string, string>> {
  const decoded: Record<string, string> = Object.create(null);
  for (const [name, text] of Object.entries(texts)) {
    const value = decodePercent(text);
    if (value !== undefined) decoded[name] = value;
  }
  return decoded;
}
