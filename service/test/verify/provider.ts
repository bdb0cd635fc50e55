import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider on loopback that knows every requested repository, but returns no contents. */
export interface StandInProvider {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param stalls whether git gets no response at all, so that imports run until they are canceled */
export async function startProvider({ stalls = false } = {}): Promise<StandInProvider> {
  const server = createServer(({ url: target = '/' }, response) => {
    const { pathname } = new URL(target, url);
    if (stalls && pathname.includes('.git/')) return;
    const body = replyTo(pathname.replace(/^\/api\/v3/, ''), url);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The response of the providers' APIs at a path. */
function replyTo(path: string, url: string): object | undefined {
  const clone = `${url}/ada/tools.git`;
  if (/^\/repositories\/\d+$/.test(path))
    return { id: 7, name: 'tools', full_name: 'ada/tools', private: false, clone_url: clone };
  if (/^\/2\.0\/repositories\/[^/]+\/[^/]+$/.test(path)) {
    const links = { clone: [{ name: 'https', href: clone }] };
    return { name: 'tools', full_name: 'ada/tools', is_private: false, links };
  }
  if (path === '/user') return { login: 'ada' };
  return path === '/gists' ? [] : undefined;
}
