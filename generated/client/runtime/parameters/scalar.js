/** Kinds in the order in which a union tries them: a text is a string only when it is nothing narrower. */
export const scalarKinds = [
    'null',
    'boolean',
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
        default:
            return undefined;
    }
}
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
//# sourceMappingURL=scalar.js.map