// Runtime of forgespec, the same for every document. Do not edit.
import type { ArrayType, ObjectType, Operation, ParameterDescriptor, ParameterLocation, ParameterValue, ParameterValues, PathSegment, ScalarType, SendableValue, ValueType, Values, Written } from './calls.js';

// parameters/error

/**
 * The errors of a parameter:
 * - `missing`: required and absent;
 * - `type`: the text does not represent a value of the type;
 * - `shape`: a list, an object or a single value instead of another of these;
 * - `conflict`: the same name is used in two shapes (`a=1&a[]=2`);
 * - `index`: numbered items that do not count from zero without a gap;
 * - `encoding`: percent-encoding that is malformed or not UTF-8;
 * - `name`: a member whose name would reach a prototype (`__proto__`), which is left out;
 * - `too-long`, `too-many`, `too-deep`: beyond the limits. A server responds to `too-long` with 414 for a query and 413 for
 *   a form, and to all others with 400.
 */
export type ParameterErrorCode = 'missing' | 'type' | 'shape' | 'conflict' | 'index' | 'encoding' | 'name' | 'too-long' | 'too-many' | 'too-deep';
export interface ParameterError {
    /** The name that was sent; empty if the error is about the whole text. */
    readonly parameter: string;
    readonly in: ParameterLocation;
    /** JSON Pointer (RFC 6901) into the decoded values: `/ids[]/0`. */
    readonly pointer: string;
    readonly code: ParameterErrorCode;
    readonly message: string;
}
/** The decoded values. A value that does not match its type is the text that was sent, and has an error. */
export interface Decoded {
    readonly values: ParameterValues;
    readonly errors: readonly ParameterError[];
    /** Names that are not described, without duplicates. Their values are left out. */
    readonly unknown: readonly UnknownName[];
}
/** A name that was sent and is not described. */
export interface UnknownName {
    /** As it was sent: `nope`, `not[nope]`. */
    readonly name: string;
    /** JSON Pointer (RFC 6901) of its value in the decoded ones: `/nope`, `/not/nope`. */
    readonly pointer: string;
}
/** The JSON Pointer of a member of the value at a pointer. */
export declare function memberPointer(pointer: string, member: string | number): string;
/** The names and indexes in a JSON Pointer. */
export declare function pointerSteps(pointer: string): string[];

// parameters/prototype-names

/** Whether a member would reach a prototype if it is copied: `__proto__`, and `constructor` with a member `prototype`. */
export declare function reachesPrototype(name: string, member: unknown): boolean;
/** Removes such members from a tree, at every depth, and reports the pointer of each. */
export declare function removePrototypeNames(tree: Tree, pointer: string, report: (pointer: string) => void): void;
export declare const NOT_ALLOWED: string;

// parameters/report

/** Collects the errors of the parameters of one request. */
export declare class Report {
    #private;
    readonly errors: ParameterError[];
    get unknown(): readonly UnknownName[];
    /** Whether further errors are ignored. */
    get isFull(): boolean;
    /** Reports an error of a value of a parameter; `pointer` is its JSON Pointer in the decoded values. */
    fail(parameter: ParameterDescriptor, pointer: string, [code, message]: readonly [ParameterErrorCode, string]): void;
    /** Reports a name that would reach a prototype. */
    refuseName(name: string, location: ParameterLocation): void;
    /** Reports a name that is not described. */
    addUnknown(found: UnknownName): void;
}
/** Quotes text of a request in a message: control characters are escaped, long text is shortened. */
export declare function quote(text: string): string;

// parameters/json-text

/**
 * Parses JSON text into a value whose objects have no prototype. Returns an error for invalid text, nesting beyond
 * `depth`, and numbers beyond a double.
 */
export declare function readJsonText(text: string, depth: number): {
    readonly value: ParameterValue;
} | {
    readonly code: 'type' | 'name';
    readonly reason: string;
};
/** Whether a parsed number is not finite: `1e999` (RFC 8259, section 6). */
export declare function isTooLarge(value: unknown): boolean;
export declare const TOO_LARGE: string;

// parameters/nested-name

/** A step into a nested value: to a member of an object, or to the end of a list (`[]`). */
export type Step = string | typeof append;
export declare const append: unique symbol;
/**
 * The steps of a decoded name, as in Rack: `a[k][]` is `a`, `k`, append. Brackets that do not pair up are ordinary
 * characters, text after a closing bracket is another member (`a[b]c` is `a[b][c]`), and a bracket at the start belongs to
 * the name. The empty name has no steps.
 */
export declare function splitName(name: string): Step[];
/** The name of steps: the inverse of `splitName` for steps without brackets. */
export declare function joinName(steps: readonly Step[]): string;
/** The number of members in the steps. */
export declare function depthOf(steps: readonly Step[]): number;

