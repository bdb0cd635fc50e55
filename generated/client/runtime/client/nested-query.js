import { writeValue } from "./plain.js";
import { asQuery } from "./query.js";
/**
 * Writes a query of single values, flat lists, and objects of such, whose names tell how they are written:
 * `ids[]=1&ids[]=2`, `topic=a,b`, `not[labels]=a` and `not[labels][]=a`. What it writes is what the codec writes; null is the same as absent. Throws a TypeError
 * for values that nest deeper, and for what could not be told apart when it is read.
 */
export function writeNestedQuery({ query }) {
    return asQuery(Object.entries(query)
        .flatMap(([name, value]) => {
        if (Object(value) !== value)
            return writePair(name, value);
        return Array.isArray(value) ? listPairs(name, value) : objectPairs(name, value);
    })
        .join('&'));
}
/** A name with its value; nothing where there is none. */
function writePair(name, value) {
    return value == null ? [] : `${writeValue(name, name)}=${writeValue(name, value)}`;
}
function listPairs(name, items) {
    const root = name.replace(/\[]$/, '');
    if (root !== name && items.length > 0)
        return items.flatMap((item) => writePair(name, item));
    const text = items.map((item) => writeValue(name, item)).join();
    if ((text && text.split(/,|%2C/).length) !== (items.length || ''))
        throw new TypeError(`The items of ${name} cannot be told apart.`);
    return `${writeValue(name, root)}=${text}`;
}
function objectPairs(name, members) {
    const entries = Object.entries(members);
    if (entries.length === 0)
        return writePair(name, '');
    return entries.flatMap(([member, value]) => {
        if (!/^[^[\]]+$/.test(member))
            throw new TypeError(`${member} in ${name} cannot stand in brackets.`);
        const key = `${name}[${member}]`;
        if (!Array.isArray(value))
            return writePair(key, value);
        return value.length > 0 ? value.flatMap((item) => writePair(`${key}[]`, item)) : writePair(key, '');
    });
}
