import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNodeServer } from '../../runtime/server/node.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';

export interface Listening {
  readonly server: Server;
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
}

/** Starts to listen; port 0 takes one that is free. A port that cannot be had is a finding. */
export async function listen(
  mock: Pick<ApiServer, 'handle'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening | Finding> {
  const server = createNodeServer(mock);
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    return finding('mock/port', { host, port, reason: (error as Error).message });
  }
  const { address, port: taken, family } = server.address() as AddressInfo;
  return { server, origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}` };
}
