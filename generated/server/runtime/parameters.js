// Runtime of forgespec, the same for every document. Do not edit.

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

// parameters/limits

/** The numbers of pairs and levels are those of Rack. Most servers refuse request lines far shorter than 64 KiB. */
export const queryLimits = { bytes: 65_536, pairs: 4_096, depth: 32 };
export const formLimits = { bytes: 1_048_576, pairs: 4_096, depth: 32 };

// parameters/decode-headers

/**
 * Decodes header parameters. Names are case-insensitive, repeated headers are one list (RFC 9110, section 5.2), and values
 * are not percent-encoded. Unknown headers are not reported, as every request has some; unknown members of objects are.
 */
export function decodeHeaders(parameters, headers) {
    const sent = new Map();
    for (const [name, text] of headers) {
        const key = name.toLowerCase();
        const earlier = sent.get(key);
        sent.set(key, earlier === undefined ? text.trim() : `${earlier}, ${text.trim()}`);
    }
    const report = new Report();
    const values = Object.create(null);
    for (const parameter of parameters) {
        const { name } = parameter;
        const text = sent.get(name.toLowerCase());
        if (text === undefined) {
            if (parameter.required)
                report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
            continue;
        }
        values[name] = readTree(splitHeader(parameter, text), { parameter, report, depth: queryLimits.depth });
    }
    return { values, errors: report.errors, unknown: report.unknown };
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

// parameters/other-fields

/** The undescribed fields of one form, if its schema allows them. */
export class OtherFields {
    #pattern;
    #byName = new Map();
    /** @param pattern how all of them are read; its name is ignored */
    constructor(pattern) {
        this.#pattern = pattern;
    }
    /** A descriptor for each name that was found, in order. */
    get descriptors() {
        return [...this.#byName.values()];
    }
    find(name) {
        const [root, ...steps] = this.#pattern.style === 'deepObject' ? splitName(name) : [name];
        if (typeof root !== 'string' || root === '' || root === '__proto__')
            return undefined;
        const parameter = this.#byName.get(root) ?? { ...this.#pattern, name: root };
        this.#byName.set(root, parameter);
        return { parameter, steps };
    }
}

// parameters/percent

/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined if the text is malformed. */
export function decodePercent(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
/** The message for a text that cannot be decoded, after its name. */
export const MALFORMED_PERCENT = 'has percent-encoding that is malformed or not UTF-8';
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export function decodeFormPart(text) {
    return decodePercent(text.includes('+') ? text.replaceAll('+', ' ') : text);
}
/**
 * Percent-encodes a string, boolean, bigint or finite number, except unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError with the name for other values, and for texts with a lone surrogate.
 */
export function encodeValue(name, value) {
    try {
        if (/^[sb]/.test(typeof value) || Number.isFinite(value))
            return encodeURIComponent(value)
                .replace(/\*/g, '%2A')
                .replace(/[!'()]/g, escape);
    }
    catch {
        // It has a lone surrogate, or is a symbol.
    }
    throw new TypeError(`${name} cannot be sent.`);
}
/** Encodes a text like `encodeValue`. */
export function encodePercent(text) {
    return encodeValue('A text with a lone surrogate', text);
}
/**
 * Encodes a text like `encodePercent`, except reserved characters of RFC 3986 that are data in a query (OpenAPI 3.1,
 * `allowReserved`).
 */
export function encodeReserved(text) {
    return encodePercent(text).replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, (code) => decodeURIComponent(code));
}
/** Encodes characters that a path cannot contain, for the literal text of path templates, which may be encoded already. */
export function encodeLiteral(text) {
    return text.replaceAll(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]+/g, encodePercent);
}

// parameters/pairs

export const querySyntax = { in: 'query', separator: '&', decode: decodeFormPart };
export const formSyntax = { in: 'form', separator: '&', decode: decodeFormPart };
/** RFC 6265, section 4.2.1; values are percent-encoded as for `form` (OpenAPI 3.1, Parameter Object, `style`). */
export const cookieSyntax = { in: 'cookie', separator: ';', decode: decodePercent };
/**
 * Splits a text into pairs, as Rack does: spaces after a separator and empty parts are ignored, and a `;` in a query is
 * data. Beyond the limits there are no pairs, only the error.
 */
export function splitPairs(text, syntax, limits) {
    const { in: location, separator, decode } = syntax;
    const refuse = (code, message) => ({
        pairs: [],
        errors: [{ parameter: '', in: location, pointer: '', code, message }],
    });
    if (text.length > limits.bytes)
        return refuse('too-long', `longer than ${limits.bytes} bytes`);
    const parts = text.split(separator, limits.pairs + 1);
    if (parts.length > limits.pairs)
        return refuse('too-many', `more than ${limits.pairs} parameters`);
    const pairs = [];
    const errors = [];
    for (const [index, untrimmed] of parts.entries()) {
        const part = index > 0 && untrimmed.startsWith(' ') ? untrimmed.replace(/^ +/, '') : untrimmed;
        if (part === '')
            continue;
        const equals = part.indexOf('=');
        const encoded = equals === -1 ? part : part.slice(0, equals);
        const name = decode(encoded);
        if (name === undefined) {
            const message = `the name ${quote(encoded)} ${MALFORMED_PERCENT}`;
            errors.push({ parameter: encoded, in: location, pointer: '', code: 'encoding', message });
        }
        else
            pairs.push({ name, raw: equals === -1 ? null : part.slice(equals + 1) });
    }
    return { pairs, errors };
}

// parameters/decode-pairs

/** Decodes a query, without its `?`. Without `others`, undescribed names are reported as unknown. */
export function decodeQuery(parameters, query, limits = queryLimits, others) {
    return decodePairs(parameters, query, { syntax: querySyntax, limits, others });
}
/** Decodes a body of `application/x-www-form-urlencoded`; `others` is as for `decodeQuery`. */
export function decodeForm(parameters, body, limits = formLimits, others) {
    return decodePairs(parameters, body, { syntax: formSyntax, limits, others });
}
/**
 * Decodes a `Cookie` header. Unknown cookies are not reported, as browsers send all cookies of a site; unknown members of
 * objects are.
 */
export function decodeCookies(parameters, header, limits = queryLimits) {
    const decoded = decodePairs(parameters, header, { syntax: cookieSyntax, limits });
    return { ...decoded, unknown: decoded.unknown.filter(({ pointer }) => pointerSteps(pointer).length > 1) };
}
function decodePairs(parameters, text, { syntax, limits, others: pattern }) {
    const { pairs, errors } = splitPairs(text, syntax, limits);
    const report = new Report();
    report.errors.push(...errors);
    const others = pattern === undefined ? undefined : new OtherFields(pattern);
    const source = { syntax, limits, others, report };
    const groups = groupPairs(parameters, pairs, source);
    const values = Object.create(null);
    for (const parameter of others === undefined ? parameters : [...parameters, ...others.descriptors]) {
        const parts = groups.get(parameter);
        const tree = parts === undefined ? undefined : readParts(parameter, parts, source);
        if (tree !== undefined)
            values[parameter.name] = readTree(tree, { parameter, report, depth: limits.depth });
        else if (parts === undefined && parameter.required && errors.length === 0)
            report.fail(parameter, memberPointer('', parameter.name), ['missing', `${parameter.name} is required`]);
    }
    return { values, errors: report.errors, unknown: report.unknown };
}
function groupPairs(parameters, pairs, { report, others, syntax }) {
    const index = indexOf(parameters);
    const groups = new Map();
    for (const { name, raw } of pairs) {
        const match = index.find(name) ?? others?.find(name);
        if (match === undefined && splitName(name)[0] === '__proto__') {
            report.refuseName(name, syntax.in);
            continue;
        }
        if (match === undefined) {
            report.addUnknown({ name, pointer: memberPointer('', name) });
            continue;
        }
        const { parameter, steps } = match;
        if (parameter.allowEmptyValue === true && !raw && steps.length === 0)
            continue;
        const part = { steps, raw };
        const group = groups.get(parameter);
        if (group === undefined)
            groups.set(parameter, [part]);
        else
            group.push(part);
    }
    return groups;
}
/** The pairs of one parameter as a tree; undefined if no pair of it is usable. */
function readParts(parameter, parts, source) {
    const isPlain = parts.every(({ steps }) => steps.length === 0);
    return isPlain ? readPlain(parameter, parts, source) : readNested(parameter, parts, source);
}
function readNested(parameter, parts, source) {
    const root = new Map();
    const name = parameter.name.replace(/\[\]$/, '');
    for (const { steps, raw } of parts) {
        const value = decodePart(parameter, raw, source, steps);
        if (value === undefined)
            continue;
        if (depthOf(steps) >= source.limits.depth) {
            fail(parameter, source, ['too-deep', `${name} is nested more than ${source.limits.depth} levels deep`]);
            continue;
        }
        const conflict = insert(root, [name, ...steps], value);
        if (conflict !== undefined)
            fail(parameter, source, ['conflict', `${conflict.name} is used in two shapes`]);
    }
    return root.get(name);
}
/** Reads pairs with exactly the name of the parameter, which are one value or several, depending on the style. */
function readPlain(parameter, parts, source) {
    const { type } = parameter;
    const separator = querySeparator(parameter);
    const last = parts.at(-1)?.raw ?? null;
    if (separator !== undefined && last !== null) {
        const { splitDecoded } = parameter;
        const { decode } = source.syntax;
        const tree = splitText(last, type, { separator, keyed: false, decode, splitDecoded });
        if (tree === undefined)
            fail(parameter, source, ['encoding', `${parameter.name} ${MALFORMED_PERCENT}`]);
        return tree;
    }
    const array = isRepeated(parameter) ? arrayOf(type) : undefined;
    if (array === undefined)
        return decodePart(parameter, last, source);
    const texts = parts
        .map(({ raw }) => decodePart(parameter, raw, source))
        .filter((text) => text !== undefined);
    const [only = null] = texts;
    if (texts.length !== 1)
        return texts;
    if (only !== null && type.kind === 'union' && isScalarOf(only, type))
        return only;
    return isJsonList(array) && only?.startsWith('[') ? only : texts;
}
/** Whether a list without brackets in its name has one pair for each item. */
function isRepeated({ name, style, explode }) {
    return explode && style !== 'deepObject' && !name.endsWith('[]');
}
function decodePart(parameter, raw, { report, syntax }, steps = []) {
    const value = raw === null ? null : syntax.decode(raw);
    if (value === undefined) {
        const place = { parameter, steps: steps.filter((step) => typeof step === 'string') };
        report.fail(parameter, pointerTo(place), ['encoding', `${wireName(place)} ${MALFORMED_PERCENT}`]);
    }
    return value;
}
function fail(parameter, { report }, reason) {
    report.fail(parameter, memberPointer('', parameter.name), reason);
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

// parameters/decode-path

/** Decodes path parameters. The router does not decode their texts, so that `%2F` is not a separator. */
export function decodePath(parameters, raw) {
    const report = new Report();
    const values = Object.create(null);
    for (const parameter of parameters) {
        const { name } = parameter;
        const text = Object.hasOwn(raw, name) ? raw[name] : undefined;
        if (text === undefined) {
            report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
            continue;
        }
        const tree = splitStyled(parameter, text);
        if (tree !== undefined)
            values[name] = readTree(tree, { parameter, report, depth: queryLimits.depth });
        else {
            const problem = decodePercent(text) === undefined
                ? MALFORMED_PERCENT
                : `is not written in the style ${parameter.style}`;
            report.fail(parameter, memberPointer('', name), ['encoding', `${name} ${problem}`]);
        }
    }
    return { values, errors: report.errors, unknown: report.unknown };
}

// contract/json-text

/**
 * A value as JSON. Unlike `JSON.stringify`, it accepts bigints, which stand for integers that a double cannot hold,
 * and writes all their digits. For bigints it needs Node 21 or a browser of 2025; elsewhere they throw a TypeError.
 */
export function jsonText(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent);
    }
    catch {
        // A replacer for every value would make this several times slower, and almost no value has a bigint.
        const write = (_name, each) => typeof each === 'bigint' ? (JSON.rawJSON?.(each) ?? each) : each;
        return JSON.stringify(value, write, indent);
    }
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

// parameters/header-text

/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export function isHeaderText(text) {
    return /^(?!\s|.*\s$)[\t -~]*$/.test(text);
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

// parameters/query-members

/**
 * Reads a query with parameters of the operation and members of the body. A name of both is a parameter, and names in
 * `credentials` are not members. Members are not required here, as the body may contain them.
 */
export function splitQuery(query, own, given) {
    const descriptors = descriptorsFor(own, given.fields);
    const { values, errors, unknown } = decodeQuery(descriptors, query, queryLimits, given.others);
    const ownNames = new Set(own.map(({ name }) => name));
    // Errors about the whole text have no pointer.
    const isOwn = ({ pointer, parameter }) => pointer === '' || ownNames.has(parameter);
    const [ownValues, memberValues] = [empty(), empty()];
    for (const [name, value] of Object.entries(values)) {
        if (ownNames.has(name))
            ownValues[name] = value;
        else if (!given.credentials.has(name))
            memberValues[name] = value;
    }
    return {
        own: { values: ownValues, errors: errors.filter(isOwn), unknown },
        members: {
            values: memberValues,
            errors: errors.filter((error) => !isOwn(error) && !given.credentials.has(error.parameter)),
        },
    };
}
/** The decoded pairs of a query; null for a name without `=`. */
export function pairsOf(query, values) {
    const roots = new Set(Object.keys(values).map(rootOf));
    return splitPairs(query, querySyntax, queryLimits).pairs.flatMap(({ name, raw }) => roots.has(rootOf(name)) ? [[name, raw === null ? null : (querySyntax.decode(raw) ?? raw)]] : []);
}
/** The first part of a sent name: `variables` of `variables[][key]`. */
export function rootOf(name) {
    return String(splitName(name)[0] ?? '');
}
/** The members of query and body; the value in the body takes precedence. */
export function mergeMembers(query, body) {
    return Object.assign(Object.create(null), query, body);
}
/** Whether an error reports a missing member that the query contains. */
export function isInQuery({ code, parameter }, query) {
    return code === 'missing' && Object.hasOwn(query, parameter);
}
const lists = new WeakMap();
/** The descriptors of parameters and members. They are cached, as each list has an index. */
function descriptorsFor(own, fields) {
    const cache = lists.get(own) ?? new WeakMap();
    lists.set(own, cache);
    const cached = cache.get(fields);
    if (cached !== undefined)
        return cached;
    const taken = new Set(own.map(({ name }) => rootOf(name)));
    const members = fields
        .filter(({ name }) => !taken.has(rootOf(name)))
        .map((field) => ({ ...field, in: 'query', required: false }));
    const all = [...own, ...members];
    cache.set(fields, all);
    return all;
}
function empty() {
    return Object.create(null);
}

// parameters/sent-names

/** Finds the names under which a caller sent decoded values. */
export class SentNames {
    #root = { branches: new Map() };
    #names;
    /** @param names decoded: `variables[][key]`, `ids[]` */
    constructor(names) {
        this.#names = new Set(names);
        for (const name of this.#names) {
            let node = this.#root;
            for (const step of splitName(name)) {
                const next = node.branches.get(step) ?? { branches: new Map() };
                node.branches.set(step, next);
                node = next;
            }
        }
    }
    /** Whether exactly this name was sent. */
    has(name) {
        return this.#names.has(name);
    }
    /**
     * The name that was sent for the value at some steps: `variables[][key]` for `variables`, `0`, `key`. For a value that was
     * not sent, the name that it would have.
     */
    find(steps) {
        const named = [];
        let node = this.#root;
        for (const step of steps) {
            const isItem = /^\d+$/.test(step) && node?.branches.has(step) !== true;
            const key = isItem && node?.branches.has(append) === true ? append : step;
            named.push(key);
            node = node?.branches.get(key);
        }
        // A list is sent under the name of its items: `ids[]`.
        if (node?.branches.size === 1 && node.branches.get(append)?.branches.size === 0)
            named.push(append);
        return joinName(named);
    }
}

// parameters/descriptor

/** How parameters are encoded, as plain data that server, client, documentation and conformance cases read. */