// parameters/nested-tree

/** The value of pairs with nested names: texts (null without `=`), lists, and members by name. */
export type Tree = string | null | Tree[] | TreeMembers;
export type TreeMembers = Map<string, Tree>;
/** Two pairs use one name in two shapes; `name` is the part that they share: `a[b]`. */
export interface TreeConflict {
    readonly name: string;
}
/**
 * Sets the value at the steps, as Rack does: the last of equal names counts, a single value replaces any other value, and
 * a list or an object never replaces a single value. In a list, a new object begins if the last one already has the
 * member. In `a[][k]=1&a[][]=2`, Rack loses the `2`; here it is another item.
 */
export declare function insert(root: TreeMembers, steps: readonly Step[], value: string | null): TreeConflict | undefined;
/** The tree as a value of strings. */
export declare function plainValue(tree: Tree): ParameterValue;

// parameters/value-type

/** The members of a union; for any other type, the type itself. */
export declare function membersOf(type: ValueType): readonly (ScalarType | ArrayType | ObjectType)[];
/** The member of a type, or the type itself, that is an array. */
export declare function arrayOf(type: ValueType): ArrayType | undefined;
/** The member of a type, or the type itself, that is an object. */
export declare function objectOf(type: ValueType): ObjectType | undefined;
/** Whether a list may be sent as one JSON text: its items nest, or are JSON texts. */
export declare function isJsonList({ items }: ArrayType): boolean;
/** Whether the type contains lists or objects. */
export declare function isStructured(type: ValueType): boolean;
/** Whether values may be of several shapes: scalars, lists, objects. */
export declare function isOfSeveralShapes(type: ValueType): boolean;
/** Whether each member of an object is sent like a parameter (style `form`, `explode: true`). */
export declare function isSpread({ style, explode, type }: ParameterDescriptor): boolean;

// parameters/scalar

/** The kinds in the order in which a union tries them; a text is a string only if it is no other kind. */
export declare const scalarKinds: readonly Exclude<ScalarType['kind'], 'json'>[];
/**
 * The value of a text, read as the kind, or undefined. Integers are decimal digits, up to 2^53 - 1; numbers are written
 * as in JSON (RFC 8259, section 6); booleans are `true` and `false`. Null is the absence of a text: `a` without `=`.
 */
export declare function readScalar(text: string | null, kind: ScalarType['kind']): ParameterValue | undefined;
/** Reads a boolean like dry-types, which Grape uses: `True`, `1`, `yes`, `on`, `t`. */
export declare function readLooseBoolean(text: string): boolean | undefined;
/** The text of a scalar. Throws a TypeError for numbers that are not finite. */
export declare function writeScalar(value: string | number | bigint | boolean): string;
/** The kinds with their articles, for messages. */
export declare const kindNames: Readonly<Record<ScalarType['kind'], string>>;

// parameters/typed-value

/** The parameter that is read, and the report of its errors. */
export interface ReadContext {
    readonly parameter: ParameterDescriptor;
    readonly report: Report;
    /** Maximum nesting of JSON text. */
    readonly depth: number;
}
/**
 * Reads a tree of texts by its type. A text that does not match stays text, and is reported. Members that the type does not
 * have are left out and reported as unknown; names that would reach a prototype are left out and reported as errors.
 */
export declare function readTree(tree: Tree, context: ReadContext): ParameterValue;
/** Whether a text is a scalar of the type. */
export declare function isScalarOf(text: string, type: ValueType): boolean;
/** A position in the value of a parameter. */
export interface ValuePosition {
    readonly parameter: ParameterDescriptor;
    /** Names and indexes from the parameter to the position. */
    readonly steps: readonly string[];
}
/** JSON Pointer to a position in the value of a parameter. */
export declare function pointerTo({ parameter, steps }: ValuePosition): string;
/** The name under which a position in the value of a parameter is sent: `not[labels]`; in a spread object, its member. */
export declare function wireName({ parameter, steps }: ValuePosition): string;

// parameters/delimited

/** How one text contains several values (OpenAPI 3.1, Style Examples; RFC 6570, section 3.2.1). */
export interface Delimiters {
    readonly separator: string;
    /** Whether members of objects are `name=value`, or `name` and `value` in turn. */
    readonly keyed: boolean;
    /** Decodes a text; undefined if it is malformed. */
    readonly decode: (text: string) => string | undefined;
    readonly splitDecoded: boolean;
}
/** The separator of a query style whose values are in one text; undefined if each value has a separate pair. */
export declare function querySeparator({ style, explode }: ParameterDescriptor): string | undefined;
/**
 * Splits a text into a list or the members of an object. For other types, and for members that do not pair up, it returns
 * the text itself. Undefined if the text cannot be decoded.
 */
