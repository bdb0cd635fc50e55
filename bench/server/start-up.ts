import { createServer as createHttpServer } from 'node:http';
import Fastify from 'fastify';
import type * as fastifyModule from '../../runtime/server/fastify.ts';
import type * as nodeModule from '../../runtime/server/node.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { output } from '../places.ts';
import { importGenerated } from './generated.ts';
import { HOST, listen } from './listen.ts';

interface ServerModule {
  createPartialServer(handlers: object, options: ServerOptions<never>): ApiServer;
}

/**
 * Starts the generated server of GitHub's document and prints how many milliseconds that took: from the first import
 * until it listens. Code that is not generated is loaded before. Usage: `node start-up.ts node|fastify`.
 */
const [adapter] = process.argv.slice(2);
// Loads what Node itself needs to listen, which is the same for all.
const other = createHttpServer();
await listen(other);
other.close();

const begin = performance.now();
const { createPartialServer } = await importGenerated<ServerModule>(output.githubServer, 'index');
const server = createPartialServer({}, {});
if (adapter === 'node') {
  const { createNodeServer } = await importGenerated<typeof nodeModule>(output.githubServer, 'node');
  await listen(createNodeServer(server));
} else {
  const { fastifyOptions, fastifyPlugin } = await importGenerated<typeof fastifyModule>(
    output.githubServer,
    'fastify',
  );
  const app = Fastify(fastifyOptions(server));
  app.register(fastifyPlugin(server));
  await app.listen({ port: 0, host: HOST });
}
console.log(JSON.stringify(performance.now() - begin));
process.exit();
