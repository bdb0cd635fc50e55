// Runtime of forgespec, the same for every document. Do not edit.

// validation/equal

/** Whether a value is the same JSON as a constant of a schema; descends no deeper than the constant. */
export function equal(constant, value) {
    if (constant === value)
        return true;
    if (typeof constant !== 'object' || typeof value !== 'object' || constant === null || value === null)
        return false;
    if (Array.isArray(constant)) {
        if (!Array.isArray(value) || constant.length !== value.length)
            return false;
        return constant.every((item, index) => equal(item, value[index]));
    }
    if (Array.isArray(value))
        return false;
    const keys = Object.keys(constant);
    if (keys.length !== Object.keys(value).length)
        return false;
    return keys.every((key) => Object.hasOwn(value, key) && equal(Reflect.get(constant, key), Reflect.get(value, key)));
}
/** Whether a value is one of the constants. */
export function among(constants, value) {
    return constants.some((constant) => equal(constant, value));
}

// validation/anything

/** Accepts every value, for what the document does not describe. */
export const anything = /* @__PURE__ */ Object.assign(() => true, { errors: null });

// validation/code-points

/**
 * Length of a text in Unicode code points, as `minLength` and `maxLength` count it (RFC 8259, JSON Schema 2020-12
 * Validation section 6.3). A lone surrogate counts as one.
 */
export function codePoints(text) {
    let length = text.length;
    for (let index = 0; index + 1 < text.length; index += 1) {
        const isHigh = (text.charCodeAt(index) & 0xfc00) === 0xd800;
        if (isHigh && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length -= 1;
            index += 1;
        }
    }
    return length;
}

// validation/evaluated-items

/** Adds the indexes of items that `contains` matched in another check. */
export function takeItems(into, found) {
    if (found !== undefined)
        for (const index of found)
            into.push(index);
}
/** How many items are neither among the first ones nor at one of the indexes. */
export function countOthers(length, first, places) {
    let count = Math.max(0, length - first);
    for (const place of places)
        if (place >= first && place < length)
            count -= 1;
    return count;
}

// validation/limit

/** The first limit that was reached since the last verdict on a whole value. */
let reached;
/**
 * Records that a part of a value is too large to check. The whole value is refused, because within `not`, `oneOf` or
 * a condition, refusing only the part could make the value valid.
 */
export function reachLimit(keyword, expected) {
    reached ??= { pointer: '', keyword, expected };
    return { ...reached };
}
/** The limit that was reached while a whole value was checked; the next value starts without one. */
export function takeLimit() {
    const limit = reached;
    reached = undefined;
    return limit;
}
/** The verdict on a whole value: what its check returned, unless a limit was reached. */
export function verdict(isAccepted) {
    return takeLimit() === undefined && isAccepted;
}

// validation/depth

/** Maximum depth of recursive schemas in a value. The stack has room for some thousands of calls. */
const DEEPEST = 256;
/**
 * Maximum entries of recursive schemas for one value. A limit of the depth alone does not limit the time: if several
 * alternatives refer to the same schema, the entries double with every level.
 */
const MOST_ENTRIES = 250_000;
let depth = 0;
let entries = 0;
/** Enters one more level of a recursive schema; returns false, without entering, at the limit of depth or work. */
export function enter() {
    if (depth === 0)
        entries = 0;
    if (depth >= DEEPEST || entries >= MOST_ENTRIES)
        return false;
    depth += 1;
    entries += 1;
    return true;
}
/** Leaves a level that was entered. */
export function leave() {
    depth -= 1;
}
/** Why a level was not entered. */
export function tooDeep() {
    return [entries >= MOST_ENTRIES ? reachLimit('effort', MOST_ENTRIES) : reachLimit('depth', DEEPEST)];
}

// validation/exact-integers

