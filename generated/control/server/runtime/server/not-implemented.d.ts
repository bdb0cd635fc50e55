import type { AnyHandler } from './handler.js';
import type { OperationInfo } from './operation.js';
/** Makes the handler of an operation that nobody has implemented: a request that is valid is answered with 501. */
export declare function notImplemented({ id }: OperationInfo): AnyHandler<unknown>;
