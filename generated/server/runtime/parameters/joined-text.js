import { isList } from "./nested-pairs.js";
import { writeScalar } from "./scalar.js";
/** One text for a value of any shape. Throws a TypeError for what the style has no form for: nesting and null. */
export function joinText(value, { separator, keyed, encode }) {
    const part = (inner) => {
        if (inner === null || typeof inner === 'object')
            throw new TypeError('The style can hold neither null nor nested values.');
        return encode(writeScalar(inner));
    };
    if (value === null || typeof value !== 'object')
        return part(value);
    if (!isList(value)) {
        const equals = keyed ? '=' : separator;
        return Object.entries(value)
            .map(([name, member]) => `${encode(name)}${equals}${part(member)}`)
            .join(separator);
    }
    const [only] = value;
    if (value.length === 1 && only === '')
        throw new TypeError('A list of one empty text reads like an empty list.');
    return value.map(part).join(separator);
}
//# sourceMappingURL=joined-text.js.map