import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** What a service responds with to every request, and the requests that it received. */
export interface Service {
  readonly server: Server;
  readonly requests: IncomingMessage[];
  answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** Starts a service on loopback that pages of any origin may call. */
export async function startService(): Promise<Service> {
  const requests: IncomingMessage[] = [];
  const service: Service = {
    requests,
    answer: { status: 200, headers: {}, body: '' },
    server: createServer((request, response) => {
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
      };
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      requests.push(request);
      const { status, headers, body } = service.answer;
      response.writeHead(status, { ...cors, ...headers }).end(body);
    }),
  };
  service.server.listen(0, '127.0.0.1');
  await once(service.server, 'listening');
  return service;
}
