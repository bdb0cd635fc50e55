// Runtime of forgespec, the same for every document. Do not edit.

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

// parameters/limits

/** Limits of decoding; larger texts are refused before they are split. */
export interface ParameterLimits {
    /** Length of the whole text, in UTF-16 code units; encoded text is ASCII, so these are bytes. */
    readonly bytes: number;
    /** Pairs of name and value. */
    readonly pairs: number;
    /** Levels of brackets in a name, including the name itself. */
    readonly depth: number;
}
/** The numbers of pairs and levels are those of Rack. Most servers refuse request lines far shorter than 64 KiB. */
export declare const queryLimits: ParameterLimits;
export declare const formLimits: ParameterLimits;

// parameters/decode-headers

/**
 * Decodes header parameters. Names are case-insensitive, repeated headers are one list (RFC 9110, section 5.2), and values
 * are not percent-encoded. Unknown headers are not reported, as every request has some; unknown members of objects are.
 */
export declare function decodeHeaders(parameters: readonly ParameterDescriptor[], headers: Iterable<readonly [string, string]>): Decoded;

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

// parameters/other-fields

/** The undescribed fields of one form, if its schema allows them. */
export declare class OtherFields {
    #private;
    /** @param pattern how all of them are read; its name is ignored */
    constructor(pattern: ParameterDescriptor);
    /** A descriptor for each name that was found, in order. */
    get descriptors(): readonly ParameterDescriptor[];
    find(name: string): Match | undefined;
}

// parameters/percent

/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined if the text is malformed. */
export declare function decodePercent(text: string): string | undefined;
/** The message for a text that cannot be decoded, after its name. */
export declare const MALFORMED_PERCENT = "has percent-encoding that is malformed or not UTF-8";
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export declare function decodeFormPart(text: string): string | undefined;
/**
 * Percent-encodes a string, boolean, bigint or finite number, except unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError with the name for other values, and for texts with a lone surrogate.
 */
export declare function encodeValue(name: string, value: unknown): string;
/** Encodes a text like `encodeValue`. */
export declare function encodePercent(text: string): string;
/**
 * Encodes a text like `encodePercent`, except reserved characters of RFC 3986 that are data in a query (OpenAPI 3.1,
 * `allowReserved`).
 */
export declare function encodeReserved(text: string): string;
/** Encodes characters that a path cannot contain, for the literal text of path templates, which may be encoded already. */
export declare function encodeLiteral(text: string): string;

// parameters/pairs

/** A name and a value of a query or form, in the order of the text. */
export interface Pair {
    /** Decoded. */
    readonly name: string;
    /** Still encoded, as some styles split it first; null if there is no `=`. */
    readonly raw: string | null;
}
export interface Pairs {
    readonly pairs: readonly Pair[];
    readonly errors: readonly ParameterError[];
}
/** The syntax of a text of pairs: the separator between them, and how names and values are encoded. */
export interface PairSyntax {
    readonly in: ParameterLocation;
    readonly separator: string;
    /** Decodes a text; undefined if it is malformed. */
    readonly decode: (text: string) => string | undefined;
}
export declare const querySyntax: PairSyntax;
export declare const formSyntax: PairSyntax;
/** RFC 6265, section 4.2.1; values are percent-encoded as for `form` (OpenAPI 3.1, Parameter Object, `style`). */
export declare const cookieSyntax: PairSyntax;
/**
 * Splits a text into pairs, as Rack does: spaces after a separator and empty parts are ignored, and a `;` in a query is
 * data. Beyond the limits there are no pairs, only the error.
 */
export declare function splitPairs(text: string, syntax: PairSyntax, limits: ParameterLimits): Pairs;

// parameters/decode-pairs

/** Decodes a query, without its `?`. Without `others`, undescribed names are reported as unknown. */
export declare function decodeQuery(parameters: readonly ParameterDescriptor[], query: string, limits?: ParameterLimits, others?: ParameterDescriptor): Decoded;
/** Decodes a body of `application/x-www-form-urlencoded`; `others` is as for `decodeQuery`. */
export declare function decodeForm(parameters: readonly ParameterDescriptor[], body: string, limits?: ParameterLimits, others?: ParameterDescriptor): Decoded;
/**
 * Decodes a `Cookie` header. Unknown cookies are not reported, as browsers send all cookies of a site; unknown members of
 * objects are.
 */
export declare function decodeCookies(parameters: readonly ParameterDescriptor[], header: string, limits?: ParameterLimits): Decoded;

// parameters/split-path

/**
 * Splits the text of a path parameter by its style (OpenAPI 3.1, Style Examples): `blue,black`, `.blue,black`,
 * `;color=blue,black` and their exploded forms. Undefined if it is not in the style, or cannot be decoded.
 */
export declare function splitStyled({ name, style, explode, type, splitDecoded }: ParameterDescriptor, text: string): Tree | undefined;

// parameters/decode-path

/** Decodes path parameters. The router does not decode their texts, so that `%2F` is not a separator. */
export declare function decodePath(parameters: readonly ParameterDescriptor[], raw: {
    readonly [name: string]: string;
}): Decoded;

// contract/json-text

/**
 * A value as JSON. Unlike `JSON.stringify`, it accepts bigints, which stand for integers that a double cannot hold,
 * and writes all their digits. For bigints it needs Node 21 or a browser of 2025; elsewhere they throw a TypeError.
 */
