import { isScalarOf } from "./typed-value.js";
import { arrayOf, objectOf } from "./value-type.js";
/** The separator of a query style whose values stand in one text; undefined where each value has a pair of its own. */
export function querySeparator({ style, explode }) {
    if (explode)
        return undefined;
    return { form: ',', spaceDelimited: ' ', pipeDelimited: '|' }[style];
}
/**
 * Takes a text apart as its type asks for: a list, the members of an object, or the text itself, which it also is
 * where a name has no value. Undefined where it cannot be decoded.
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
    // Separators are ASCII: cutting at one cuts no encoded character, so the parts decode when the whole does.
    const decode = (part) => (splitDecoded ? part : (delimiters.decode(part) ?? part));
    if (isList)
        return parts.map(decode);
    const flat = keyed ? parts.flatMap(splitAtEquals) : parts;
    return flat.length % 2 === 0 ? pairUp(flat.map(decode)) : whole;
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
