import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiServer } from '../../generated/server/index.js';
import { createNodeListener } from '../../generated/server/node.js';

/** A part of the service with its own paths beside the API. */
export interface Mount {
  /** Whether a path, without the query, belongs to it. */
  takes(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Whether it limits the time of its requests itself. */
  readonly boundsTime?: boolean;
}

/** Bytes that must arrive in each period for a request to count as active. */
const leastProgress = 1024;

/** Aborts a request with too little data. An active one may take as long as its connection needs. */
function limitIdle(request: IncomingMessage, response: ServerResponse, idle: number): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let known = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer);
    else if (socket.bytesRead - known < leastProgress) request.destroy();
    known = socket.bytesRead;
  }, idle).unref();
  response.once('close', () => clearInterval(timer));
}

/**
 * The listener of the whole service: the mounts in their order, and the API for everything else.
 * @param idle milliseconds without progress after which a request is aborted
 */
export function createListener(
  api: Pick<ApiServer, 'handle'>,
  mounts: readonly Mount[],
  idle: number,
): RequestListener {
  const answerApi = createNodeListener(api);
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const mount = mounts.find((each) => each.takes(path));
    if (mount?.boundsTime !== true) limitIdle(request, response, idle);
    try {
      if (mount === undefined) answerApi(request, response);
      else mount.answer(request, response);
    } catch {
      // An unexpected error of one request does not end the others.
      response.destroy();
    }
  };
}
