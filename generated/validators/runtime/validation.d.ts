// Runtime of forgespec, the same for every document. Do not edit.

// validation/equal

/** Whether a value is the same JSON as a constant of a schema; descends no deeper than the constant. */
export declare function equal(constant: unknown, value: unknown): boolean;
/** Whether a value is one of the constants. */
export declare function among(constants: readonly unknown[], value: unknown): boolean;

// validation/anything

/** Accepts every value, for what the document does not describe. */
export declare const anything: Check;

// validation/code-points

/**
 * Length of a text in Unicode code points, as `minLength` and `maxLength` count it (RFC 8259, JSON Schema 2020-12
 * Validation section 6.3). A lone surrogate counts as one.
 */
export declare function codePoints(text: string): number;

// validation/evaluated-items

/** Adds the indexes of items that `contains` matched in another check. */
export declare function takeItems(into: number[], found: readonly number[] | undefined): void;
/** How many items are neither among the first ones nor at one of the indexes. */
export declare function countOthers(length: number, first: number, places: ReadonlySet<number>): number;

// validation/limit

/**
 * Records that a part of a value is too large to check. The whole value is refused, because within `not`, `oneOf` or
 * a condition, refusing only the part could make the value valid.
 */
export declare function reachLimit(keyword: 'depth' | 'effort', expected: number): Issue;
/** The limit that was reached while a whole value was checked; the next value starts without one. */
export declare function takeLimit(): Issue | undefined;
/** The verdict on a whole value: what its check returned, unless a limit was reached. */
export declare function verdict(isAccepted: boolean): boolean;

// validation/depth

/** Enters one more level of a recursive schema; returns false, without entering, at the limit of depth or work. */
export declare function enter(): boolean;
/** Leaves a level that was entered. */
export declare function leave(): void;
/** Why a level was not entered. */
export declare function tooDeep(): Issue[];

// validation/exact-integers

/**
 * Whether a number that is not a safe integer counts as an integer, because only the rules of JSON Schema apply here.
 */
export declare function isPlainInteger(value: number): boolean;
/** How many integers were refused so far. A difference shows that a schema refused some. */
export declare function refusedIntegers(): number;
/** Applies only the rules of JSON Schema until `leavePlain`. */
export declare function enterPlain(): void;
export declare function leavePlain(): void;

// validation/issues

/** An error before its message is written: kept small, because most issues from the branches of `anyOf` are dropped. */
export interface Issue {
    /** Relative to the value that the check received. */
    pointer: string;
    readonly keyword: string;
    readonly expected: unknown;
}
/** Issues in order, or null while there are none, as for most values. */
export type Issues = Issue[] | null;
/** A generated check. When it has returned false, `errors` has the issues, until the next invalid value. */
export interface Check {
    (data: unknown): boolean;
    errors?: Issues;
    /** The indexes of items that `contains` matched in the last value, for `unevaluatedItems`. */
    contained?: number[];
    /** The members and items that were evaluated, for `unevaluatedProperties` and `unevaluatedItems`. */
    evaluated?: {
        props?: boolean | Record<string, boolean> | undefined;
        items?: boolean | number | undefined;
        readonly dynamicProps: boolean;
        readonly dynamicItems: boolean;
    };
}
/** Adds an issue. */
export declare function fail(issues: Issues, pointer?: string, keyword?: string, expected?: unknown): Issue[];
/** Adds the issues of a member; `pointer` is that of the member. */
export declare function join(issues: Issues, found: Issues | undefined, pointer: string): Issue[];
/** A member name as a segment of a JSON Pointer (RFC 6901 section 3), slash included. */
export declare function segment(name: string): string;
/** The keyword that a value fails: it is not an integer, or not one that a double represents exactly. */
export declare function integerFault(value: unknown): 'safeInteger' | 'type';

// validation/unique-items

/**
 * The index of the first item that occurred before, or -1 if all are different. Takes time linear in the size of the
 * items; comparing all pairs would be quadratic. If an item is nested too deeply to compare, the whole value is
 * refused.
 */
export declare function firstDuplicate(items: readonly unknown[]): number;

// validation/alternatives

