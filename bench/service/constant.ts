import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createNodeServer } from '../../generated/server/node.js';
import { createPartialServer, offsetHeaders } from '../../generated/server/index.js';
import type { AnyHandler, HandlerResponse } from '../../runtime/server/handler.ts';
import { listen } from '../server/listen.ts';
import { routes } from './routes.ts';

/**
 * Serves recorded responses of the service without computing them, reports the port to its parent, and runs as long as
 * its parent does. Usage: `node constant.ts bare|generated FILE`, a file with the bodies in their order.
 */
const [kind = '', file = ''] = process.argv.slice(2);
const bodies = JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[];
const anybody = (): never => ({}) as never;
const silent = { info() {}, warn() {}, error() {} };

process.send?.(await listen(kind === 'bare' ? bare() : createNodeServer(generated())));
process.on('disconnect', () => process.exit());

/** The generated server as the service uses it, with handlers that return the recorded bodies. */
function generated(): ReturnType<typeof createPartialServer> {
  const handlers: Record<string, AnyHandler<never>> = {};
  for (const [index, { operation, status, isPaged = false }] of routes.entries()) {
    const body = bodies[index];
    handlers[operation] = (_: never, { url }): HandlerResponse => ({
      status,
      body,
      ...(isPaged ? { headers: { ...offsetHeaders({ url, page: 1, perPage: 20, total: 40 }) } } : {}),
    });
  }
  return createPartialServer(handlers, {
    authenticate: { PrivateToken: anybody, Bearer: anybody, JobToken: anybody, JobTokenParameter: anybody },
    app: {} as never,
    log: silent,
    scalars: 'lenient',
  });
}

/** Node's HTTP server, which reads the body and sends prepared bytes. */
function bare(): ReturnType<typeof createHttpServer> {
  const answers = new Map(
    routes.map(({ method, path, status }, index) => {
      const body = Buffer.from(JSON.stringify(bodies[index]));
      return [`${method} /api/v4${path}`, { status, body }];
    }),
  );
  return createHttpServer((request, response) => {
    request.on('data', () => undefined);
    request.on('end', () => {
      const { status, body } = answers.get(`${request.method} ${request.url}`) ?? {
        status: 404,
        body: Buffer.from('{}'),
      };
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
      response.end(body);
    });
  });
}