/*
 * `type: integer` refuses integers that a double cannot represent exactly, because their digits are lost before a
 * check sees them. JSON Schema has no such limit, so it may only make values invalid, never valid: where a schema
 * that fails can make a value valid (`not`, `if`, the counts of `oneOf` and `maxContains`), only the rules of JSON
 * Schema apply.
 */
let plain = 0;
let refused = 0;
/**
 * Whether a number that is not a safe integer counts as an integer, because only the rules of JSON Schema apply here.
 */
export function isPlainInteger(value) {
    if (!Number.isInteger(value))
        return false;
    if (plain > 0)
        return true;
    refused += 1;
    return false;
}
/** How many integers were refused so far. A difference shows that a schema refused some. */
export function refusedIntegers() {
    return refused;
}
/** Applies only the rules of JSON Schema until `leavePlain`. */
export function enterPlain() {
    plain += 1;
}
export function leavePlain() {
    plain -= 1;
}

// validation/issues

/** Adds an issue. */
export function fail(issues, pointer = '', keyword = '', expected = undefined) {
    const issue = { pointer, keyword, expected };
    if (issues === null)
        return [issue];
    issues.push(issue);
    return issues;
}
/**
 * Maximum number of issues that a caller keeps of one check. With recursive alternatives they would double at every
 * level.
 */
const MOST_JOINED = 100;
/** Adds the issues of a member; `pointer` is that of the member. */
export function join(issues, found, pointer) {
    const joined = issues ?? [];
    for (const issue of (found ?? []).slice(0, MOST_JOINED)) {
        issue.pointer = pointer + issue.pointer;
        joined.push(issue);
    }
    return joined;
}
/** A member name as a segment of a JSON Pointer (RFC 6901 section 3), slash included. */
export function segment(name) {
    return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The keyword that a value fails: it is not an integer, or not one that a double represents exactly. */
export function integerFault(value) {
    return Number.isInteger(value) ? 'safeInteger' : 'type';
}

// validation/unique-items

/** Maximum nesting of arrays and objects within an item; comparing them recurses. */
const DEEPEST_ITEM = 256;
/**
 * The index of the first item that occurred before, or -1 if all are different. Takes time linear in the size of the
 * items; comparing all pairs would be quadratic. If an item is nested too deeply to compare, the whole value is
 * refused.
 */
export function firstDuplicate(items) {
    const seen = new Set();
    const structures = new Set();
    for (const [index, item] of items.entries()) {
        if (typeof item !== 'object' || item === null) {
            if (seen.has(item))
                return index;
            seen.add(item);
            continue;
        }
        const text = canonical(item, 0);
        if (text === undefined) {
            reachLimit('depth', DEEPEST_ITEM);
            return -1;
        }
        if (structures.has(text))
            return index;
        structures.add(text);
    }
    return -1;
}
/** JSON text with sorted keys: equal values have equal texts (JSON Schema 2020-12 Core, section 4.2.2). */
function canonical(value, depth) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value === 0 ? 0 : value) ?? 'undefined';
    if (depth === DEEPEST_ITEM)
        return undefined;
    const isList = Array.isArray(value);
    const parts = [];
    for (const key of isList ? value.keys() : Object.keys(value).toSorted()) {
        const text = canonical(Reflect.get(value, key), depth + 1);
        if (text === undefined)
            return undefined;
        parts.push(isList ? text : `${JSON.stringify(key)}:${text}`);
    }
    return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}

// validation/alternatives

/** Keywords about the value itself: the issues of several branches can be reported as one list of what is allowed. */
const PLAIN = new Set(['const', 'enum', 'type', 'types']);
/** Maximum issues of one alternative that are compared with those of the others. */
const MOST_COMPARED = 20;
export function isAlternatives(expected) {
    return typeof expected === 'object' && expected !== null && 'values' in expected && 'types' in expected;
}
/**
 * Replaces the issues of all alternatives of a union by useful ones: those of the selected alternative, or those of all
 * alternatives, or one issue that lists what is allowed. Takes time linear in the number of issues.
 */
