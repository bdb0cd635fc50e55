import { isList } from "./nested-pairs.js";
import { writeScalar } from "./scalar.js";
/** One text for a value of any shape. Throws a TypeError for what the style has no form for: nesting and null. */
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
    return readableList(value).map(part).join(separator);
}
/** The text of a value that cannot be a list or an object. Throws a TypeError for these and for null. */
export function scalarText(value) {
    if (value === null || typeof value === 'object')
        throw new TypeError('The style can hold neither null nor nested values.');
    return writeScalar(value);
}
/** The list itself. Throws a TypeError for a list of one empty text, which would be read as an empty list. */
export function readableList(items) {
    const [only] = items;
    if (items.length === 1 && only === '')
        throw new TypeError('A list of one empty text reads like an empty list.');
    return items;
}