/** What the alternatives of `anyOf` or `oneOf` allow, if all their issues are about the value itself. */
export interface Alternatives {
    readonly values: readonly unknown[];
    readonly types: readonly unknown[];
}
/** A union that a value violates, and the ranges of its alternatives' issues in a list. */
export interface Union {
    readonly keyword: string;
    /** The pointer of the value in its issues. */
    readonly pointer: string;
    /** Where the issues of the first alternative begin, and where those of each end. */
    readonly start: number;
    readonly ends: readonly number[];
    /** Index of the alternative that a discriminator selects; -1 if it selects none. */
    readonly meant?: number;
    /**
     * Indices of alternatives that cannot be meant: the value has the member that distinguishes the others, and they do
     * not.
     */
    readonly untagged?: readonly number[];
}
export declare function isAlternatives(expected: unknown): expected is Alternatives;
/**
 * Replaces the issues of all alternatives of a union by useful ones: those of the selected alternative, or those of all
 * alternatives, or one issue that lists what is allowed. Takes time linear in the number of issues.
 */
export declare function unite(issues: Issues, union: Union): Issue[];
/** The alternative that a discriminator selects by the value of a member; -1 if it selects none. */
export declare function meantBy(value: unknown, member: string, tags: ReadonlyMap<unknown, number>): number;
/** The alternatives without a member that distinguishes the others, if a value has that member. */
export declare function untaggedBy(value: unknown, member: string, indices: readonly number[]): readonly number[];

// validation/decimal

/** A finite number as its shortest decimal text writes it: `digits * 10 ** exponent`, without zeros at the end of the digits. */
export interface Decimal {
    readonly digits: bigint;
    readonly exponent: number;
}
/**
 * The decimal number that a person or a JSON text wrote to get a double: 0.07 is 7 * 10^-2, although the double
 * itself is another number (ECMA-262 section 6.1.6.1.20, `Number::toString`).
 */
export declare function decimalOf(value: number): Decimal;

// validation/multiple-of

/**
 * Makes the check of `multipleOf` (JSON Schema 2020-12 Validation, section 6.2.1). It is exact for the decimal numbers
 * that were written: 0.3 is a multiple of 0.1, and 5.0000000001 is not a multiple of 1.
 * @param step above 0
 */
export declare function multipleOf(step: number): (value: number) => boolean;

// validation/shown-values

/** A value of the schema, with its text in messages where that is not its JSON. */
export declare class ShownValue {
    readonly value: unknown;
    readonly text: string;
    constructor(value: unknown, text: string);
}
/** A value with its JSON in the document, where doubles do not hold all digits of its numbers. */
export declare function written(json: string): ShownValue;
/** Values with their names in the document, in the same order: `30 (developer)`. Null where a value has none. */
export declare function named(values: readonly unknown[], names: readonly (string | null)[]): readonly unknown[];
/** The text of a value in messages. */
export declare function shown(value: unknown): string;
/** What was expected, as plain data: the values without their texts. */
export declare function withoutTexts(expected: unknown): unknown;

// validation/result

/** One error of a value. */
export interface ValidationError {
    /** JSON Pointer (RFC 6901) of the part of the value that is wrong; `''` for the whole. */
    readonly pointer: string;
    /**
     * The keyword of the schema that the value does not meet, such as `required`, or `depth` and `safeInteger` for
     * additional limits.
     */
    readonly keyword: string;
    /** One sentence for people. */
    readonly message: string;
    /** What was expected, as plain data: a type, a limit, a list of values, a name. */
    readonly expected: unknown;
}
/** All errors of a value. */
export type ValidationErrors = readonly ValidationError[];
export type ValidationResult<T> = {
    readonly valid: true;
    readonly value: T;
} | {
    readonly valid: false;
    readonly errors: ValidationErrors;
};
/** Checks values against one schema. */
export interface Validator<T> {
    /** All errors of the value, 100 at most. */
    validate(value: unknown): ValidationResult<T>;
    is(value: unknown): value is T;
}

// validation/message

/** One sentence about what a keyword requires. It quotes the schema only, never the value. */
export declare function messageOf(keyword: string, expected: unknown): string;

// validation/validator

/** A validator that uses a check. */
export declare function validator<T>(check: Check): Validator<T>;
/** Checks a value. Errors are in the order of the schema, and limited to the first 100. */
export declare function validate<T>(check: Check, value: unknown): ValidationResult<T>;

export {};
