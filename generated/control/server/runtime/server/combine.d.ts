import type { ApiServer } from './server.js';
/**
 * One server of several, each made from a document of its own, at one base path. A request is routed as if all operations
 * stood in one document: literal text wins over parameters, and of operations with one method and path the first. A path
 * of several documents has the methods of all of them. What no operation has is refused by the first server.
 * @throws TypeError where the base paths differ
 */
export declare function combineServers(first: ApiServer, ...others: readonly ApiServer[]): ApiServer;
