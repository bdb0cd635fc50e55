import type { RouteMatch } from '../routing/router.js';
import type { ServerResponse } from './message.js';
import type { ApiServer } from './server.js';
type Unrouted = Exclude<RouteMatch<unknown>, {
    readonly kind: 'found';
}>;
/**
 * The response where no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110,
 * section 15.5.6); OPTIONS gets them with 204.
 */
export declare function unroutedResponse(server: Pick<ApiServer, 'refuse'>, method: string, match: Unrouted): ServerResponse;
export {};
