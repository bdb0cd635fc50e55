import type { ParameterDescriptor, ParameterValue, ValueType } from './descriptor.js';
import { type Tree } from './nested-tree.js';
import { type Report } from './report.js';
/** The parameter that is read, and where its errors go. */
export interface Reading {
    readonly parameter: ParameterDescriptor;
    readonly report: Report;
    /** Levels that JSON text may nest. */
    readonly depth: number;
}
/**
 * The value that a tree of texts stands for by its type, never by its looks. What does not fit stays as it was sent
 * and is reported; members that the type does not have are reported as unknown and left out, and so are those whose names
 * would reach a prototype.
 */
export declare function readTree(tree: Tree, reading: Reading): ParameterValue;
/** Whether a text is a scalar of the type. */
export declare function isScalarOf(text: string, type: ValueType): boolean;
/** A place in the value of a parameter. */
export interface Place {
    readonly parameter: ParameterDescriptor;
    /** Names and numbers of the members on the way from the parameter to the place. */
    readonly steps: readonly string[];
}
/** JSON Pointer to a place in the value of a parameter. */
export declare function pointerTo({ parameter, steps }: Place): string;
/** The name under which a place in the value of a parameter is sent: `not[labels]`; of a spread object its member. */
export declare function wireName({ parameter, steps }: Place): string;
