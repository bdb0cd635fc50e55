import type { RouteMatch } from '../routing/router.ts';
import { withoutBody } from './head.ts';
import type { ServerResponse } from './message.ts';
import type { ApiServer } from './server.ts';

type Unrouted = Exclude<RouteMatch<unknown>, { readonly kind: 'found' }>;

/**
 * The response if no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110, section
 * 15.5.6). OPTIONS gets the methods with 204.
 */
export function unroutedResponse(
  server: Pick<ApiServer, 'refuse'>,
  method: string,
  match: Unrouted,
): ServerResponse {
  const allow = match.kind === 'not-found' ? '' : [...new Set([...match.allow, 'OPTIONS'])].join(', ');
  if (method === 'OPTIONS' && allow !== '') return { status: 204, headers: { allow }, body: undefined };
  const refused = server.refuse(
    allow === ''
      ? { status: 404, message: 'There is nothing at this path.' }
      : { status: 405, message: `This path supports only ${allow}.`, headers: { allow } },
  );
  return method === 'HEAD' ? withoutBody(refused) : refused;
}
