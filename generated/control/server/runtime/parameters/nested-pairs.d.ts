import type { ParameterValue } from './descriptor.js';
/** A name and a text, neither encoded; null stands without `=`. */
export type TextPair = readonly [name: string, text: string | null];
/**
 * The pairs that spell a nested value under a name. Lists and objects without content are written `name=`. Items of a
 * list of objects are numbered (`a[0][k]=v`) unless their first member tells a reader where each begins (`a[][k]=v`).
 * Throws a TypeError for names of members that brackets cannot hold.
 */
export declare function nestedPairs(name: string, value: ParameterValue): TextPair[];
/** Array.isArray does not narrow a read-only array. */
export declare function isList(value: ParameterValue): value is readonly ParameterValue[];
/** The name of a member. Throws a TypeError for one that is `refused`: what brackets cannot hold. */
export declare function memberName(name: string, refused?: RegExp): string;
