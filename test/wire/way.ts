import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import type { Client, Fetch } from '../../runtime/client/client.ts';
import type * as fastifyModule from '../../runtime/server/fastify.ts';
import type { AnyHandler } from '../../runtime/server/handler.ts';
import type * as nodeModule from '../../runtime/server/node.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { load, type ClientModule } from '../client/generated.ts';
import { outputOf } from '../outputs/output.ts';
import type { ServerModule } from '../server/workshop.ts';

/** What is generated from one document, and loaded. */
export interface Generated {
  readonly client: ClientModule;
  readonly server: ServerModule;
  readonly node: typeof nodeModule;
  readonly fastify: typeof fastifyModule;
}

/** Generates client, server and validators of a document, as `forgespec generate` does, and loads them. */
export async function generateBoth(document: JsonObject): Promise<Generated> {
  const folder = await outputOf({ document, emitters: ['server', 'client'] });
  return {
    client: await load<ClientModule>(folder, 'client/index.js'),
    server: await load<ServerModule>(folder, 'server/index.js'),
    node: await load<typeof nodeModule>(folder, 'server/node.js'),
    fastify: await load<typeof fastifyModule>(folder, 'server/fastify.js'),
  };
}

export const ways = ['node', 'fastify', 'fetch'] as const;

/** A generated client whose calls reach the generated server: over a socket, or through the adapter for `fetch`. */
export interface Way {
  readonly client: Client;
  /** Requests that have left the client. */
  readonly sent: string[];
  /** 0 without a socket. */
  readonly port: number;
  close(): Promise<void>;
}

export async function openWay(
  name: (typeof ways)[number],
  generated: Generated,
  handlers: Readonly<Record<string, AnyHandler<unknown>>>,
  options: ServerOptions<unknown> = {},
): Promise<Way> {
  const server = generated.server.createServer<unknown>(handlers, options);
  const sent: string[] = [];
  const { port, close, send } = await listen(name, generated, server);
  const client = generated.client.createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: (url, init) => {
      sent.push(url);
      return send(url, init);
    },
  });
  return { client, sent, port, close };
}

async function listen(
  name: (typeof ways)[number],
  { node, fastify }: Generated,
  server: ApiServer,
): Promise<{ port: number; send: Fetch; close(): Promise<void> }> {
  if (name === 'fetch') {
    return { port: 0, send: (url, init) => server.fetch(new Request(url, init)), close: async () => {} };
  }
  if (name === 'node') {
    const listening = node.createNodeServer(server).listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    return { port, send: fetch, close: () => node.closeNodeServer(listening, 1_000) };
  }
  const app = Fastify({ ...fastify.fastifyOptions(server), forceCloseConnections: true });
  app.register(fastify.fastifyPlugin(server));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, send: fetch, close: () => app.close() };
}

/** A document with the operations given, by path and method. */
export function documentOf(paths: JsonObject, more: { readonly [member: string]: Json } = {}): JsonObject {
  return { openapi: '3.1.1', info: { title: 'Way', version: '1' }, ...more, paths };
}
