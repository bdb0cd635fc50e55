import type { ParameterDescriptor } from '../parameters/descriptor.js';
import type { OperationContract } from './operation.js';
/** The contract of an operation with booleans in parameters and forms that may be written in all usual ways. */
export declare function lenientContract(contract: OperationContract): OperationContract;
/** A parameter, field or header whose booleans may be written in all usual ways. */
export declare function lenientParameter(descriptor: ParameterDescriptor): ParameterDescriptor;
