import type { Route } from '../routing/router.js';
import type { OperationInfo } from './operation.js';
/** The route of an operation. */
export declare function routeOf<Info extends OperationInfo>(operation: Info): Route<Info>;
