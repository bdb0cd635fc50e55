import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { Adapter } from './adapters.ts';
import type { Generated } from './workshop.ts';

/** A server behind a socket. */
export interface Listening {
  /** `http://127.0.0.1:4711`, with what stands before all paths. */
  readonly address: string;
  close(): Promise<void>;
}

/** Lets a generated server listen, with the adapter that was generated beside it. */
export async function listen(adapter: Adapter, generated: Generated, server: ApiServer): Promise<Listening> {
  const { node, fastify } = generated;
  if (adapter === 'node') {
    const listening = node.createNodeServer(server).listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    return { address: addressOf(listening, server), close: () => node.closeNodeServer(listening, 1_000) };
  }
  const app = Fastify({ ...fastify.fastifyOptions(server), forceCloseConnections: true });
  app.register(fastify.fastifyPlugin(server));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { address: addressOf(app.server, server), close: () => app.close() };
}

function addressOf(listening: { address(): AddressInfo | string | null }, { basePath }: ApiServer): string {
  const { port } = listening.address() as AddressInfo;
  return `http://127.0.0.1:${port}${basePath}`;
}
