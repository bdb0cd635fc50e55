import Fastify from 'fastify';
import type * as fastifyModule from '../../../runtime/server/fastify.ts';
import type { AnyHandler } from '../../../runtime/server/handler.ts';
import type * as nodeModule from '../../../runtime/server/node.ts';
import type { ServerOptions } from '../../../runtime/server/options.ts';
import type { ApiServer } from '../../../runtime/server/server.ts';
import { importGenerated } from '../generated.ts';
import { createIssue, listIssues, type IssueCreate } from '../issues.ts';
import { HOST, listen } from '../listen.ts';
import { output } from '../../places.ts';

interface ServerModule {
  createServer(
    handlers: Readonly<Record<string, AnyHandler<never>>>,
    options: ServerOptions<never>,
  ): ApiServer;
}

const silent = { info() {}, warn() {}, error() {} };

/** The generated server with its defaults: every request and every response is validated. */
export default async function start(adapter?: string): Promise<number> {
  const { createServer } = await importGenerated<ServerModule>(output.issues, 'index');
  const server = createServer(
    {
      listIssues: () => ({ status: 200, body: listIssues() }),
      createIssue: ({ path, body }: { path: { project_id: number }; body: IssueCreate }) => ({
        status: 201,
        body: createIssue(path.project_id, body),
      }),
    },
    { log: silent },
  );
  if (adapter === 'node') {
    const { createNodeServer } = await importGenerated<typeof nodeModule>(output.issues, 'node');
    return listen(createNodeServer(server));
  }
  const { fastifyOptions, fastifyPlugin } = await importGenerated<typeof fastifyModule>(
    output.issues,
    'fastify',
  );
  const app = Fastify(fastifyOptions(server));
  app.register(fastifyPlugin(server));
  return Number(new URL(await app.listen({ port: 0, host: HOST })).port);
}
