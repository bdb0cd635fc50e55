import type { Answer } from './answer.js';
import type { Client } from './client.js';
import type { ApiRequest } from './operation.js';
/**
 * Sends a request and reads the answer. Failures of the service are answers here; what prevents an answer is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted.
 */
export declare function exchange(client: Client, request: ApiRequest): Promise<Answer>;
/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export declare function readJson(response: Response, { operation }: ApiRequest): Promise<unknown>;
