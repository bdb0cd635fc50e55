import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOST = '127.0.0.1';

/** Listens on a free port of the loopback, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, HOST), 'listening');
  return (server.address() as AddressInfo).port;
}
