import type { Issue } from './issues.js';
/** What the branches of `anyOf` or `oneOf` allow, where all of them speak of the value itself. */
export interface Alternatives {
    readonly values: readonly unknown[];
    readonly types: readonly unknown[];
}
/**
 * Folds what the branches of `anyOf` or `oneOf` found about one and the same value into one issue, which then expects
 * `Alternatives`: a text that is neither a known value nor a number has one fault and not three. What a branch found
 * deeper inside is kept.
 */
export declare function foldAlternatives(issues: readonly Issue[]): readonly Issue[];
export declare function isAlternatives(expected: unknown): expected is Alternatives;
