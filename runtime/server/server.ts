import { createRouter, type Router } from '../routing/router.ts';
import { authenticate, type Security } from './authentication.ts';
import { proceed, settle, type Awaitable } from './awaitable.ts';
import { discard } from './bytes.ts';
import { Call, type CallSettings } from './call.ts';
import { consoleLog } from './console-log.ts';
import { answerFetch } from './fetch.ts';
import { errorInForm } from './error-forms.ts';
import { checkFraming } from './framing.ts';
import type { HandlerResponse } from './handler.ts';
import { withoutBody } from './head.ts';
import { LoadedOperations, type LoadedOperation, type LoadedOperationsSource } from './loaded-operations.ts';
import type { ServerRequest, ServerResponse } from './message.ts';
import { routesOf } from './route-of.ts';
import type { Operation, OperationInfo } from './operation.ts';
import { defaultLimits, type ResponseValidation, type ServerOptions } from './options.ts';
import {
  defaultErrorBody,
  isRefusal,
  problemResponse,
  Refusal,
  type ErrorBody,
  type Problem,
} from './problem.ts';
import { receive, type Reception } from './receive.ts';
import type { RawPath } from './request-parameters.ts';
import { describedHeaders, violations, writeResponse } from './response.ts';
import { withHeaders } from './response-headers.ts';
import type { Authorize, SecurityScheme } from './security.ts';
import { unroutedResponse } from './unrouted.ts';

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

export function createApiServer<Principal>(parts: ServerParts<Principal>): ApiServer {
  return new Server(parts);
}

class Server<Principal> implements ApiServer {
  readonly operations: readonly Operation[];
  readonly basePath: string;
  readonly credentialParameters: ReadonlySet<string>;
  readonly #authorizes: Authorize<Principal> | undefined;
  readonly #router: Router<Operation>;
  readonly #security: Security<Principal>;
  readonly #reception: Reception;
  readonly #settings: CallSettings;
  readonly #errorBody: ErrorBody;
  readonly #validation: ResponseValidation;
  readonly #loaded: LoadedOperations<Principal>;