export declare function splitText(text: string, type: ValueType, delimiters: Delimiters): Tree | undefined;
/** The values in the text of a header, which is not percent-encoded. */
export declare function splitHeader({ type, explode }: ParameterDescriptor, text: string): Tree;

// parameters/descriptor-index

/** The parameter that a sent name belongs to, and the steps into its value. */
export interface Match {
    readonly parameter: ParameterDescriptor;
    readonly steps: readonly Step[];
}
/** Finds parameters by the names that are sent. The name of a parameter precedes that of a member of a spread object. */
export declare class DescriptorIndex {
    #private;
    constructor(parameters: readonly ParameterDescriptor[]);
    /** The parameter with exactly this name, otherwise the one with the longest prefix of it: `not` for `not[a]`. */
    find(name: string): Match | undefined;
}
/** The cached index of a list of descriptors. */
export declare function indexOf(parameters: readonly ParameterDescriptor[]): DescriptorIndex;

// parameters/nested-pairs

/** A name and a text, neither encoded; null is written without `=`. */
export type TextPair = readonly [name: string, text: string | null];
/**
 * The pairs of a nested value. Empty lists and objects are `name=`. Objects in a list are numbered (`a[0][k]=v`), unless
 * their first member shows where each begins (`a[][k]=v`). Throws a TypeError for names that brackets cannot contain.
 */
export declare function nestedPairs(name: string, value: SendableValue): TextPair[];
/** Like `Array.isArray`, which does not narrow a read-only array. */
export declare function isList(value: SendableValue): value is readonly SendableValue[];
/** The name of a member. Throws a TypeError for a name that brackets cannot contain (`refused`). */
export declare function memberName(name: string, refused?: RegExp): string;

// parameters/shown-shape

/** Throws a TypeError if the text of a value would be read as another value. */
export type TextCheck = (value: SendableValue, text: string, parameter: ParameterDescriptor) => void;
/**
 * Throws a TypeError if the text of a value would be read as another value, such as `a,b` as a list if the type allows a
 * text or a list. Types of one shape need no check.
 * @param split the tree that a receiver reads from the text
 */
export declare function checkShape(value: SendableValue, type: ValueType, split: () => Tree | undefined): void;

// parameters/pair-checks

/** Checks that a receiver reads pairs as the values that were sent. */
export interface PairChecks {
    readonly text: TextCheck;
    /** Throws a TypeError if the receiver would read a pair as part of another parameter, or of another member. */
    readonly name: (name: string, value: SendableValue, parameter: ParameterDescriptor) => void;
}
/** The checks for a receiver with these parameters. */
export declare function pairChecks(parameters: readonly ParameterDescriptor[]): PairChecks;

// parameters/joined-text

/** How several values are joined into one text: the inverse of `Delimiters`. */
export interface JoinOptions {
    readonly separator: string;
    readonly keyed: boolean;
    /** Encodes a part; throws a TypeError if it cannot be distinguished from the separators. */
    readonly encode: (part: string) => string;
}
/** One text for a value of any shape. Throws a TypeError for nested values and null, which the style cannot express. */
export declare function joinText(value: SendableValue, { separator, keyed, encode }: JoinOptions): string;
/** The text of a scalar. Throws a TypeError for null, lists and objects. */
export declare function scalarText(value: SendableValue): string;
/** Returns the list. Throws a TypeError for a list of one empty text, which would be read as an empty list. */
export declare function unambiguousList(items: readonly SendableValue[]): readonly SendableValue[];

// parameters/sent-pairs

/** The pairs of one parameter, with encoded texts and plain names. `check` is called for texts of several values. */
export declare function parameterPairs(parameter: ParameterDescriptor, value: SendableValue, check: TextCheck): readonly TextPair[];

// parameters/encode-pairs

/** Values to send, by their sent names; undefined is the same as absent. */
export type SendableValues = {
    readonly [name: string]: SendableValue | undefined;
};
/**
 * Encodes a query, without `?`. Throws a TypeError that names the parameter for values that cannot be encoded, and for
 * undescribed names. An empty list in style `form` with `explode` is not sent (RFC 6570, section 2.3).
 */
export declare function encodeQuery(parameters: readonly ParameterDescriptor[], values: SendableValues): string;
/** Encodes a body of `application/x-www-form-urlencoded`, undescribed fields as `others`; throws like `encodeQuery`. */
export declare function encodeForm(parameters: readonly ParameterDescriptor[], values: SendableValues, others?: ParameterDescriptor): string;
/** Encodes a `Cookie` header; throws like `encodeQuery`. */
export declare function encodeCookies(parameters: readonly ParameterDescriptor[], values: SendableValues): string;
/**
 * The values to send with their descriptors, in the order of the descriptors.
 * @throws {TypeError} for undescribed names, and for a list or an object without a type, which would be read as a text
 */
