import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Layout } from '../../generators/model/layout.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { TsModel, TsOperation } from '../../generators/typescript/ts-model.ts';
import { createClient, type Client } from '../../runtime/client/client.ts';
import type { HandlerRequest, HandlerResponse } from '../../runtime/server/handler.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { closeNodeServer, createNodeServer } from '../../runtime/server/node.ts';
import type { ServerModule } from '../server/workshop.ts';
import { generateClient, load, type ClientModule } from './generated.ts';
import { readAnswer } from './returned.ts';
import { plain } from './sent.ts';

/** What a handler was given, and what the caller got. */
export interface Exchanged {
  readonly arrived: unknown;
  readonly returned: unknown;
}

/** The generated client and the generated server of a document, and the network between them. */
export class Pair {
  readonly #model: TsModel;
  readonly #functions: ClientModule;
  readonly #listening: Server;
  readonly #baseUrl: string;
  /** What handlers are to answer next, and what the last one was given. */
  readonly #current: Current;

  static async start(document: string, model: TsModel, layout?: Layout): Promise<Pair> {
    const folder = await generateClient(document, ['server'], layout);
    const functions = await load<ClientModule>(folder, 'client/index.js');
    const { createServer } = await load<ServerModule>(folder, 'server/index.js');
    const current: Current = { answer: { status: 204 }, arrived: undefined };
    const authenticate = Object.fromEntries(model.securitySchemes.map(({ name }) => [name, () => ({})]));
    const handle = async (request: HandlerRequest): Promise<HandlerResponse> => {
      const { contentType: _, body, ...parts } = request;
      current.arrived = plain({ ...parts, ...(body === undefined ? {} : { body: await readBody(body) }) });
      return current.answer;
    };
    const handlers = Object.fromEntries(model.operations.map(({ names }) => [names.value, handle]));
    const server = createServer(handlers, { authenticate });
    const listening = createNodeServer(server).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const baseUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}${server.basePath}`;
    return new Pair({ model, functions, listening, baseUrl, current });
  }

  private constructor(given: {
    readonly model: TsModel;
    readonly functions: ClientModule;
    readonly listening: Server;
    readonly baseUrl: string;
    readonly current: Current;
  }) {
    this.#model = given.model;
    this.#functions = given.functions;
    this.#listening = given.listening;
    this.#baseUrl = given.baseUrl;
    this.#current = given.current;
  }

  /** Calls an operation, whose handler gives an answer. Rejects as the client does. */
  async call(
    operation: TsOperation,
    args: Record<string, unknown> | undefined,
    answer: HandlerResponse,
  ): Promise<Exchanged> {
    const call = this.#functions[operation.names.value];
    if (call === undefined) throw new Error('There is no function.');
    this.#current.answer = answer;
    this.#current.arrived = undefined;
    const returned = await readAnswer(await call(this.#clientFor(operation), args));
    return { arrived: this.#current.arrived, returned };
  }

  async end(): Promise<void> {
    await closeNodeServer(this.#listening, 100);
  }

  /** With the credentials of the first alternative that an operation asks for. */
  #clientFor({ security }: TsOperation): Client {
    const needed = new Set(security.find(({ length }) => length > 0)?.map(({ scheme }) => scheme));
    const tokens = this.#model.securitySchemes
      .filter(({ name }) => needed.has(name))
      .map((scheme) => tokenFor(this.#functions, scheme));
    return createClient({ baseUrl: this.#baseUrl, auth: this.#functions.allOf(...tokens) });
  }
}

interface Current {
  answer: HandlerResponse;
  arrived: unknown;
}

async function readBody(body: unknown): Promise<unknown> {
  if (isMultipart(body)) return readFiles(await body.read());
  const isStream = typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
  return isStream ? (await buffer(body as AsyncIterable<Uint8Array>)).toString() : body;
}

/** The generated server has a copy of the class. */
function isMultipart(body: unknown): body is Multipart<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'parts' in body &&
    'read' in body &&
    typeof body.read === 'function'
  );
}

/** A form with the texts of its files. */
async function readFiles(form: unknown): Promise<unknown> {
  const { arrayBuffer } = Object(form) as Partial<Blob>;
  if (arrayBuffer !== undefined) return Buffer.from(await arrayBuffer.call(form)).toString();
  if (Array.isArray(form)) return Promise.all(form.map(readFiles));
  if (typeof form !== 'object' || form === null) return form;
  const fields = Object.entries(form).map(async ([name, value]) => [name, await readFiles(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

function tokenFor(
  functions: ClientModule,
  scheme: ApiModel['securitySchemes'][number],
): ReturnType<typeof functions.bearer> {
  if (scheme.scheme === 'basic') return functions.basic('name', 'password');
  if (scheme.type !== 'apiKey') return functions.bearer('token');
  const name = scheme.parameter ?? '';
  if (scheme.in === 'query') return functions.queryToken(name, 'token');
  return scheme.in === 'cookie' ? functions.cookieToken(name, 'token') : functions.headerToken(name, 'token');
}