export declare function jsonText(value: unknown, indent?: number): string;

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

// parameters/header-text

/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export declare function isHeaderText(text: string): boolean;

// parameters/encode-headers

/**
 * Encodes header parameters as names and values. Throws a TypeError that names the parameter for characters other than
 * visible ASCII and inner spaces (RFC 9110, section 5.5), for separators in a list, and for ambiguous values.
 */
export declare function encodeHeaders(parameters: readonly ParameterDescriptor[], values: SendableValues): readonly (readonly [string, string])[];

// parameters/query-members

/** How the members of a body are encoded in a query. */
export interface QueryFields {
    readonly fields: readonly ParameterDescriptor[];
    /** How other members are encoded; absent if they are not allowed. */
    readonly others?: ParameterDescriptor | undefined;
}
/** The query of an operation that may also contain members of its body. */
export interface SplitQuery {
    /** The parameters of the operation, and undescribed names. */
    readonly own: Decoded;
    /** Members of the body. */
    readonly members: Pick<Decoded, 'values' | 'errors'>;
}
/**
 * Reads a query with parameters of the operation and members of the body. A name of both is a parameter, and names in
 * `credentials` are not members. Members are not required here, as the body may contain them.
 */
export declare function splitQuery(query: string, own: readonly ParameterDescriptor[], given: QueryFields & {
    readonly credentials: ReadonlySet<string>;
}): SplitQuery;
/** The decoded pairs of a query; null for a name without `=`. */
export declare function pairsOf(query: string, values: ParameterValues): readonly (readonly [name: string, text: string | null])[];
/** The first part of a sent name: `variables` of `variables[][key]`. */
export declare function rootOf(name: string): string;
/** The members of query and body; the value in the body takes precedence. */
export declare function mergeMembers(query: ParameterValues, body: {
    readonly [name: string]: unknown;
}): {
    [name: string]: unknown;
};
/** Whether an error reports a missing member that the query contains. */
export declare function isInQuery({ code, parameter }: ParameterError, query: ParameterValues): boolean;

// parameters/sent-names

/** Finds the names under which a caller sent decoded values. */
export declare class SentNames {
    #private;
    /** @param names decoded: `variables[][key]`, `ids[]` */
    constructor(names: Iterable<string>);
    /** Whether exactly this name was sent. */
    has(name: string): boolean;
    /**
     * The name that was sent for the value at some steps: `variables[][key]` for `variables`, `0`, `key`. For a value that was
     * not sent, the name that it would have.
     */
    find(steps: readonly string[]): string;
}

// parameters/descriptor

/** How parameters are encoded, as plain data that server, client, documentation and conformance cases read. */
/** `form` is a body of `application/x-www-form-urlencoded`; the others are OpenAPI 3.1, Parameter Object, `in`. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'form';
/**
 * OpenAPI 3.1, Style Values. `deepObject` nests as in Rack: arrays as `a[]=1`, arrays of objects as `a[][k]=v` or
 * `a[0][k]=v`, to any depth; the specification does not define this.
 */
export type WireStyle = 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';
export interface ParameterDescriptor {
    /** The name that is sent, with its brackets (`ids[]`); also the key of the decoded value. */
    readonly name: string;
    readonly in: ParameterLocation;
    readonly style: WireStyle;
    readonly explode: boolean;
    readonly allowReserved: boolean;
    readonly required: boolean;
    /**
     * Whether a list is split after percent-decoding, as by Rack, and in the space and pipe styles, whose separators are
     * always encoded. RFC 6570 splits first, so that `a%2Cb` is one item.
     */
    readonly splitDecoded: boolean;
    readonly type: ValueType;
    /** Whether an empty text, or the name alone, means that the parameter is not used (OpenAPI 3.1.1, section 4.8.12.2.1). */
    readonly allowEmptyValue?: boolean;
}
/**
 * The type of an encoded value. `any` has no declared type, so that it stays text; `json` is JSON text. A union has scalars,
 * at most one array and at most one object, which differ by the shape of the encoded value.
 */
export type ValueType = ScalarType | ArrayType | ObjectType | UnionType;
export interface ScalarType {
    /** `looseBoolean` is a boolean that may also be written as `True`, `1`, `yes` and similar texts. */
    readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'looseBoolean' | 'null' | 'any' | 'json';
}
export interface ArrayType {
    readonly kind: 'array';
    readonly items: ValueType;
}
export interface ObjectType {
    readonly kind: 'object';
    readonly properties: Readonly<Record<string, ValueType>>;
    /** Type of members that `properties` does not name; false if they are not allowed. */
    readonly additional: ValueType | false;
}
export interface UnionType {
    readonly kind: 'union';
    readonly members: readonly (ScalarType | ArrayType | ObjectType)[];
}
/** A decoded value. Objects have no prototype, so that no member name has a special meaning. */
export type ParameterValue = null | string | number | boolean | readonly ParameterValue[] | {
    readonly [name: string]: ParameterValue;
};
/** A value that can be encoded. A bigint is an integer that a double cannot represent. */
export type SendableValue = null | string | number | bigint | boolean | readonly SendableValue[] | {
    readonly [name: string]: SendableValue;
};
/** Values by the sent name of their parameter. */
export type ParameterValues = {
    readonly [name: string]: ParameterValue;
};

export {};
