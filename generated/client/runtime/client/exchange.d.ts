import type { Answer } from './answer.js';
import type { ApiRequest } from './operation.js';
/**
 * Sends a request and reads the response. Failures of the service are responses here; what prevents a response is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted. Headers that cannot be sent are a TypeError.
 *
 * Credentials and headers stay in the origin of the base address of the operation, wherever plug-ins and redirects lead.
 * Redirects are followed by hand, as `fetch` sees to that for no header but `Authorization`. What changes something is
 * never turned into a GET, and is repeated in the same origin alone.
 */
export declare function exchange(request: ApiRequest): Promise<Answer>;
/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export declare function readJson(response: Response, request: ApiRequest): Promise<unknown>;
