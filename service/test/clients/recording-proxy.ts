import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeNodeServer } from '../../../generated/server/node.js';

/** A request that went through, with its response. */
export interface Exchange {
  /** What was going on. */
  readonly scenario: string;
  readonly method: string;
  /** As the client wrote it, with the address of the proxy. */
  readonly url: string;
  readonly requestHeaders: readonly Header[];
  readonly requestBody: Buffer;
  readonly status: number;
  readonly responseHeaders: readonly Header[];
  readonly responseBody: Buffer;
}

export type Header = readonly [name: string, value: string];

/** A server between clients and a service that records the traffic, byte by byte. */
export class RecordingProxy {
  readonly #server = createServer({ requireHostHeader: false }, (request, response) => {
    this.#pass(request, response).catch(() => response.destroy());
  });
  readonly exchanges: Exchange[] = [];
  /** What the next exchanges belong to. */
  scenario = '';
  /** URL of the service, without a trailing slash. */
  target = '';

  static async start(): Promise<RecordingProxy> {
    const proxy = new RecordingProxy();
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await closeNodeServer(this.#server);
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { scenario } = this;
    const { method = 'GET', url = '/', rawHeaders } = request;
    const requestBody = await bytesOf(request);
    const headers = [...pairs(rawHeaders)].filter(([name]) => name.toLowerCase() !== 'expect');
    const passed = send(new URL(this.target), { method, path: url, headers: headers.flat(), agent: false });
    passed.end(requestBody);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage];
    const responseBody = await bytesOf(answer);
    const responseHeaders = pairs(answer.rawHeaders);
    this.exchanges.push({
      scenario,
      method,
      url: this.url + url,
      requestHeaders: headers,
      requestBody,
      status: answer.statusCode ?? 0,
      responseHeaders,
      responseBody,
    });
    const ofMessage = responseHeaders.filter(([name]) => !/^(?:connection|keep-alive)$/i.test(name));
    response.writeHead(answer.statusCode ?? 502, ofMessage.flat());
    response.end(responseBody);
  }
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Headers as they were sent; a repeated one occurs as often here. */
function pairs(raw: readonly string[]): readonly Header[] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? '']);
}
