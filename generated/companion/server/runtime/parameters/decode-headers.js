import { splitText } from "./delimited.js";
import { memberPointer } from "./error.js";
import { queryLimits } from "./limits.js";
import { Report } from "./report.js";
import { readTree } from "./typed-value.js";
/**
 * Decodes header parameters; names match whatever their case, repeated headers are one list (RFC 9110, section
 * 5.2). Values are not percent-encoded. Headers that nothing describes are not reported: every request has some.
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
        const { name, type, explode } = parameter;
        const text = sent.get(name.toLowerCase());
        if (text === undefined) {
            if (parameter.required)
                report.fail(parameter, memberPointer('', name), ['missing', `${name} is required`]);
            continue;
        }
        const delimiters = {
            separator: ',',
            keyed: explode,
            decode: (part) => part.trim(),
            splitDecoded: false,
        };
        const tree = splitText(text, type, delimiters) ?? text;
        values[name] = readTree(tree, { parameter, report, depth: queryLimits.depth });
    }
    return { values, errors: report.errors, unknown: [] };
}
