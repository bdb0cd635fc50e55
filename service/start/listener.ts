import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiServer } from '../../generated/server/index.js';
import { createNodeListener } from '../../generated/server/node.js';

/** Something at an address of its own beside the API. */
export interface Mount {
  /** Whether a path, without the query, is its own. */
  takes(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/** The listener of the whole service: the mounts in their order, and the API for everything else. */
export function createListener(api: Pick<ApiServer, 'handle'>, mounts: readonly Mount[]): RequestListener {
  const answerApi = createNodeListener(api);
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const mount = mounts.find((each) => each.takes(path));
    if (mount === undefined) answerApi(request, response);
    else mount.answer(request, response);
  };
}
