import type { ParameterValue, ScalarType } from './descriptor.js';
/** Kinds in the order in which a union tries them: a text is a string only when it is nothing narrower. */
export declare const scalarKinds: readonly Exclude<ScalarType['kind'], 'json'>[];
/**
 * The value of a kind that a text stands for, or undefined. Integers are decimal digits, within what a number holds
 * exactly; numbers are written as in JSON (RFC 8259, section 6); booleans are `true` and `false`. Null is the absence
 * of a text: `a` without `=`.
 */
export declare function readScalar(text: string | null, kind: ScalarType['kind']): ParameterValue | undefined;
/** The boolean that a text stands for to services which convert with dry-types, as Grape does: `True`, `1`, `yes`, `on`, `t`. */
export declare function readLooseBoolean(text: string): boolean | undefined;
/** The text of a scalar. Throws a TypeError for numbers that no text stands for. */
export declare function writeScalar(value: string | number | boolean): string;
/** With its article, for messages. */
export declare function describeKind(kind: ScalarType['kind']): string;