export function unite(issues, union) {
    const all = issues ?? [];
    const branches = union.ends.map((end, index) => all.slice(union.ends[index - 1] ?? union.start, end));
    all.length = Math.min(all.length, union.start);
    for (const issue of chosenOf(branches, union))
        all.push(issue);
    return all;
}
/** The alternative that a discriminator selects by the value of a member; -1 if it selects none. */
export function meantBy(value, member, tags) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member))
        return -1;
    return tags.get(Reflect.get(value, member)) ?? -1;
}
/** The alternatives without a member that distinguishes the others, if a value has that member. */
export function untaggedBy(value, member, indices) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, member) ? indices : [];
}
function chosenOf(branches, union) {
    const { pointer, keyword } = union;
    const whole = { pointer, keyword, expected: undefined };
    const meant = branches[union.meant ?? -1];
    if (meant !== undefined && meant.length > 0)
        return meant;
    // An alternative without issues accepts the value, so more than one does.
    if (branches.some(({ length }) => length === 0))
        return [whole];
    const ofType = branches.map((branch) => !branch.some((issue) => isOfValue(issue, pointer)));
    const tagged = branches.filter((_, index) => ofType[index] && union.untagged?.includes(index) !== true);
    const possible = tagged.length > 0 ? tagged : branches.filter((_, index) => ofType[index]);
    if (possible.length === 0)
        return [{ ...whole, expected: allowedBy(branches.flat(), pointer) }];
    const fitting = possible.filter((branch) => tagsOf(branch, pointer).length === 0);
    const tag = fitting.length === 0 ? commonTag(possible, pointer) : undefined;
    if (tag !== undefined)
        return [tag];
    const [first = [], ...others] = fitting.length === 0 ? possible : fitting;
    if (others.length === 0)
        return first;
    const common = first
        .slice(0, MOST_COMPARED)
        .filter((issue) => others.every((branch) => has(branch, issue)));
    return common.length > 0 ? common : [...nearestOf([first, ...others]), whole];
}
/** Whether an issue is about the value itself: a wrong type, or a value that is not allowed. */
function isOfValue(issue, pointer) {
    if (issue.pointer !== pointer)
        return false;
    return PLAIN.has(issue.keyword) || isAlternatives(issue.expected);
}
/** Issues of members whose value rules out an alternative. */
function tagsOf(branch, pointer) {
    return branch.filter((issue) => (issue.keyword === 'const' || issue.keyword === 'enum') &&
        issue.pointer.startsWith(`${pointer}/`) &&
        !issue.pointer.includes('/', pointer.length + 1));
}
/** The values of a member that distinguish all alternatives. */
function commonTag(branches, pointer) {
    const tags = branches.map((branch) => tagsOf(branch, pointer).slice(0, MOST_COMPARED));
    const shared = tags[0]?.find((tag) => tags.every((list) => list.some((other) => other.pointer === tag.pointer)));
    if (shared === undefined)
        return undefined;
    const same = tags.flat().filter((tag) => tag.pointer === shared.pointer);
    return { pointer: shared.pointer, keyword: 'enum', expected: unique(same.flatMap(valuesOf)) };
}
function has(branch, { pointer, keyword, expected }) {
    return branch
        .slice(0, MOST_COMPARED)
        .some((issue) => issue.pointer === pointer && issue.keyword === keyword && issue.expected === expected);
}
/** The issues of those alternatives that have the fewest, without duplicates. */
function nearestOf(branches) {
    const fewest = branches.reduce((count, { length }) => Math.min(count, length), Infinity);
    const nearest = branches.filter(({ length }) => length === fewest).flat();
    const byText = new Map(nearest.map((issue) => [`${issue.keyword} ${String(issue.expected)} ${issue.pointer}`, issue]));
    return [...byText.values()];
}
function allowedBy(issues, pointer) {
    const parts = issues
        .filter((issue) => isOfValue(issue, pointer))
        .map((issue) => {
        if (isAlternatives(issue.expected))
            return issue.expected;
        const isType = issue.keyword === 'type' || issue.keyword === 'types';
        return isType ? { values: [], types: [issue.expected].flat() } : { values: valuesOf(issue), types: [] };
    });
    return {
        values: unique(parts.flatMap(({ values }) => values)),
        types: unique(parts.flatMap(({ types }) => types)),
    };
}
/** The values that `const` or `enum` allows. */
function valuesOf({ keyword, expected }) {
    return keyword === 'enum' && Array.isArray(expected) ? expected : [expected];
}
function unique(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// validation/decimal

/**
 * The decimal number that a person or a JSON text wrote to get a double: 0.07 is 7 * 10^-2, although the double
 * itself is another number (ECMA-262 section 6.1.6.1.20, `Number::toString`).
 */
export function decimalOf(value) {
    const [mantissa = '', exponent = ''] = value.toExponential().split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

// validation/multiple-of

/** Integers below this are exact in decimal, so their digits need not be examined. */
const FEW_DIGITS = 1e15;
/** Powers of ten up to this one are exact in a double. */
const EXACT_POWER = 22;
/** The digits of a double are below 2^57, so they have at most this many factors of 2 or 5. */
const MOST_FACTORS = 57;
/**
 * Makes the check of `multipleOf` (JSON Schema 2020-12 Validation, section 6.2.1). It is exact for the decimal numbers
 * that were written: 0.3 is a multiple of 0.1, and 5.0000000001 is not a multiple of 1.
 * @param step above 0
 */
export function multipleOf(step) {
    const { digits, exponent } = decimalOf(step);
    const isSafe = Number.isSafeInteger(step);
    const scale = exponent < 0 && -exponent <= EXACT_POWER ? 10 ** -exponent : undefined;
    const scaledStep = Number(digits);
    return (value) => {
        if (isSafe && Number.isSafeInteger(value))
            return value % step === 0;
        if (!Number.isFinite(value))
            return false;
        if (scale !== undefined && scaledStep < FEW_DIGITS) {
            const scaled = Math.round(value * scale);
            if (Math.abs(scaled) < FEW_DIGITS)
                return scaled / scale === value && scaled % scaledStep === 0;
        }
        const own = decimalOf(value);
        if (own.digits === 0n)
            return true;
        const shift = own.exponent - exponent;
        return shift >= 0 && (own.digits * 10n ** BigInt(Math.min(shift, MOST_FACTORS))) % digits === 0n;
    };
}

// validation/shown-values

/** A value of the schema, with its text in messages where that is not its JSON. */
export class ShownValue {
    value;
    text;
    constructor(value, text) {
        this.value = value;
        this.text = text;
    }
}
/** A value with its JSON in the document, where doubles do not hold all digits of its numbers. */
export function written(json) {
    return new ShownValue(JSON.parse(json), json);
}
/** Values with their names in the document, in the same order: `30 (developer)`. Null where a value has none. */
export function named(values, names) {
    return values.map((value, index) => {
        const name = names[index] ?? null;
        return name === null ? value : new ShownValue(withoutText(value), `${shown(value)} (${name})`);
    });
}
/** The text of a value in messages. */
export function shown(value) {
    return value instanceof ShownValue ? value.text : (JSON.stringify(value) ?? '');
}
/** What was expected, as plain data: the values without their texts. */
export function withoutTexts(expected) {
    if (isAlternatives(expected))
        return { ...expected, values: withoutTexts(expected.values) };
    return Array.isArray(expected) ? expected.map(withoutText) : withoutText(expected);
}
function withoutText(value) {
    return value instanceof ShownValue ? value.value : value;
}

// validation/message

/** Maximum length of a value of the schema that a message quotes. */
const LONGEST = 200;
const wordings = {
    type: (expected) => `must be of type ${expected}`,
    required: (expected) => `must have the property ${expected}`,
    dependentRequired: (expected) => `must have the property ${expected}, because another property requires it`,
    additionalProperties: () => 'is not a known property',
    unevaluatedProperties: () => 'is not a known property',
    propertyNames: () => 'has a name that is not allowed',
    enum: (expected) => `must be one of ${expected}`,
    const: (expected) => `must be ${expected}`,
    format: (expected) => `must have the format ${expected}`,
    pattern: (expected) => `must match the pattern ${expected}`,
    minLength: (expected) => `must have at least ${expected} characters`,
    maxLength: (expected) => `must have at most ${expected} characters`,
    minItems: (expected) => `must have at least ${expected} items`,
    maxItems: (expected) => `must have at most ${expected} items`,
    items: (expected) => `must have at most ${expected} items`,
    unevaluatedItems: (expected) => `must have at most ${expected} items`,
    minProperties: (expected) => `must have at least ${expected} properties`,
    maxProperties: (expected) => `must have at most ${expected} properties`,
    minimum: (expected) => `must be at least ${expected}`,
    maximum: (expected) => `must be at most ${expected}`,
    exclusiveMinimum: (expected) => `must be greater than ${expected}`,
    exclusiveMaximum: (expected) => `must be less than ${expected}`,
    multipleOf: (expected) => `must be a multiple of ${expected}`,
    uniqueItems: () => 'must not repeat an earlier item',
    contains: (expected) => `must contain as many matching items: ${expected}`,
    anyOf: () => 'must match at least one of the alternatives',
    oneOf: () => 'must match exactly one of the alternatives',
    not: () => 'must not match an excluded schema',
    if: (expected) => `must match the schema ${expected} of a condition`,
    'false schema': () => 'is not allowed',
    safeInteger: () => 'must be an integer between -(2^53 - 1) and 2^53 - 1',
    effort: (expected) => `must not take more than ${expected} steps to check`,
    depth: (expected) => `must not be nested deeper than ${expected} levels`,
};
/** One sentence about what a keyword requires. It quotes the schema only, never the value. */
export function messageOf(keyword, expected) {
    if (isAlternatives(expected))
        return alternativesText(expected);
    const wording = Object.hasOwn(wordings, keyword) ? wordings[keyword] : undefined;
    return wording?.(textOf(expected)) ?? `must meet ${keyword}`;
}
function alternativesText({ values, types }) {
    const list = values.length === 0 ? [] : [`one of ${textOf(values)}`];
    const kinds = types.length === 0 ? [] : [`of type ${shorten(types.join(' or '))}`];
    return `must be ${[...list, ...kinds].join(', or ')}`;
}
function textOf(expected) {
    if (Array.isArray(expected))
        return shorten(expected.map(shown).join(', '));
    return shorten(typeof expected === 'string' ? expected : shown(expected));
}
function shorten(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

// validation/validator

/** The most errors of one value that are reported. */
const MOST_ERRORS = 100;
/** Maximum length of a reported pointer. Longer ones contain names that the sender made up. */
const LONGEST_POINTER = 1_000;
/** A validator that uses a check. */
export function validator(check) {
    return {
        validate: (value) => validate(check, value),
        is: (value) => verdict(check(value)),
    };
}
/** Checks a value. Errors are in the order of the schema, and limited to the first 100. */
export function validate(check, value) {
    const isAccepted = accepts(check, value);
    const limit = takeLimit();
    if (!isAccepted)
        return { valid: false, errors: errorsOf(check.errors) };
    return limit === undefined ? { valid: true, value } : { valid: false, errors: errorsOf([limit]) };
}
function errorsOf(issues) {
    return (issues ?? []).slice(0, MOST_ERRORS).map(errorOf);
}
function accepts(check, value) {
    return check(value);
}
function errorOf({ pointer, keyword, expected }) {
    const printed = pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer;
    return {
        pointer: printed,
        keyword,
        message: messageOf(keyword, expected),
        expected: withoutTexts(expected),
    };
}
