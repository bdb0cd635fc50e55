import { encodeLiteral } from "../parameters/percent.js";
/**
 * The segments of a raw path that begins with `/`, still percent-encoded, so that `%2F` separates nothing. Encoded letters, digits and
 * `-._~` are written plainly and other codes in upper case: by RFC 3986, section 6.2.2, that means the same.
 */
export function splitPath(path) {
    const segments = path.slice(1).split('/');
    return path.includes('%') ? segments.map(normaliseSegment) : segments;
}
/** Literal text of a path template in the same form. */
export function literalSegment(text) {
    return normaliseSegment(encodeLiteral(text));
}
function normaliseSegment(segment) {
    if (!segment.includes('%'))
        return segment;
    return segment.replaceAll(/%[0-9A-Fa-f]{2}/g, (code) => {
        const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
        return /[A-Za-z0-9\-._~]/.test(character) ? character : code.toUpperCase();
    });
}
//# sourceMappingURL=segment-text.js.map