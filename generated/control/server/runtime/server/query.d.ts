import type { ParameterValues } from '../parameters/descriptor.js';
import { type Decoded, type ParameterError } from '../parameters/error.js';
import type { ContentContract, OperationContract } from './operation.js';
import type { Fault } from './problem.js';
/** Members of a body that stand in the query. */
export interface QueryMembers {
    readonly values: ParameterValues;
    readonly errors: readonly ParameterError[];
    /** As they were sent, decoded; null stands without `=`. */
    pairs(): readonly (readonly [name: string, text: string | null])[];
    /** A fault of the query with the name that the caller has sent. */
    named(fault: Fault): Fault;
}
export declare const noMembers: QueryMembers;
export declare function isAny(members: QueryMembers): boolean;
/**
 * The query of one request: the parameters of the operation, and the members of its body that stand beside them where
 * the document allows it. Read once, when it is known which content the body has.
 */
export declare class Query {
    #private;
    constructor(text: string, { parameters, body }: OperationContract, credentials: ReadonlySet<string>);
    /** The members of a content that stand in the query; to be asked before `own`. */
    membersOf(content: ContentContract): QueryMembers;
    /** The parameters of the operation. What nothing describes is unknown, but for credentials. */
    own(): Decoded;
    /** A fault of the query with the name that the caller has sent. */
    named(fault: Fault): Fault;
    /** Faults of names that are files of the body: those cannot stand in a query. */
    fileFaults(unknown: Decoded['unknown']): readonly Fault[];
}
