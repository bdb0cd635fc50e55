import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { closeNodeServer } from '../../generated/server/node.js';
import { explaining, type Remedies } from './cannot-start.ts';

/** A server that listens, and keeps requests until it can respond. */
export interface Listening {
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Responds to the waiting requests, and to all later ones. */
  answer(listener: RequestListener): void;
  /** Ends when all responses are sent. Waiting requests get none. */
  close(): Promise<void>;
}

/** Listens. Rejects with `CannotStart` if the address or port is not available. */
export async function listen({
  host = '127.0.0.1',
  port = 0,
}: {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}): Promise<Listening> {
  // Pushes may take as long as their connection needs: the listeners limit the time without data.
  const http = createServer({
    requireHostHeader: false,
    headersTimeout: 60_000,
    requestTimeout: 0,
    // URLs longer than Node's default are refused by the API, with 414.
    maxHeaderSize: 65_536,
  });
  // The port is known before the service can respond: earlier requests wait.
  const waiting: Parameters<RequestListener>[] = [];
  const keep: RequestListener = (...request) => void waiting.push(request);
  http.on('request', keep);
  await explaining(remedies(host, port), async () => {
    http.listen(port, host);
    await once(http, 'listening');
  });
  const address = http.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port.');
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    answer(listener) {
      http.off('request', keep).on('request', listener);
      for (const request of waiting.splice(0)) listener(...request);
    },
    async close() {
      for (const [, response] of waiting) response.destroy();
      await closeNodeServer(http);
    },
  };
}

function remedies(host: string, port: number): Remedies {
  const unknown = `This machine has no address ${host}. --host takes one of its own, such as 127.0.0.1 or 0.0.0.0.`;
  return {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program. Stop it, or choose another port: --port PORT, or --port 0 for a free one.`,
    EACCES: `The service may not listen on port ${port}. Choose a port from 1024 on: --port PORT.`,
    EADDRNOTAVAIL: unknown,
    EAI_AGAIN: unknown,
    EAFNOSUPPORT: unknown,
    EINVAL: unknown,
    ENOTFOUND: unknown,
  };
}
