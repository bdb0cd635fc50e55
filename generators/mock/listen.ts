import type { Server } from 'node:http';
import type { Refusing } from '../../runtime/server/client-error.ts';
import { createNodeServer } from '../../runtime/server/node.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { hostCheck, MISDIRECTED, misdirected, PLAIN, type HostCheck } from '../process/allowed-host.ts';
import { listenAt } from '../process/listen.ts';

export interface Listening {
  readonly server: Server;
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
}

export interface Place {
  readonly host: string;
  readonly port: number;
  /** Host names to accept in addition to those of this machine. */
  readonly allowedHosts?: readonly string[];
}

/** Starts to listen; port 0 selects a free one. If the port is not available, returns a finding. */
export async function listen(
  mock: Pick<ApiServer, 'handle'> & Refusing,
  { host, port, allowedHosts }: Place,
): Promise<Listening | Finding> {
  const server = createNodeServer(forHosts(mock, hostCheck(host, allowedHosts)));
  const origin = await listenAt(server, { host, port });
  return typeof origin === 'string' ? { server, origin } : origin;
}

/** Refuses requests for other hosts. */
function forHosts(
  mock: Pick<ApiServer, 'handle'> & Refusing,
  isServed: HostCheck,
): Pick<ApiServer, 'handle'> & Refusing {
  return {
    refuse: (problem) => mock.refuse(problem),
    async handle(request) {
      const host = request.headers.get('host');
      if (isServed(host)) return mock.handle(request);
      return { status: MISDIRECTED, headers: { 'content-type': PLAIN }, body: misdirected(host) };
    },
  };
}
