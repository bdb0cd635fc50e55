import type { DocumentFacts } from '../document/facts.ts';
import type { Json } from '../document/json.ts';
import type { WireRequest } from '../document/wire/request.ts';
import { TOKEN } from '../document/wire/write.ts';
import type { Generated } from './generated.ts';

/** What a handler is given. */
export interface Arrived {
  readonly operation: string;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

export interface HandlerAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: unknown;
  readonly body?: unknown;
}

/** What came back over the wire, and what the handler was given, if it was asked at all. */
export interface Exchange {
  readonly arrived: Arrived | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface ServerModule {
  createServer(handlers: object, options: object): { fetch(request: Request): Promise<Response> };
  readonly operations: Readonly<Record<string, OperationInfo>>;
  readonly securitySchemes: Readonly<Record<string, Json>>;
  readonly basePath: string;
}

/** What the server knows of an operation before it is asked for the first time. */
export interface OperationInfo {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly family: string;
  readonly deprecated: boolean;
  readonly security: readonly (readonly { readonly scheme: string }[])[];
  readonly extensions: Readonly<Record<string, Json>>;
}

/** The generated server, all of whose handlers note what arrives and answer what they are told to. */
export class ServerUnderTest {
  readonly module: ServerModule;
  readonly #server: ReturnType<ServerModule['createServer']>;
  #answer: HandlerAnswer = { status: 204 };
  #arrived: Arrived | undefined;

  constructor(module: ServerModule, { operations, securitySchemes }: DocumentFacts) {
    this.module = module;
    const handlers = operations.map(({ id }) => [id, (request: Arrived) => this.#handle(id, request)]);
    const authenticate = [...securitySchemes.keys()].map((name) => [
      name,
      (token: unknown) => (token === TOKEN ? 'caller' : undefined),
    ]);
    const quiet = { info() {}, warn() {}, error() {} };
    this.#server = module.createServer(Object.fromEntries(handlers) as object, {
      authenticate: Object.fromEntries(authenticate) as object,
      log: quiet,
    });
  }

  /** Sends a request; the handler that it reaches gives the answer. */
  async send(request: WireRequest, answer: HandlerAnswer = { status: 204 }): Promise<Exchange> {
    this.#answer = answer;
    this.#arrived = undefined;
    const { method, path, query, headers, body } = request;
    const url = `http://server.example${path}${query === '' ? '' : `?${query}`}`;
    const response = await this.#server.fetch(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
    );
    return {
      arrived: this.#arrived,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  }

  /** A request of the platform goes the same way; for clients that bring their own. */
  fetch(request: Request, answer: HandlerAnswer): Promise<Response> {
    this.#answer = answer;
    this.#arrived = undefined;
    return this.#server.fetch(request);
  }

  get arrived(): Arrived | undefined {
    return this.#arrived;
  }

  /** Forms with files are decoded and checked by the handler that reads them. */
  async #handle(
    operation: string,
    { path, query, headers, contentType, body }: Arrived,
  ): Promise<HandlerAnswer> {
    const read = isForm(body) ? await readForm(body) : body;
    this.#arrived = { operation, path, query, headers, contentType, body: read };
    return this.#answer;
  }
}

interface Form {
  read(): Promise<Readonly<Record<string, unknown>>>;
}

function isForm(body: unknown): body is Form {
  return typeof body === 'object' && body !== null && 'read' in body && typeof body.read === 'function';
}

/** Files as their texts. */
async function readForm(form: Form): Promise<unknown> {
  const fields = Object.entries(await form.read()).map(async ([name, value]) => {
    const isFile = typeof value === 'object' && value !== null && 'arrayBuffer' in value;
    return [name, isFile ? Buffer.from(await (value as Blob).arrayBuffer()).toString() : value] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

const servers = new WeakMap<Generated, Promise<ServerUnderTest>>();

export function serverOf(generated: Generated, facts: DocumentFacts): Promise<ServerUnderTest> {
  const known = servers.get(generated);
  if (known !== undefined) return known;
  const server = generated
    .load<ServerModule>('server/index.js')
    .then((module) => new ServerUnderTest(module, facts));
  servers.set(generated, server);
  return server;
}
