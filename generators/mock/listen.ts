import type { Server } from 'node:http';
import type { Refusing } from '../../runtime/server/client-error.ts';
import { createNodeServer } from '../../runtime/server/node.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { listenAt } from '../listen.ts';

export interface Listening {
  readonly server: Server;
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
}

/** Starts to listen; port 0 takes one that is free. A port that cannot be had is a finding. */
export async function listen(
  mock: Pick<ApiServer, 'handle'> & Refusing,
  place: { readonly host: string; readonly port: number },
): Promise<Listening | Finding> {
  const server = createNodeServer(mock);
  const origin = await listenAt(server, place);
  return typeof origin === 'string' ? { server, origin } : origin;
}
