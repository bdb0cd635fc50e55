import type { ParameterDescriptor } from './descriptor.js';
import type { ParameterError, ParameterErrorCode } from './error.js';
/** Collects what is wrong with the parameters of one request while they are read. */
export declare class Report {
    readonly errors: ParameterError[];
    readonly unknown: Set<string>;
    /** Says what is wrong with a value of a parameter; `pointer` leads to it in the decoded values. */
    fail(parameter: ParameterDescriptor, pointer: string, [code, message]: readonly [ParameterErrorCode, string]): void;
}
/** Text of a request for a message: quoted, with acting characters escaped, and cut to what can be read. */
export declare function quote(text: string): string;
