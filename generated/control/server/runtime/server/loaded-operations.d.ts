import type { Awaitable } from './awaitable.js';
import type { AnyHandler } from './handler.js';
import type { Operation, OperationContract, OperationInfo } from './operation.js';
import { Responses } from './response.js';
/** An operation whose contract is loaded. */
export interface LoadedOperation<Principal> {
    readonly contract: OperationContract;
    readonly responses: Responses;
    readonly handler: AnyHandler<Principal>;
}
export interface LoadedOperationsSource<Principal> {
    /** By name. */
    readonly operations: Readonly<Record<string, Operation>>;
    /** By name of the operation. */
    readonly handlers: Readonly<Record<string, AnyHandler<Principal> | undefined>>;
    /** Makes the handler of an operation that has none. */
    readonly fallback: (operation: OperationInfo, contract: OperationContract) => AnyHandler<Principal>;
}
/** The operations of a server; the contract of each is loaded when it is first called, and then kept. */
export declare class LoadedOperations<Principal> {
    #private;
    constructor(source: LoadedOperationsSource<Principal>, scalars: 'exact' | 'lenient');
    /** The operation of a name. Throws a TypeError where there is none. */
    named(name: string): Operation;
    /** What is loaded of an operation; a promise before its first call. */
    load(operation: Operation): Awaitable<LoadedOperation<Principal>>;
}
