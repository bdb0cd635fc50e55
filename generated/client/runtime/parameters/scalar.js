/** Kinds in the order in which a union tries them: a text is a string only when it is nothing narrower. */
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
 * The value of a kind that a text stands for, or undefined. Integers are decimal digits, within what a number holds
 * exactly; numbers are written as in JSON (RFC 8259, section 6); booleans are `true` and `false`. Null is the absence
 * of a text: `a` without `=`.
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
/** The boolean that a text stands for to services which convert with dry-types, as Grape does: `True`, `1`, `yes`, `on`, `t`. */
export function readLooseBoolean(text) {
    return looseBooleans.get(text);
}
const looseBooleans = new Map([
    ...['1', 'on', 'On', 'ON', 't', 'T', 'true', 'True', 'TRUE', 'y', 'Y', 'yes', 'Yes', 'YES'].map((text) => [text, true]),
    ...['0', 'off', 'Off', 'OFF', 'f', 'F', 'false', 'False', 'FALSE', 'n', 'N', 'no', 'No', 'NO'].map((text) => [text, false]),
]);
/** The text of a scalar. Throws a TypeError for numbers that no text stands for. */
export function writeScalar(value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new TypeError(`${value} cannot be sent.`);
    return String(value);
}
/** With its article, for messages. */
export function describeKind(kind) {
    return descriptions[kind];
}
const descriptions = {
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