export declare function pairWithValues(parameters: readonly ParameterDescriptor[], values: SendableValues): readonly (readonly [ParameterDescriptor, SendableValue])[];
/** Adds the name of a parameter to the errors of its encoding. */
export declare function withErrorName<T>({ name }: ParameterDescriptor, encode: () => T): T;

// client/fields

/** Writes the fields of a form with the codec. */
export declare function writeFields({ body }: Values, { fields, others }: Operation): string;
/**
 * Writes the texts of the parts of a form.
 * @throws {TypeError} for null, which would be read as an empty text
 */
export declare function writePartFields(values: Values, operation: Operation): string;

// parameters/encode-headers

/**
 * Encodes header parameters as names and values. Throws a TypeError that names the parameter for characters other than
 * visible ASCII and inner spaces (RFC 9110, section 5.5), for separators in a list, and for ambiguous values.
 */
export declare function encodeHeaders(parameters: readonly ParameterDescriptor[], values: SendableValues): readonly (readonly [string, string])[];

// routing/segment-text

/** A segment of a request path. */
export interface SentSegment {
    /**
     * For comparison with literal text: encoded letters, digits and `-._~` are written plainly and other codes in upper
     * case, which means the same (RFC 3986, section 6.2.2).
     */
    readonly text: string;
    /**
     * For the values of parameters: codes in upper case, nothing decoded. The style of a parameter may read an encoded
     * character as data and a plain one as a separator: `.a%2Eb` is one item in the style `label`, `.a.b` is two.
     */
    readonly raw: string;
}
/**
 * Splits a raw path, from the index after a slash. Segments are still percent-encoded, so that `%2F` is not a
 * separator.
 */
export declare function splitPath(path: string, start: number): SentSegment[];
/** A segment as it was sent, in the two forms that are compared. */
export declare function sentSegment(sent: string): SentSegment;
/** Literal text of a path template in the form in which segments are compared. */
export declare function literalSegment(text: string): string;
/** The part of `raw` that encodes the characters from `start` to `end` of `text`. */
export declare function rawSlice({ text, raw }: SentSegment, start: number, end: number): string;

// routing/segment-pattern

/** A segment of literal text around parameters, as the texts between the parameters: `archive.{format}` is `archive.` and an empty text. */
export interface SegmentPattern {
    readonly texts: readonly string[];
    /** Characters of literal text: the more there are, the more exact a match is. */
    readonly weight: number;
}
export declare function segmentPattern(segment: PathSegment): SegmentPattern;
/**
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as
 * possible. Clients encode characters of a value that would be read as the text after it, so plain text is searched
 * first; otherwise encoded letters, digits and `-._~` are the same as plain ones (RFC 3986, section 6.2.2.2).
 */
export declare function matchPattern({ texts }: SegmentPattern, sent: SentSegment): string[] | undefined;

// parameters/shared-segment

/** An encoded part of a segment; literal text has no name. */
export interface WrittenPart {
    readonly name?: string;
    readonly text: string;
}
/**
 * Joins the parts of a segment. If the value of a parameter contains the text that separates it from another one, this text
 * is encoded in the values: `{a}-{b}` with `x-y` and `z` is `x%2Dy-z`, which is equivalent (RFC 3986, section 6.2.2.2).
 * Throws a TypeError if the values still cannot be distinguished. Values without a text between them are not checked.
 */
export declare function joinParts(segment: PathSegment, parts: readonly WrittenPart[]): string;

// parameters/split-path

/**
 * Splits the text of a path parameter by its style (OpenAPI 3.1, Style Examples): `blue,black`, `.blue,black`,
 * `;color=blue,black` and their exploded forms. Undefined if it is not in the style, or cannot be decoded.
 */
export declare function splitStyled({ name, style, explode, type, splitDecoded }: ParameterDescriptor, text: string): Tree | undefined;

// parameters/encode-path

/** A path template, its parameters, and their values by name. */
export interface SendablePath {
    readonly segments: readonly PathSegment[];
    readonly parameters: readonly ParameterDescriptor[];
    readonly values: SendableValues;
}
/**
 * Encodes a path, beginning with `/`. A `/` in a value becomes `%2F`, except in `multi` parameters. Throws a TypeError for a
 * missing or empty value, and for the segments `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4).
 */
export declare function encodePath(path: SendablePath): string;

// client/styled

/** Writes a path whose parameters have a style or span segments, with the codec. */
export declare function writePath({ path }: Values, { segments, path: parameters }: Operation): string;
/** Writes a query of any values with the codec. */
export declare function writeQuery({ query }: Values, operation: Operation): string;
/** Writes header parameters and cookies with the codec, and the body. Browsers send their own cookies instead. */
export declare function writeHeaders(values: Values, operation: Operation): Written;

export {};
