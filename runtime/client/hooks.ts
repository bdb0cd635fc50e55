import type { WithResponse } from './with-response.ts';
import type { ApiRequest, Plugin } from './operation.ts';

export interface Hooks {
  /** Called with each request before credentials are added; may return another request to send instead. */
  readonly before?: (request: ApiRequest) => ApiRequest | void | Promise<ApiRequest | void>;
  /** Called with each response, whatever its status. */
  readonly after?: (received: WithResponse, request: ApiRequest) => void | Promise<void>;
}

/** A plugin that calls your functions with requests and responses. */
export function hooks({ before, after }: Hooks): Plugin {
  return async (request, next) => {
    const sent = (await before?.(request)) ?? request;
    const received = await next(sent);
    await after?.(received, sent);
    return received;
  };
}
