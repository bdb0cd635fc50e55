import type { Client } from './client.js';
import type { ApiRequest, CallOptions, Operation, Values } from './operation.js';
/** Writes the request of a call. Throws a TypeError for values that cannot be sent. */
export declare function writeRequest(client: Client, operation: Operation, values: Values, options?: CallOptions): Promise<ApiRequest>;
