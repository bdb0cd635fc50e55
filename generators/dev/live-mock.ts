import { closeNodeServer } from '../../runtime/server/node.ts';
import type { Problem } from '../../runtime/server/problem.ts';
import type { ServerResponse } from '../../runtime/server/message.ts';
import { PLAIN } from '../allowed-host.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { corsFor } from '../mock/cors.ts';
import { listen } from '../mock/listen.ts';
import { createMock, observeCalls, type ServedCall } from '../mock/mock.ts';
import type { ApiModel } from '../model/model.ts';

/** Responses that are on their way when the mock is ended have this many milliseconds. */
const PATIENCE = 500;

export interface LiveMockOptions {
  readonly port: number;
  readonly allowedHosts: readonly string[];
  readonly onCall: (call: ServedCall) => void;
}

/** A mock on this machine whose document changes while it serves. */
export interface LiveMock {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** Responds as this model says from now on. */
  replace(model: ApiModel): void;
  end(): Promise<void>;
}

/** Starts a mock that has no document yet. A port that cannot be had is a finding. */
export async function startLiveMock({
  port,
  allowedHosts,
  onCall,
}: LiveMockOptions): Promise<LiveMock | Finding> {
  let mock: ReturnType<typeof observeCalls> = {
    handle: async () => notYet(),
    refuse: ({ status, message }: Pick<Problem, 'status' | 'message'>) => plainly(status, message),
  };
  const listening = await listen(
    { handle: (request) => mock.handle(request), refuse: (problem) => mock.refuse(problem) },
    { host: '127.0.0.1', port, allowedHosts },
  );
  if ('code' in listening) return listening;
  return {
    origin: listening.origin,
    replace(model) {
      // Most edits are followed by another one, and not by a call.
      let made: typeof mock | undefined;
      const current = (): typeof mock => (made ??= observeCalls(createMock(model), onCall, corsFor([])));
      mock = {
        handle: (request) => current().handle(request),
        refuse: (problem) => current().refuse(problem),
      };
    },
    end: () => closeNodeServer(listening.server, PATIENCE),
  };
}

function notYet(): ServerResponse {
  return plainly(503, 'The document has had errors since the start, so the mock has no operations yet.');
}

function plainly(status: number, message: string): ServerResponse {
  return { status, headers: { 'content-type': PLAIN }, body: `${message}\n` };
}
