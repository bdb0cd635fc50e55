import type { ParameterDescriptor, ParameterValues } from './descriptor.js';
import type { Decoded, ParameterError } from './error.js';
/** How the members of a body stand in a query. */
export interface QueryFields {
    readonly fields: readonly ParameterDescriptor[];
    /** How other members stand there; absent where there may be none. */
    readonly others?: ParameterDescriptor | undefined;
}
/** A query of an operation whose body may have members there. */
export interface SplitQuery {
    /** The parameters that the operation itself has, and what nothing describes. */
    readonly own: Decoded;
    /** Members of the body. */
    readonly members: Pick<Decoded, 'values' | 'errors'>;
}
/**
 * Reads a query in which the members of a body may stand beside the parameters of the operation. A name that both have
 * is the parameter's. Members are never required here, as the body may hold them; names of `credentials` are none.
 */
export declare function splitQuery(query: string, own: readonly ParameterDescriptor[], given: QueryFields & {
    readonly credentials: ReadonlySet<string>;
}): SplitQuery;
/** The pairs of a query that make up values, decoded; null stands without `=`. */
export declare function pairsOf(query: string, values: ParameterValues): readonly (readonly [name: string, text: string | null])[];
/** The first name that a name on the wire spells: `variables` of `variables[][key]`. */
export declare function rootOf(name: string): string;
/** Of a member that the values of a query and of a body share the body's counts. */
export declare function mergeMembers(query: ParameterValues, body: {
    readonly [name: string]: unknown;
}): {
    [name: string]: unknown;
};
/** Whether an error says that something is missing that the query holds. */
export declare function isInQuery({ code, parameter }: ParameterError, query: ParameterValues): boolean;
