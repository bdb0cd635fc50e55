import type { ParameterDescriptor, ParameterLocation } from './descriptor.js';
import { type ParameterError, type ParameterErrorCode, type UnknownName } from './error.js';
/** Collects what is wrong with the parameters of one request while they are read. */
export declare class Report {
    #private;
    readonly errors: ParameterError[];
    get unknown(): readonly UnknownName[];
    /** Whether nothing more is taken. */
    get isFull(): boolean;
    /** Says what is wrong with a value of a parameter; `pointer` leads to it in the decoded values. */
    fail(parameter: ParameterDescriptor, pointer: string, [code, message]: readonly [ParameterErrorCode, string]): void;
    /** Refuses a name that would reach a prototype if it became the name of a member. */
    refuseName(name: string, location: ParameterLocation): void;
    /** Notes a name that nothing describes. */
    leaveOut(found: UnknownName): void;
}
/** Text of a request for a message: quoted, with acting characters escaped, and cut to what can be read. */
export declare function quote(text: string): string;
