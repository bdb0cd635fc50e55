import { splitText } from "./delimited.js";
import { memberPointer } from "./error.js";
import { queryLimits } from "./limits.js";
import { decodePercent, MALFORMED_PERCENT } from "./percent.js";
import { Report } from "./report.js";
import { readTree } from "./typed-value.js";
import { arrayOf, objectOf } from "./value-type.js";
/**
 * Decodes path parameters from what the router found: texts by name, still percent-encoded, so that a `%2F` in one
 * is not taken for a separator. They are decoded here, once.
 */
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
    return { values, errors: report.errors, unknown: [] };
}
/** OpenAPI 3.1, Style Examples: `blue,black`, `.blue,black`, `;color=blue,black` and their exploded forms. */
function splitStyled({ name, style, explode, type, splitDecoded }, text) {
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
/** A member without a value has no equals sign (RFC 6570, section 3.2.7). */
function withEquals(part) {
    return part === '' || part.includes('=') ? part : `${part}=`;
}