  constructor(parts: ServerParts<Principal>) {
    const { options } = parts;
    this.#authorizes = options.authorize;
    const scalars = options.scalars ?? 'exact';
    this.#loaded = new LoadedOperations(parts, scalars);
    this.operations = Object.values(parts.operations);
    this.basePath = (options.basePath ?? parts.basePath).replace(/\/+$/, '');
    this.#router = createRouter(routesOf(this.operations), {
      basePath: this.basePath,
      trailingSlash: 'ignore',
    });
    this.#security = { schemes: parts.securitySchemes, authenticate: options.authenticate ?? {} };
    this.#errorBody =
      options.errorBody ?? ((problem, operation) => describedErrorBody(problem, operation, this.#loaded));
    this.#validation = options.validateResponses ?? 'always';
    this.credentialParameters = credentialParameters(parts.securitySchemes);
    this.#reception = {
      limits: { ...defaultLimits, ...options.limits },
      unknownParameters: options.unknownParameters ?? 'refuse',
      unknownMembers: options.unknownMembers ?? 'refuse',
      scalars,
      credentials: this.credentialParameters,
    };
    this.#settings = {
      app: options.app,
      credentials: this.credentialParameters,
      publicUrl: options.publicUrl,
      log: options.log ?? consoleLog,
      requestId: options.requestId ?? (() => crypto.randomUUID()),
    };
  }

  handle(request: ServerRequest): Awaitable<ServerResponse> {
    const match = this.#router(request.method, request.path, request);
    if (match.kind === 'found') return this.call(match.operation, request, match.parameters);
    return unroutedResponse(this, request.method, match);
  }

  call({ name }: OperationInfo, request: ServerRequest, rawPath: RawPath): Awaitable<ServerResponse> {
    const operation = this.#loaded.named(name);
    const call = new Call<Principal>(operation, request, { rawPath, settings: this.#settings });
    return settle(
      () => this.#answer(call),
      (response) => this.#finished(call, response),
      (error) => this.#finished(call, this.#failure(call, error)),
    );
  }

  fetch(request: Request): Promise<Response> {
    return answerFetch(this, request);
  }

  refuse(
    problem: Pick<Problem, 'status' | 'message'> & Partial<Problem>,
    operation?: OperationInfo,
  ): ServerResponse {
    return problemResponse({ faults: [], headers: {}, ...problem }, this.#errorBody, operation);
  }

  async preload(): Promise<void> {
    await Promise.all(this.operations.map((operation) => this.#loaded.load(operation)));
  }

  /** The order of the checks of a request: authentication, authorization, size, media type, and only then content. */
  #answer(call: Call<Principal>): Awaitable<ServerResponse> {
    checkFraming(call.request);
    return proceed(this.#loaded.load(call.operation), (loaded) =>
      proceed(this.#admit(call), () => this.#perform(call, loaded)),
    );
  }

  /** Authenticates and authorizes the caller. */
  #admit(call: Call<Principal>): Awaitable<void> {
    const isOpen = call.operation.security.length === 0 && this.#authorizes === undefined;
    return isOpen ? undefined : this.#checkCaller(call);
  }

  async #checkCaller(call: Call<Principal>): Promise<void> {
    const { operation, request } = call;
    if (operation.security.length > 0) {
      call.principal = await authenticate(this.#security, operation.security, { request, unparsed: call });
    }
    if (this.#authorizes !== undefined) await this.#authorize(call, this.#authorizes);
  }

  async #authorize(call: Call<Principal>, authorizes: Authorize<Principal>): Promise<void> {
    if (await authorizes(call.principal, call.operation.extensions, call)) return;
    throw new Refusal({ status: 403, message: 'The caller does not have permission to do this.' });
  }

  #perform(call: Call<Principal>, loaded: LoadedOperation<Principal>): Awaitable<ServerResponse> {
    const { path, query } = call.request;
    const { url } = this.#reception.limits;
    if (path.length + query.length > url) {
      throw new Refusal({ status: 414, message: `The URL is longer than ${url} characters.` });
    }
    return receive(call, loaded.contract, this.#reception, (received) =>
      proceed(loaded.handler(received as never, call), (response) => this.#send(call, loaded, response)),
    );
  }

  #send(
    call: Call<Principal>,
    loaded: LoadedOperation<Principal>,
    response: HandlerResponse,
  ): ServerResponse {
    const { body } = response;
    try {
      const sent = this.#write(call, loaded, response);
      if (sent.body === undefined || typeof sent.body === 'string') discard(body);
      return sent;
    } catch (error) {
      discard(body);
      throw error;
    }
  }

  /** Throws a TypeError for headers and bodies that cannot be sent. */
  #write(
    call: Call<Principal>,
    { responses }: LoadedOperation<Principal>,
    response: HandlerResponse,
  ): ServerResponse {
    const rules = responses.find(response.status);
    const found = this.#isChecked() ? violations(response, rules) : [];
    if (found.length > 0) {
      const { operation, requestId } = call;
      const fields = { requestId, operation: operation.id, status: response.status, violations: found };
      call.log.error(fields, 'The response does not match the document');
      if (this.#validation === 'always') return this.#unexplained(call);
    }
    const written = writeResponse(response, rules);
    const added = call.addedHeaders;
    return added === undefined ? written : withHeaders(written, added, describedHeaders(rules));
  }

  #finished(call: Call<Principal>, response: ServerResponse): ServerResponse {
    if (call.request.method === 'HEAD') return withoutBody(response);
    const { body } = response;
    if (typeof body !== 'object' || body instanceof Uint8Array) return response;
    return { ...response, body: this.#watched(call, body) };
  }

  #isChecked(): boolean {
    if (typeof this.#validation === 'string') return this.#validation === 'always';
    return Math.random() < this.#validation.sampled;
  }

  /** A stream that logs when it ends early: the status is sent by then, so the response cannot report it. */
  async *#watched(
    { operation, requestId, log, signal }: Call<Principal>,
    body: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* body;
    } catch (error) {
      if (!signal.aborted)
        log.error({ requestId, operation: operation.id, err: error }, 'The response body ended early');
      throw error;
    }
  }

  #failure(call: Call<Principal>, error: unknown): ServerResponse {
    const { operation, requestId } = call;
    if (isRefusal(error)) return this.refuse(error.problem, operation);
    if (call.signal.aborted) {
      call.log.info({ requestId, operation: operation.id }, 'The client disconnected');
    } else {
      call.log.error({ requestId, operation: operation.id, err: error }, 'The handler failed');
    }
    return this.#unexplained(call);
  }

  #unexplained({ operation, requestId }: Call<Principal>): ServerResponse {
    const headers = { 'x-request-id': requestId };
    return this.refuse({ status: 500, message: 'Internal Server Error', requestId, headers }, operation);
  }
}

/** The usual body, or one in another form if the document describes the response to the status otherwise. */
function describedErrorBody(
  problem: Problem,
  operation: OperationInfo | undefined,
  loaded: Pick<LoadedOperations<never>, 'responsesOf'>,
): ReturnType<ErrorBody> {
  const rules = operation && loaded.responsesOf(operation)?.find(problem.status);
  const json = [...(rules?.contents ?? [])].find(([, { kind }]) => kind === 'json');
  const fitting = json && errorInForm(problem, { type: json[0], isValid: json[1].validator.is });
  return fitting ?? defaultErrorBody(problem, operation);
}

function credentialParameters(schemes: ServerDocument['securitySchemes']): ReadonlySet<string> {
  const names = Object.values(schemes).map((scheme) =>
    scheme.type === 'apiKey' && scheme.in === 'query' ? scheme.name : undefined,
  );
  return new Set(names.filter((name) => name !== undefined));
}
