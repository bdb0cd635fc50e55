import { decodeFormPart, decodePercent, MALFORMED_PERCENT } from "./percent.js";
import { quote } from "./report.js";
export const querySyntax = { in: 'query', separator: '&', decode: decodeFormPart };
export const formSyntax = { ...querySyntax, in: 'form' };
/** RFC 6265, section 4.2.1; values are percent-encoded as for `form` (OpenAPI 3.1, Parameter Object, `style`). */
export const cookieSyntax = { in: 'cookie', separator: ';', decode: decodePercent };
/**
 * Splits a text into pairs, as Rack does: spaces behind a separator do not count, empty parts are skipped, a `;` in
 * a query is data. Beyond the limits there are no pairs at all, only the error.
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
        else {
            pairs.push({ name, raw: equals === -1 ? null : part.slice(equals + 1) });
        }
    }
    return { pairs, errors };
}
