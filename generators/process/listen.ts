import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';

/**
 * Makes a server listen, and returns its origin: `http://127.0.0.1:4010`. Port 0 selects a free one; an unavailable
 * port is a finding.
 */
export async function listenAt(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<string | Finding> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    return finding('mock/port', { host, port, reason: (error as Error).message });
  }
  const { address, port: taken, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
}
