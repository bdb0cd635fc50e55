import { closeNodeServer } from '../../runtime/server/node.ts';
import type { Problem } from '../../runtime/server/problem.ts';
import type { ServerResponse } from '../../runtime/server/message.ts';
import { PLAIN } from '../process/allowed-host.ts';
import type { Finding } from '../diagnostics/finding.ts';

import { listen } from '../mock/listen.ts';
import { createMock, observeCalls, type ServedCall } from '../mock/mock.ts';
import type { ApiModel } from '../model/model.ts';
import { lazy } from '../incremental/memoize.ts';

/** Milliseconds that responses in progress get when the mock ends. */
const GRACE_PERIOD = 500;

export interface LiveMockOptions {
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly onCall: (call: ServedCall) => void;
}

/** A mock on this machine whose document changes while it serves. */
export interface LiveMock {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** Serves this model from now on. */
  replace(model: ApiModel): void;
  end(): Promise<void>;
}

/** Starts a mock that has no document yet. If the port is not available, returns a finding. */
export async function startLiveMock({
  port,
  allowedHosts,
  onCall,
}: LiveMockOptions): Promise<LiveMock | Finding> {
  let mock: ReturnType<typeof observeCalls> = {
    handle: async () =>
      textResponse(503, 'The document has had errors since the start, so the mock has no operations yet.'),
    refuse: ({ status, message }: Pick<Problem, 'status' | 'message'>) => textResponse(status, message),
  };
  const listening = await listen(
    { handle: (request) => mock.handle(request), refuse: (problem) => mock.refuse(problem) },
    { host: '127.0.0.1', port, allowedHosts },
  );
  if ('code' in listening) return listening;
  return {
    origin: listening.origin,
    replace(model) {
      // Created by the first call: most edits are followed by another edit, not by a call.
      const current = lazy(() => observeCalls(createMock(model), onCall));
      mock = {
        handle: (request) => current().handle(request),
        refuse: (problem) => current().refuse(problem),
      };
    },
    end: () => closeNodeServer(listening.server, GRACE_PERIOD),
  };
}

function textResponse(status: number, message: string): ServerResponse {
  return { status, headers: { 'content-type': PLAIN }, body: `${message}\n` };
}
