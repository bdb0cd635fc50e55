import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as it arrived. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Service extends AsyncDisposable {
  readonly origin: string;
  readonly seen: readonly Seen[];
}

export type Answering = (seen: Seen, response: ServerResponse, count: number) => void | Promise<void>;

/** An HTTP server on a port of its own, which keeps what arrived. */
export async function startService(answer: Answering): Promise<Service> {
  const seen: Seen[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const arrived = { method, url, headers, body: await buffer(request) };
    seen.push(arrived);
    await answer(arrived, response, seen.length);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  { status = 200, headers = {} } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}
