// Runtime of forgespec, the same for every document. Do not edit.
import { asQuery, decodePercent, encodeLiteral, encodePercent, encodeReserved, isHeaderText, jsonText } from './parameters.js';

// parameters/error

/** The JSON Pointer of a member of the value at a pointer. */
export function memberPointer(pointer, member) {
    return `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The names and indexes in a JSON Pointer. */
export function pointerSteps(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

// parameters/prototype-names

/** Whether a member would reach a prototype if it is copied: `__proto__`, and `constructor` with a member `prototype`. */
export function reachesPrototype(name, member) {
    if (name === '__proto__')
        return true;
    if (name !== 'constructor' || typeof member !== 'object' || member === null)
        return false;
    return member instanceof Map ? member.has('prototype') : Object.hasOwn(member, 'prototype');
}
/** Removes such members from a tree, at every depth, and reports the pointer of each. */
export function removePrototypeNames(tree, pointer, report) {
    if (typeof tree !== 'object' || tree === null)
        return;
    for (const [name, member] of tree.entries()) {
        const at = memberPointer(pointer, name);
        if (tree instanceof Map && reachesPrototype(String(name), member)) {
            tree.delete(String(name));
            report(at);
        }
        else
            removePrototypeNames(member, at, report);
    }
}
export const NOT_ALLOWED = 'has a name that is not allowed';

// parameters/report

/** Maximum number of errors for one request, which limits the size of the response. */
const MOST = 100;
/** Collects the errors of the parameters of one request. */
export class Report {
    errors = [];
    /** Created for the first name, as most requests have none. */
    #unknown;
    get unknown() {
        return this.#unknown === undefined ? none : [...this.#unknown.values()];
    }
    /** Whether further errors are ignored. */
    get isFull() {
        return this.errors.length >= MOST;
    }
    /** Reports an error of a value of a parameter; `pointer` is its JSON Pointer in the decoded values. */
    fail(parameter, pointer, [code, message]) {
        if (this.isFull)
            return;
        this.errors.push({ parameter: parameter.name, in: parameter.in, pointer, code, message });
    }
    /** Reports a name that would reach a prototype. */
    refuseName(name, location) {
        if (this.isFull)
            return;
        const pointer = memberPointer('', name);
        this.errors.push({ parameter: name, in: location, pointer, code: 'name', message: NOT_ALLOWED });
    }
    /** Reports a name that is not described. */
    addUnknown(found) {
        this.#unknown ??= new Map();
        if (this.#unknown.size < MOST)
            this.#unknown.set(found.name, found);
    }
}
const none = [];
/** Quotes text of a request in a message: control characters are escaped, long text is shortened. */
export function quote(text) {
    return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

// parameters/json-text

/**
 * Parses JSON text into a value whose objects have no prototype. Returns an error for invalid text, nesting beyond
 * `depth`, and numbers beyond a double.
 */
export function readJsonText(text, depth) {
    try {
        return { value: withoutPrototype(JSON.parse(text), depth) };
    }
    catch (error) {
        if (error instanceof PrototypeName)
            return { code: 'name', reason: NOT_ALLOWED };
        return { code: 'type', reason: error instanceof TooLarge ? TOO_LARGE : `is not JSON: ${quote(text)}` };
    }
}
class PrototypeName extends Error {
}
class TooLarge extends Error {
}
/** Whether a parsed number is not finite: `1e999` (RFC 8259, section 6). */
export function isTooLarge(value) {
    return value === Infinity || value === -Infinity;
}
export const TOO_LARGE = 'has a number beyond what a double holds';
function withoutPrototype(value, depth) {
    if (isTooLarge(value))
        throw new TooLarge();
    if (value === null || typeof value !== 'object')
        return value;
    if (depth === 0)
        throw new RangeError('nested too deeply');
    if (Array.isArray(value))
        return value.map((item) => withoutPrototype(item, depth - 1));
    const object = Object.create(null);
    for (const [name, member] of Object.entries(value)) {
        if (reachesPrototype(name, member))
            throw new PrototypeName();
        object[name] = withoutPrototype(member, depth - 1);
    }
    return object;
}

// parameters/nested-name

export const append = Symbol('append');
/**
 * The steps of a decoded name, as in Rack: `a[k][]` is `a`, `k`, append. Brackets that do not pair up are ordinary
 * characters, text after a closing bracket is another member (`a[b]c` is `a[b][c]`), and a bracket at the start belongs to
 * the name. The empty name has no steps.
 */
export function splitName(name) {
    if (name === '')
        return [];
    const nesting = name.indexOf('[', 1);
    if (nesting === -1 || nesting === name.length - 1)
        return [name];
    const steps = [name.slice(0, nesting)];
    for (let at = nesting; at < name.length;) {
        const rest = name.slice(at);
        if (rest === '[]' || (rest.startsWith('[]') && steps.at(-1) !== append)) {
            steps.push(append);
            at += 2;
        }
        else {
            const key = keyAt(rest);
            steps.push(key.name);
            at += key.length;
        }
    }
    return steps;
}
/** The name of steps: the inverse of `splitName` for steps without brackets. */
export function joinName(steps) {
    return steps.map((step, index) => (step === append ? '[]' : index === 0 ? step : `[${step}]`)).join('');
}
/** The number of members in the steps. */
export function depthOf(steps) {
    return steps.filter((step) => step !== append).length;
}
/** The next member. Directly after another `[]`, `[]` is the name of a member, as Rack has no empty names. */
function keyAt(rest) {
    const whole = { name: rest, length: rest.length };
    if (!rest.startsWith('['))
        return whole;
    if (rest.startsWith('[]'))
        return { name: '[]', length: 2 };
    const end = rest.indexOf(']', 1);
    if (end === -1 || rest.slice(end + 1) === '[')
        return whole;
    return { name: rest.slice(1, end), length: end + 1 };
}

// parameters/nested-tree

/**
 * Sets the value at the steps, as Rack does: the last of equal names counts, a single value replaces any other value, and
 * a list or an object never replaces a single value. In a list, a new object begins if the last one already has the
 * member. In `a[][k]=1&a[][]=2`, Rack loses the `2`; here it is another item.
 */
export function insert(root, steps, value) {
    let members = root;
    for (let at = 0; at < steps.length; at += 1) {
        const key = String(steps[at]);
        const next = steps[at + 1];
        if (next === undefined) {
            members.set(key, value);
            return undefined;
        }
        const found = members.get(key) ?? undefined;
        if (next !== append) {
            const inner = found ?? new Map();
            if (!(inner instanceof Map))
                return { name: joinName(steps.slice(0, at + 1)) };
            members.set(key, inner);
            members = inner;
            continue;
        }
        const list = found ?? [];
        if (!Array.isArray(list))
            return { name: joinName(steps.slice(0, at + 1)) };
        members.set(key, list);
        const rest = steps.slice(at + 2);
        if (rest.length === 0 || rest[0] === append) {
            list.push(rest.length === 0 ? value : [value]);
            return undefined;
        }
        members = lastOpenItem(list, rest);
        at += 1;
    }
    return undefined;
}
/** The tree as a value of strings. */
export function plainValue(tree) {
    if (Array.isArray(tree))
        return tree.map(plainValue);
    if (!(tree instanceof Map))
        return tree;
    const value = Object.create(null);
    for (const [name, member] of tree)
        value[name] = plainValue(member);
    return value;
}
function lastOpenItem(list, rest) {
    const last = list.at(-1);
    if (last instanceof Map && !hasMember(last, rest))
        return last;
    const item = new Map();
    list.push(item);
    return item;
}
/** Whether an item already has a value at a path; false for a path through a list, which accepts any number of values. */
function hasMember(item, path) {
    let tree = item;
    for (const step of path) {
        if (step === append || !(tree instanceof Map))
            return false;
        const member = tree.get(step);
        if (member === undefined)
            return false;
        tree = member;
    }
    return true;
}

// parameters/value-type

/** The members of a union; for any other type, the type itself. */
export function membersOf(type) {
    return type.kind === 'union' ? type.members : [type];
}
/** The member of a type, or the type itself, that is an array. */
export function arrayOf(type) {
    if (type.kind !== 'union')
        return type.kind === 'array' ? type : undefined;
    return type.members.find((member) => member.kind === 'array');
}
/** The member of a type, or the type itself, that is an object. */
export function objectOf(type) {
    if (type.kind !== 'union')
        return type.kind === 'object' ? type : undefined;
    return type.members.find((member) => member.kind === 'object');
}
/** Whether a list may be sent as one JSON text: its items nest, or are JSON texts. */
export function isJsonList({ items }) {
    return items.kind === 'json' || isStructured(items);
}
/** Whether the type contains lists or objects. */
export function isStructured(type) {
    return arrayOf(type) !== undefined || objectOf(type) !== undefined;
}
/** Whether values may be of several shapes: scalars, lists, objects. */
export function isOfSeveralShapes(type) {
    return type.kind === 'union' && isStructured(type);
}
/** Whether each member of an object is sent like a parameter (style `form`, `explode: true`). */
export function isSpread({ style, explode, type }) {
    return style === 'form' && explode && objectOf(type) !== undefined;
}

// parameters/scalar

/** The kinds in the order in which a union tries them; a text is a string only if it is no other kind. */
export const scalarKinds = [
    'null',
    'boolean',
    'looseBoolean',
    'integer',
    'number',
    'string',
    'any',
];
/**
 * The value of a text, read as the kind, or undefined. Integers are decimal digits, up to 2^53 - 1; numbers are written
 * as in JSON (RFC 8259, section 6); booleans are `true` and `false`. Null is the absence of a text: `a` without `=`.
 */
export function readScalar(text, kind) {
    if (text === null)
        return kind === 'null' || kind === 'any' ? null : undefined;
    switch (kind) {
        case 'string':
        case 'any':
            return text;
        case 'integer':
            return /^(?:0|-?[1-9][0-9]{0,15})$/.test(text) ? safe(Number(text)) : undefined;
        case 'number':
            return /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text)
                ? finite(Number(text))
                : undefined;
        case 'boolean':
            return text === 'true' || (text === 'false' ? false : undefined);
        case 'looseBoolean':
            return readLooseBoolean(text);
        default:
            return undefined;
    }
}
/** Reads a boolean like dry-types, which Grape uses: `True`, `1`, `yes`, `on`, `t`. */
export function readLooseBoolean(text) {
    return looseBooleans.get(text);
}
const looseBooleans = /* @__PURE__ */ looseTexts();
function looseTexts() {
    return new Map([
        ...['1', 'on', 'On', 'ON', 't', 'T', 'true', 'True', 'TRUE', 'y', 'Y', 'yes', 'Yes', 'YES'].map((text) => [text, true]),
        ...['0', 'off', 'Off', 'OFF', 'f', 'F', 'false', 'False', 'FALSE', 'n', 'N', 'no', 'No', 'NO'].map((text) => [text, false]),
    ]);
}
/** The text of a scalar. Throws a TypeError for numbers that are not finite. */
export function writeScalar(value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new TypeError(`${value} cannot be sent.`);
    return String(value);
}
/** The kinds with their articles, for messages. */
export const kindNames = {
    string: 'a text',
    integer: 'an integer',
    number: 'a number',
    boolean: 'true or false',
    looseBoolean: 'true or false',
    null: 'without a value',
    any: 'anything',
    json: 'JSON',
};
function safe(value) {
    return Number.isSafeInteger(value) ? value : undefined;
}
function finite(value) {
    return Number.isFinite(value) ? value : undefined;
}

// parameters/typed-value

/**
 * Reads a tree of texts by its type. A text that does not match stays text, and is reported. Members that the type does not
 * have are left out and reported as unknown; names that would reach a prototype are left out and reported as errors.
 */
export function readTree(tree, context) {
    if (typeof tree === 'object')
        refusePrototypeNames(tree, context);
    const { parameter, report, depth } = context;
    return readTyped(tree, parameter.type, { parameter, report, depth, steps: [] });
}
function refusePrototypeNames(tree, { parameter, report }) {
    const { name } = parameter;
    const refuse = (pointer) => report.fail(parameter, pointer, ['name', NOT_ALLOWED]);
    const pointer = memberPointer('', name);
    removePrototypeNames(tree, pointer, refuse);
    if (name === 'constructor' && tree instanceof Map && tree.delete('prototype'))
        refuse(pointer);
}
/** Whether a text is a scalar of the type. */
export function isScalarOf(text, type) {
    return scalarOf(text, type) !== undefined;
}
function readTyped(tree, type, position) {
    if (type.kind === 'any')
        return plainValue(tree);
    if (Array.isArray(tree)) {
        const array = arrayOf(type);
        return array === undefined
            ? invalid(tree, position, ['shape', 'is a list'])
            : readItems(tree, array, position);
    }
    if (tree instanceof Map)
        return readMembers(tree, type, position);
    return readText(tree, type, position);
}
function readItems(items, type, position) {
    const values = [];
    for (const [index, item] of items.entries()) {
        if (position.report.isFull)
            break;
        values.push(readTyped(item, type.items, inner(position, index)));
    }
    return values;
}
function readMembers(members, type, position) {
    const object = objectOf(type);
    if (object !== undefined)
        return readObject(members, object, position);
    const array = arrayOf(type);
    if (array === undefined || ![...members.keys()].every((key) => /^(?:0|[1-9][0-9]*)$/.test(key))) {
        return invalid(members, position, ['shape', 'is an object']);
    }
    const items = Array.from({ length: members.size }, (_, index) => members.get(String(index)));
    const found = items.filter((item) => item !== undefined);
    if (found.length < items.length)
        return invalid(members, position, ['index', 'does not count its items from 0 without a gap']);
    return readItems(found, array, position);
}
function readObject(members, type, position) {
    const value = Object.create(null);
    for (const [name, member] of members) {
        const memberType = Object.hasOwn(type.properties, name) ? type.properties[name] : type.additional;
        const at = inner(position, name);
        if (memberType !== undefined && memberType !== false)
            value[name] = readTyped(member, memberType, at);
        else
            position.report.addUnknown({ name: wireName(at), pointer: pointerTo(at) });
    }
    return value;
}
function readText(text, type, position) {
    if (type.kind === 'json')
        return readJson(text ?? '', position);
    const scalar = scalarOf(text, type);
    if (scalar !== undefined)
        return scalar;
    const array = arrayOf(type);
    const object = objectOf(type);
    if (array !== undefined && text === '')
        return [];
    if (object !== undefined && text === '')
        return Object.create(null);
    if (array !== undefined && isJsonList(array) && text?.startsWith('['))
        return readJson(text, position);
    if (object !== undefined && text?.startsWith('{'))
        return readJson(text, position);
    if (text === null)
        return invalid(text, position, ['type', 'has no value']);
    if (array !== undefined)
        return invalid(text, position, ['shape', `is not a list: ${quote(text)}`]);
    if (object !== undefined)
        return invalid(text, position, ['shape', `is not an object: ${quote(text)}`]);
    const wanted = membersOf(type).map(({ kind }) => kindNames[kind]);
    return invalid(text, position, ['type', `is not ${wanted.join(' or ')}: ${quote(text)}`]);
}
function readJson(text, position) {
    const read = readJsonText(text, position.depth);
    return 'value' in read ? read.value : invalid(text, position, [read.code, read.reason]);
}
function scalarOf(text, type) {
    if (type.kind !== 'union')
        return type.kind === 'array' || type.kind === 'object' ? undefined : readScalar(text, type.kind);
    for (const kind of scalarKinds) {
        if (!type.members.some((member) => member.kind === kind))
            continue;
        const value = readScalar(text, kind);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
/** Reports an error, and returns the value without a type. */
function invalid(tree, position, [code, reason]) {
    position.report.fail(position.parameter, pointerTo(position), [code, `${wireName(position)} ${reason}`]);
    return plainValue(tree);
}
function inner(position, member) {
    return { ...position, steps: [...position.steps, String(member)] };
}
/** JSON Pointer to a position in the value of a parameter. */
export function pointerTo({ parameter, steps }) {
    return [parameter.name, ...steps].reduce((pointer, step) => memberPointer(pointer, step), '');
}
/** The name under which a position in the value of a parameter is sent: `not[labels]`; in a spread object, its member. */
export function wireName({ parameter, steps }) {
    const own = isSpread(parameter) && steps.length > 0 ? [] : splitName(parameter.name);
    return joinName([...own.filter((step) => typeof step === 'string'), ...steps]);
}

// parameters/delimited

/** The separator of a query style whose values are in one text; undefined if each value has a separate pair. */
export function querySeparator({ style, explode }) {
    if (explode)
        return undefined;
    return { form: ',', spaceDelimited: ' ', pipeDelimited: '|' }[style];
}
/**
 * Splits a text into a list or the members of an object. For other types, and for members that do not pair up, it returns
 * the text itself. Undefined if the text cannot be decoded.
 */
export function splitText(text, type, delimiters) {
    const whole = delimiters.decode(text);
    const isList = arrayOf(type) !== undefined;
    if (whole === undefined || whole === '' || (!isList && objectOf(type) === undefined))
        return whole;
    const { separator, keyed, splitDecoded } = delimiters;
    const parts = splitDecoded ? whole.split(separator) : text.split(separator);
    if (type.kind === 'union' && (parts.length === 1 || !isList) && isScalarOf(whole, type))
        return whole;
    // Separators are ASCII, so that each part can be decoded if the whole can.
    const decode = (part) => (splitDecoded ? part : (delimiters.decode(part) ?? part));
    if (isList)
        return parts.map(decode);
    const flat = keyed ? parts.flatMap(splitAtEquals) : parts;
    return flat.length % 2 === 0 ? pairUp(flat.map(decode)) : whole;
}
/** The values in the text of a header, which is not percent-encoded. */
export function splitHeader({ type, explode }, text) {
    return splitText(text, type, { separator: ',', keyed: explode, decode: trim, splitDecoded: false }) ?? text;
}
function trim(part) {
    return part.trim();
}
function pairUp(namesAndValues) {
    const members = new Map();
    for (let at = 0; at < namesAndValues.length; at += 2) {
        members.set(namesAndValues[at] ?? '', namesAndValues[at + 1] ?? '');
    }
    return members;
}
function splitAtEquals(part) {
    const equals = part.indexOf('=');
    return equals === -1 ? [part] : [part.slice(0, equals), part.slice(equals + 1)];
}

// parameters/descriptor-index

/** Finds parameters by the names that are sent. The name of a parameter precedes that of a member of a spread object. */
export class DescriptorIndex {
    #exact = new Map();
    #root = { entry: undefined, branches: new Map() };
    #rest;
    constructor(parameters) {
        for (const parameter of parameters)
            if (!isSpread(parameter))
                this.#add(parameter.name, { parameter, member: [] });
        for (const parameter of parameters.filter(isSpread)) {
            const object = objectOf(parameter.type);
            for (const name of Object.keys(object?.properties ?? {}))
                this.#add(name, { parameter, member: [name] });
            if (object !== undefined && object.additional !== false)
                this.#rest ??= parameter;
            // A list or a single value, which its type also allows, is sent under the name of the parameter.
            if (parameter.type.kind === 'union')
                this.#add(parameter.name, { parameter, member: [] });
        }
    }
    /** The parameter with exactly this name, otherwise the one with the longest prefix of it: `not` for `not[a]`. */
    find(name) {
        const exact = this.#exact.get(name);
        if (exact !== undefined)
            return exact;
        const steps = splitName(name);
        let branch = this.#root;
        let match;
        for (let at = 0; at < steps.length; at += 1) {
            branch = branch.branches.get(steps[at] ?? '');
            if (branch === undefined)
                break;
            if (branch.entry !== undefined)
                match = matchOf(branch.entry, steps.slice(at + 1));
        }
        return (match ?? (this.#rest === undefined || steps.length === 0 ? undefined : { parameter: this.#rest, steps }));
    }
    #add(name, entry) {
        const path = pathOf(name);
        if (!this.#exact.has(name))
            this.#exact.set(name, matchOf(entry, splitName(name).slice(path.length)));
        let branch = this.#root;
        for (const step of path) {
            const next = branch.branches.get(step) ?? { entry: undefined, branches: new Map() };
            branch.branches.set(step, next);
            branch = next;
        }
        branch.entry ??= entry;
    }
}
const indexes = new WeakMap();
/** The cached index of a list of descriptors. */
export function indexOf(parameters) {
    const index = indexes.get(parameters) ?? new DescriptorIndex(parameters);
    indexes.set(parameters, index);
    return index;
}
function matchOf({ parameter, member }, steps) {
    return { parameter, steps: [...member, ...steps] };
}
/** The steps of a name, without the brackets of a list: those of `ids[]` are the same as of `ids`. */
function pathOf(name) {
    const steps = splitName(name);
    return steps.at(-1) === append ? steps.slice(0, -1) : steps;
}

// parameters/nested-pairs

/**
 * The pairs of a nested value. Empty lists and objects are `name=`. Objects in a list are numbered (`a[0][k]=v`), unless
 * their first member shows where each begins (`a[][k]=v`). Throws a TypeError for names that brackets cannot contain.
 */
export function nestedPairs(name, value) {
    if (value === null)
        return [[name, null]];
    if (typeof value !== 'object')
        return [[name, writeScalar(value)]];
    if (isList(value))
        return listPairs(name, value);
    const members = Object.entries(value);
    if (members.length === 0)
        return [[name, '']];
    return members.flatMap(([member, inner]) => nestedPairs(`${name}[${memberName(member)}]`, inner));
}
/** Like `Array.isArray`, which does not narrow a read-only array. */
export function isList(value) {
    return Array.isArray(value);
}
function listPairs(name, items) {
    if (items.length === 0)
        return [[name, '']];
    if (items.every(isScalar))
        return items.flatMap((item) => nestedPairs(`${name}[]`, item));
    const objects = items.filter(isMembers);
    const first = objects.length === items.length ? sharedFirst(objects) : undefined;
    if (first === undefined)
        return items.flatMap((item, index) => nestedPairs(`${name}[${index}]`, item));
    return objects.flatMap((item) => {
        const others = Object.keys(item).filter((member) => member !== first);
        return [first, ...others].flatMap((member) => nestedPairs(`${name}[][${memberName(member)}]`, item[member] ?? null));
    });
}
/** The member that begins each item: it has a single value in each, so that its next occurrence begins another item. */
function sharedFirst(items) {
    const [first] = Object.keys(items[0] ?? {});
    if (first === undefined)
        return undefined;
    return items.every((item) => Object.hasOwn(item, first) && isScalar(item[first])) ? first : undefined;
}
function isScalar(value) {
    return value === null || typeof value !== 'object';
}
function isMembers(value) {
    return value !== null && typeof value === 'object' && !isList(value);
}
/** The name of a member. Throws a TypeError for a name that brackets cannot contain (`refused`). */
export function memberName(name, refused = /^$|[[\]]/) {
    if (refused.test(name))
        throw new TypeError(`${name} cannot name a member.`);
    return name;
}

// parameters/shown-shape

/**
 * Throws a TypeError if the text of a value would be read as another value, such as `a,b` as a list if the type allows a
 * text or a list. Types of one shape need no check.
 * @param split the tree that a receiver reads from the text
 */
export function checkShape(value, type, split) {
    if (!isOfSeveralShapes(type) || isReadAs(value, type, split()))
        return;
    const kind = isList(value) ? 'A list' : typeof value === 'object' ? 'An object' : 'A text';
    throw new TypeError(`${kind} like this would be read as another value, because the parameter may be of several shapes.`);
}
function isReadAs(value, type, tree) {
    if (value === null || typeof value !== 'object')
        return value === null || tree === writeScalar(value);
    const size = Object.keys(value).length;
    if (tree === '')
        return size === 0 && !isScalarOf('', type) && (isList(value) || arrayOf(type) === undefined);
    if (!isList(value))
        return tree instanceof Map && tree.size === size;
    return (Array.isArray(tree) &&
        tree.length === size &&
        value.every((item, index) => isReadAs(item, type, tree[index])));
}

// parameters/pair-checks

/** The checks for a receiver with these parameters. */
export function pairChecks(parameters) {
    // Only the name of a member of a spread object can be that of another parameter.
    const index = parameters.some(isSpread) ? indexOf(parameters) : undefined;
    return {
        text: checkText,
        name: (name, value, parameter) => {
            const match = index?.find(name);
            if (match === undefined)
                return;
            const isMember = value !== null && typeof value === 'object' && !isList(value);
            const isSame = !isSpread(parameter) || isMember === (typeof match.steps[0] === 'string');
            if (match.parameter === parameter && isSame)
                return;
            throw new TypeError(`Its name ${JSON.stringify(name)} is read as that of the parameter ${match.parameter.name}.`);
        },
    };
}
function checkText(value, text, parameter) {
    const { type, splitDecoded } = parameter;
    const separator = querySeparator(parameter) ?? ',';
    checkShape(value, type, () => splitText(text, type, { separator, keyed: false, decode: decodePercent, splitDecoded }));
}

// parameters/joined-text

/** One text for a value of any shape. Throws a TypeError for nested values and null, which the style cannot express. */
export function joinText(value, { separator, keyed, encode }) {
    const part = (inner) => encode(scalarText(inner));
    if (value === null || typeof value !== 'object')
        return part(value);
    if (!isList(value)) {
        const equals = keyed ? '=' : separator;
        return Object.entries(value)
            .map(([name, member]) => `${encode(name)}${equals}${part(member)}`)
            .join(separator);
    }
    return unambiguousList(value).map(part).join(separator);
}
/** The text of a scalar. Throws a TypeError for null, lists and objects. */
export function scalarText(value) {
    if (value === null || typeof value === 'object')
        throw new TypeError('The style cannot represent null or nested values.');
    return writeScalar(value);
}
/** Returns the list. Throws a TypeError for a list of one empty text, which would be read as an empty list. */
export function unambiguousList(items) {
    const [only] = items;
    if (items.length === 1 && only === '')
        throw new TypeError('A list of one empty string cannot be distinguished from an empty list.');
    return items;
}

// parameters/sent-pairs

/**
 * Matches names of members of a spread object that would be read as part of another member, such as `a[b]`, unless they are
 * described; and the empty name, which is ignored.
 */
const nestedName = /^$|.\[./s;
/** The pairs of one parameter, with encoded texts and plain names. `check` is called for texts of several values. */
export function parameterPairs(parameter, value, check) {
    const { name, type, style } = parameter;
    const encode = parameter.allowReserved ? encodeReserved : encodePercent;
    const write = (pairName, text) => [
        pairName,
        text === null ? null : encode(text),
    ];
    const writeNested = (root, nested) => nestedPairs(root, nested).map(([pairName, text]) => write(pairName, text));
    if (type.kind === 'json' || isEmptyOfJson(type, value))
        return [write(name, jsonText(value))];
    if (isList(value) && value.length > 0 && arrayOf(type)?.items.kind === 'json')
        return value.map((item) => write(name, jsonText(item)));
    if (value === null)
        return [[name, null]];
    const separator = querySeparator(parameter);
    if (separator !== undefined) {
        const text = joinQuery(parameter, value, { separator, encode });
        check(value, text, parameter);
        return [[name, text]];
    }
    if (typeof value !== 'object')
        return [write(name, writeScalar(value))];
    if (style === 'deepObject' || name.endsWith('[]'))
        return writeNested(name.replace(/\[\]$/, ''), value);
    if (isList(value)) {
        return needsBrackets(parameter, value)
            ? writeNested(name, value)
            : value.flatMap((item) => writeNested(name, item));
    }
    if (!isSpread(parameter))
        return writeNested(name, value);
    const properties = objectOf(type)?.properties ?? {};
    return Object.entries(value).flatMap(([member, inner]) => writeNested(Object.hasOwn(properties, member) ? member : memberName(member, nestedName), inner));
}
/** Whether a value is an empty list of JSON texts, which is sent as one JSON text, since no pair would be an absent value. */
function isEmptyOfJson(type, value) {
    return isList(value) && value.length === 0 && arrayOf(type)?.items.kind === 'json';
}
/** Whether a repeated name would not show a list: its items nest, or it has one item and the type also allows a scalar. */
function needsBrackets({ type, explode }, items) {
    if (!explode || items.some((item) => item !== null && typeof item === 'object'))
        return true;
    return items.length === 1 && type.kind === 'union';
}
function joinQuery({ splitDecoded }, value, { separator, encode }) {
    if (value === null || typeof value !== 'object')
        return encode(scalarText(value));
    const text = joinText(value, {
        separator,
        keyed: false,
        encode: (part) => {
            if (!splitDecoded)
                return encodePercent(part);
            if (part.includes(separator))
                throw new TypeError(`${JSON.stringify(part)} contains the separator of the list.`);
            return part;
        },
    });
    return splitDecoded ? encode(text).replaceAll('%2C', ',') : text;
}

// parameters/encode-pairs

/**
 * Encodes a query, without `?`. Throws a TypeError that names the parameter for values that cannot be encoded, and for
 * undescribed names. An empty list in style `form` with `explode` is not sent (RFC 6570, section 2.3).
 */
export function encodeQuery(parameters, values) {
    return encodePairs(parameters, values, pairChecks(parameters)).join('&');
}
/** Encodes a body of `application/x-www-form-urlencoded`, undescribed fields as `others`; throws like `encodeQuery`. */
export function encodeForm(parameters, values, others) {
    const checks = pairChecks(parameters);
    if (others === undefined)
        return encodePairs(parameters, values, checks).join('&');
    const described = new Set(parameters.map(({ name }) => name));
    const undescribed = Object.keys(values).filter((name) => !described.has(name));
    const all = [...parameters, ...undescribed.map((name) => ({ ...others, name }))];
    return encodePairs(all, values, checks).join('&');
}
/** Encodes a `Cookie` header; throws like `encodeQuery`. */
export function encodeCookies(parameters, values) {
    return encodePairs(parameters, values, pairChecks(parameters)).join('; ');
}
/**
 * The values to send with their descriptors, in the order of the descriptors.
 * @throws {TypeError} for undescribed names, and for a list or an object without a type, which would be read as a text
 */
export function pairWithValues(parameters, values) {
    const described = new Set(parameters.map(({ name }) => name));
    for (const name of Object.keys(values)) {
        if (!described.has(name))
            throw new TypeError(`${JSON.stringify(name)} is not the name of a parameter.`);
    }
    return parameters.flatMap((parameter) => {
        const value = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
        if (value === undefined)
            return [];
        if (parameter.type.kind === 'any' && !hasVisibleShape(parameter, value))
            throw new TypeError(`${parameter.name}: a parameter without a type cannot be this list or object.`);
        return [[parameter, value]];
    });
}
/** Whether a receiver without a type can read the value: a text, or names in brackets. */
function hasVisibleShape(parameter, value) {
    if (value === null || typeof value !== 'object')
        return true;
    if (parameter.style !== 'deepObject' && !parameter.name.endsWith('[]'))
        return false;
    const members = Object.values(value);
    return (members.length > 0 &&
        members.every((member) => hasVisibleShape(parameter, member) && !(isList(value) && isList(member))));
}
/** Adds the name of a parameter to the errors of its encoding. */
export function withErrorName({ name }, encode) {
    try {
        return encode();
    }
    catch (error) {
        throw new TypeError(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
        });
    }
}
function encodePairs(parameters, values, checks) {
    return pairWithValues(parameters, values).flatMap(([parameter, value]) => withErrorName(parameter, () => parameterPairs(parameter, value, checks.text).map(([name, text]) => {
        checks.name(name, value, parameter);
        return text === null ? encodePercent(name) : `${encodePercent(name)}=${text}`;
    })));
}

// client/fields

/** Writes the fields of a form with the codec. */
export function writeFields({ body }, { fields = [], others }) {
    return encodeForm(fields, body, others);
}
/**
 * Writes the texts of the parts of a form.
 * @throws {TypeError} for null, which would be read as an empty text
 */
export function writePartFields(values, operation) {
    const text = writeFields(values, operation);
    if (/(?:^|&)[^=&]+(?:&|$)/.test(text))
        throw new TypeError(`${Object.keys(Object(values.body))[0]}: a part of a form cannot be null. Leave it out.`);
    return text;
}

// parameters/encode-headers

/**
 * Encodes header parameters as names and values. Throws a TypeError that names the parameter for characters other than
 * visible ASCII and inner spaces (RFC 9110, section 5.5), for separators in a list, and for ambiguous values.
 */
export function encodeHeaders(parameters, values) {
    return pairWithValues(parameters, values).map((entry) => {
        const [parameter, value] = entry;
        const isSingle = value === null || typeof value !== 'object' || parameter.type.kind === 'json';
        const encode = (part) => {
            if (!isHeaderText(part))
                throw new TypeError(`${JSON.stringify(part)} cannot be sent in a header.`);
            if (!isSingle && /[,=]/.test(part))
                throw new TypeError(`${JSON.stringify(part)} contains a separator of the list.`);
            return part;
        };
        const text = withErrorName(parameter, () => {
            if (parameter.type.kind === 'json')
                return encode(escapeUnicode(jsonText(value)));
            const joined = joinText(value, { separator: ',', keyed: parameter.explode, encode });
            checkShape(value, parameter.type, () => splitHeader(parameter, joined));
            return joined;
        });
        return [parameter.name, text];
    });
}
/** JSON in ASCII: every other character as an escape (RFC 8259, section 7). */
function escapeUnicode(json) {
    return json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// routing/segment-text

/**
 * Splits a raw path, from the index after a slash. Segments are still percent-encoded, so that `%2F` is not a
 * separator.
 */
export function splitPath(path, start) {
    const segments = [];
    let from = start;
    // Twice as fast as `split`.
    for (let end = path.indexOf('/', from); end !== -1; end = path.indexOf('/', from)) {
        segments.push(sentSegment(path.slice(from, end)));
        from = end + 1;
    }
    segments.push(sentSegment(path.slice(from)));
    return segments;
}
/** A segment as it was sent, in the two forms that are compared. */
export function sentSegment(sent) {
    if (!sent.includes('%'))
        return { text: sent, raw: sent };
    const raw = sent.replaceAll(code, (found) => found.toUpperCase());
    return { text: decodeUnreserved(raw), raw };
}
/** Literal text of a path template in the form in which segments are compared. */
export function literalSegment(text) {
    return decodeUnreserved(encodeLiteral(text).replaceAll(code, (found) => found.toUpperCase()));
}
/** The part of `raw` that encodes the characters from `start` to `end` of `text`. */
export function rawSlice({ text, raw }, start, end) {
    if (text.length === raw.length)
        return raw.slice(start, end);
    let from = 0;
    for (let at = 0; at < start; at += 1)
        from += widthAt(raw, from);
    let to = from;
    for (let at = start; at < end; at += 1)
        to += widthAt(raw, to);
    return raw.slice(from, to);
}
const code = /%[0-9A-Fa-f]{2}/g;
/** Letters, digits and `-._~` (RFC 3986, section 2.3), encoded in upper case. */
const unreservedCode = /%(?:2D|2E|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/;
const unreservedCodes = /* @__PURE__ */ new RegExp(unreservedCode, 'g');
const unreservedHere = /* @__PURE__ */ new RegExp(unreservedCode, 'y');
function decodeUnreserved(text) {
    if (!text.includes('%'))
        return text;
    return text.replaceAll(unreservedCodes, (found) => String.fromCharCode(Number.parseInt(found.slice(1), 16)));
}
/** How many characters of a raw segment encode one character of the compared text. */
function widthAt(raw, at) {
    unreservedHere.lastIndex = at;
    return unreservedHere.test(raw) ? 3 : 1;
}

// routing/segment-pattern

export function segmentPattern(segment) {
    const texts = [''];
    for (const part of segment) {
        if (part.kind === 'parameter')
            texts.push('');
        else
            texts[texts.length - 1] += literalSegment(part.text);
    }
    return { texts, weight: texts.join('').length };
}
/**
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as
 * possible. Clients encode characters of a value that would be read as the text after it, so plain text is searched
 * first; otherwise encoded letters, digits and `-._~` are the same as plain ones (RFC 3986, section 6.2.2.2).
 */
export function matchPattern({ texts }, sent) {
    const plain = matchTexts(texts, sent.raw);
    if (plain !== undefined || sent.raw === sent.text)
        return plain?.map(([from, to]) => sent.raw.slice(from, to));
    return matchTexts(texts, sent.text)?.map(([from, to]) => rawSlice(sent, from, to));
}
function matchTexts(texts, segment) {
    const [prefix = '', ...rest] = texts;
    if (!segment.startsWith(prefix))
        return undefined;
    const ranges = [];
    let at = prefix.length;
    for (const [index, text] of rest.entries()) {
        const isLast = index === rest.length - 1;
        const end = isLast ? segment.length - text.length : indexOfText(segment, text, at + 1);
        if (end <= at || (isLast && (!segment.endsWith(text) || isInCode(segment, end))))
            return undefined;
        ranges.push([at, end]);
        at = end + text.length;
    }
    return ranges;
}
function indexOfText(segment, text, from) {
    let found = segment.indexOf(text, from);
    while (found !== -1 && isInCode(segment, found))
        found = segment.indexOf(text, found + 1);
    return found;
}
/** Whether a character is one of the two digits of a percent code. */
function isInCode(segment, at) {
    return at < segment.length && (segment[at - 1] === '%' || segment[at - 2] === '%');
}

// parameters/shared-segment

/**
 * Joins the parts of a segment. If the value of a parameter contains the text that separates it from another one, this text
 * is encoded in the values: `{a}-{b}` with `x-y` and `z` is `x%2Dy-z`, which is equivalent (RFC 3986, section 6.2.2.2).
 * Throws a TypeError if the values still cannot be distinguished. Values without a text between them are not checked.
 */
export function joinParts(segment, parts) {
    const text = textOf(parts);
    const names = parts.flatMap(({ name }) => name ?? []);
    if (names.length < 2)
        return text;
    const pattern = segmentPattern(segment);
    if (isReadAsSent(pattern, parts))
        return text;
    const separators = pattern.texts.slice(1, -1);
    if (separators.includes(''))
        return text;
    const marked = parts.map((part) => part.name === undefined ? part : { ...part, text: encodeAll(part.text, separators.join('')) });
    if (isReadAsSent(pattern, marked))
        return textOf(marked);
    throw new TypeError(`${names.join(', ')}: these values cannot be distinguished in one segment of the path, because they contain the text between them.`);
}
function textOf(parts) {
    return parts.map(({ text }) => text).join('');
}
function isReadAsSent(pattern, parts) {
    const values = parts.filter(({ name }) => name !== undefined);
    const read = matchPattern(pattern, sentSegment(textOf(parts)));
    return read?.every((text, index) => text === values[index]?.text) === true;
}
/** Encodes those unreserved characters of an encoded text that are among `characters`. */
function encodeAll(text, characters) {
    return text.replaceAll(/%[0-9A-F]{2}|[\w\-.~]/g, (found) => found.length > 1 || !characters.includes(found)
        ? found
        : `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

// parameters/split-path

/**
 * Splits the text of a path parameter by its style (OpenAPI 3.1, Style Examples): `blue,black`, `.blue,black`,
 * `;color=blue,black` and their exploded forms. Undefined if it is not in the style, or cannot be decoded.
 */
export function splitStyled({ name, style, explode, type, splitDecoded }, text) {
    const split = (rest, separator) => {
        const delimiters = { separator, keyed: explode, decode: decodePercent, splitDecoded };
        return splitText(rest, type, delimiters);
    };
    if (style === 'label')
        return text.startsWith('.') ? split(text.slice(1), explode ? '.' : ',') : undefined;
    if (style !== 'matrix')
        return split(text, ',');
    if (!text.startsWith(';'))
        return undefined;
    const parts = text.slice(1).split(';');
    if (explode && objectOf(type) !== undefined)
        return split(parts.map(withEquals).join(';'), ';');
    const texts = parts.map((part) => {
        const equals = part.indexOf('=');
        const found = decodePercent(equals === -1 ? part : part.slice(0, equals));
        return found === name ? part.slice(equals === -1 ? part.length : equals + 1) : undefined;
    });
    if (texts.includes(undefined))
        return undefined;
    const isList = explode && arrayOf(type) !== undefined;
    return split(texts.join(';'), isList ? ';' : ',');
}
/** Adds the equals sign that a member without a value lacks (RFC 6570, section 3.2.7). */
function withEquals(part) {
    return part === '' || part.includes('=') ? part : `${part}=`;
}

// parameters/encode-path

/**
 * Encodes a path, beginning with `/`. A `/` in a value becomes `%2F`, except in `multi` parameters. Throws a TypeError for a
 * missing or empty value, and for the segments `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4).
 */
export function encodePath(path) {
    const texts = new Map();
    const multi = new Set(path.segments.flat().flatMap((part) => (part.kind === 'parameter' && part.multi ? [part.name] : [])));
    for (const [parameter, value] of pairWithValues(path.parameters, path.values)) {
        const pieces = multi.has(parameter.name) && typeof value === 'string' ? value.split('/') : [value];
        texts.set(parameter.name, withErrorName(parameter, () => pieces.map((piece) => encodePiece(parameter, piece))));
    }
    return path.segments.map((segment) => `/${encodeSegment(segment, texts)}`).join('');
}
function encodeSegment(segment, texts) {
    const written = segment.map((part) => {
        if (part.kind === 'literal')
            return { text: encodeLiteral(part.text) };
        const pieces = texts.get(part.name);
        if (pieces === undefined)
            throw new TypeError(`${part.name}: a path parameter needs a value.`);
        return { name: part.name, text: pieces.join('/') };
    });
    const text = joinParts(segment, written);
    if (text.split('/').some(isDots))
        throw new TypeError(`A path cannot contain the segment ${JSON.stringify(text)}.`);
    return text;
}
/** Clients read an encoded dot as a dot here (URL Standard, double-dot URL path segment). */
function isDots(segment) {
    return /^(?:\.|%2E){1,2}$/i.test(segment);
}
function encodePiece(parameter, value) {
    const text = encodeStyled(parameter, value);
    if (text === '')
        throw new TypeError('a path parameter must not be empty.');
    checkShape(value, parameter.type, () => splitStyled(parameter, text));
    return text;
}
function encodeStyled({ name, style, explode, type }, value) {
    if (type.kind === 'json')
        return encodePercent(jsonText(value));
    const join = (joint, encode = encodePercent) => joinText(value, { ...joint, encode });
    if (style === 'label') {
        // RFC 6570 does not encode dots; here they are encoded if they would be read as separators.
        const hasSeparators = explode && isStructured(type);
        const encode = (part) => hasSeparators ? encodePercent(part).replaceAll('.', '%2E') : encodePercent(part);
        return `.${join({ separator: explode ? '.' : ',', keyed: explode }, encode)}`;
    }
    if (style !== 'matrix')
        return join({ separator: ',', keyed: explode });
    if (!explode || value === null || typeof value !== 'object')
        return matrixPair(name, join({ separator: ',', keyed: false }));
    if (!isList(value)) {
        const pairs = Object.entries(value).map(([key, member]) => matrixPair(key, encodePercent(scalarText(member))));
        return pairs.length === 0 ? ';' : pairs.join('');
    }
    if (value.length === 0)
        return matrixPair(name, '');
    return unambiguousList(value)
        .map((item) => matrixPair(name, encodePercent(scalarText(item))))
        .join('');
}
/** `;name=text`; an empty text after a name has no equals sign (RFC 6570, section 3.2.7). */
function matrixPair(name, encoded) {
    return `;${encodePercent(name)}${encoded === '' && name !== '' ? '' : `=${encoded}`}`;
}

// client/styled

/** Writes a path whose parameters have a style or span segments, with the codec. */
export function writePath({ path = {} }, { segments = [], path: parameters = [] }) {
    return encodePath({ segments, parameters, values: path });
}
/** Writes a query of any values with the codec. */
export function writeQuery({ query = {} }, operation) {
    return asQuery(encodeQuery(operation.query, query));
}
/** Writes header parameters and cookies with the codec, and the body. Browsers send their own cookies instead. */
export function writeHeaders(values, operation) {
    const written = operation.writeBody?.(values, operation);
    const headers = encodeHeaders(operation.header ?? [], values.header ?? {});
    const cookies = encodeCookies(operation.cookie ?? [], values.cookie ?? {});
    const named = headers.map(([name, text]) => [name.toLowerCase(), text]);
    return {
        ...written,
        headers: { ...written?.headers, ...Object.fromEntries(named), ...(cookies && { cookie: cookies }) },
    };
}
