import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { memoryLog, sampleHandlers, sampleOptions, type Caller, type LogEntry } from './sample.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { Generated } from './workshop.ts';

/** The sample server, listening. */
export interface Running {
  readonly port: number;
  /** Of the API: `http://127.0.0.1:4711/api/v1`. */
  readonly address: string;
  readonly log: readonly LogEntry[];
  close(): Promise<void>;
}

export const adapters = ['node', 'fastify'] as const;
export type Adapter = (typeof adapters)[number];

export async function start(
  adapter: Adapter,
  generated: Generated,
  options: Partial<ServerOptions<Caller>> = {},
): Promise<Running> {
  const { index, node, fastify } = generated;
  const log = memoryLog();
  const server = index.createServer<Caller>(sampleHandlers(index), { ...sampleOptions(log), ...options });
  if (adapter === 'node') {
    const listening = node.createNodeServer(server).listen(0, '127.0.0.1');
    await new Promise((resolve) => listening.once('listening', resolve));
    const { port } = listening.address() as AddressInfo;
    return {
      port,
      address: addressOf(port),
      log: log.entries,
      close: () => node.closeNodeServer(listening, 1_000),
    };
  }
  const app = Fastify({
    ...fastify.fastifyOptions(server),
    forceCloseConnections: true,
    logger: {
      serializers: fastify.logSerializers(server),
      stream: { write: (line: string) => log.entries.push(entryOf(line)) },
    },
  });
  app.register(fastify.fastifyPlugin(server));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, address: addressOf(port), log: log.entries, close: () => app.close() };
}

/** A line of Fastify's logger: errors have level 50. */
function entryOf(line: string): LogEntry {
  const fields = JSON.parse(line) as { level: number; msg: string };
  return { level: fields.level >= 50 ? 'error' : 'info', fields, message: fields.msg };
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}/api/v1`;
}
