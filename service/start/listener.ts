import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiServer } from '../../generated/server/index.js';
import { createNodeListener } from '../../generated/server/node.js';

/** Something at an address of its own beside the API. */
export interface Mount {
  /** Whether a path, without the query, is its own. */
  takes(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Whether it bounds the time of its requests itself. */
  readonly takesTime?: boolean;
}

/** Milliseconds until all of a request has to be there. */
const requestTime = 300_000;

/** Breaks off a request that does not come to its end. */
function limitTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, requestTime).unref();
  response.once('close', () => clearTimeout(timer));
}

/** The listener of the whole service: the mounts in their order, and the API for everything else. */
export function createListener(api: Pick<ApiServer, 'handle'>, mounts: readonly Mount[]): RequestListener {
  const answerApi = createNodeListener(api);
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const mount = mounts.find((each) => each.takes(path));
    const isSlow = mount?.takesTime === true;
    if (!isSlow) limitTime(request, response);
    try {
      if (mount === undefined) answerApi(request, response);
      else mount.answer(request, response);
    } catch {
      // One request that nobody thought of does not end the others.
      response.destroy();
    }
  };
}
