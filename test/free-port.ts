import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems give to programs by themselves (Linux: from 32768, others: from 49152). */
const [FIRST, COUNT] = [20_000, 12_000];
const given = new Set<number>();

/**
 * A free port of loopback, for a program that must be told one. No program that asks the system for any port gets it in
 * the meantime.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
  throw new Error('There is no free port.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
