import type { Route } from '../routing/router.js';
import type { OperationInfo } from './operation.js';
/** The route of an operation. */
export declare function routeOf<Info extends OperationInfo>(operation: Info): Route<Info>;
/** The routes of operations. Every GET is a HEAD too (RFC 9110, section 9.3.2). */
export declare function routesOf<Info extends OperationInfo>(operations: readonly Info[]): Route<Info>[];
