import type { OperationInfo } from './operation.js';
/** Operations of one method and path, for which Fastify takes one route. */
export interface RouteGroup {
    readonly methods: string[];
    readonly first: OperationInfo;
    readonly others: readonly OperationInfo[];
}
/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify makes
 * itself would count the bytes of the body that is not there.
 */
export declare function routeGroups(operations: readonly OperationInfo[]): readonly RouteGroup[];
