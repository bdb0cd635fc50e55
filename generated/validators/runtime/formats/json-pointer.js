import { skipDigits } from "./characters.js";
const SLASH = 47;
const ZERO = 48;
const HASH = 35;
/** A JSON Pointer (RFC 6901 section 3). */
export function isJsonPointer(text) {
    return isPointerFrom(text, 0);
}
/** A relative JSON Pointer (draft-handrews-relative-json-pointer-01 section 3): `1/name`, `0#`. */
export function isRelativeJsonPointer(text) {
    const end = skipDigits(text, 0);
    if (end === 0 || (end > 1 && text.charCodeAt(0) === ZERO))
        return false;
    if (text.charCodeAt(end) === HASH)
        return end + 1 === text.length;
    return isPointerFrom(text, end);
}
function isPointerFrom(text, start) {
    if (start === text.length)
        return true;
    if (text.charCodeAt(start) !== SLASH)
        return false;
    for (let index = text.indexOf('~', start); index !== -1; index = text.indexOf('~', index + 1)) {
        const code = text.charCodeAt(index + 1);
        if (code !== ZERO && code !== ZERO + 1)
            return false;
    }
    return true;
}
//# sourceMappingURL=json-pointer.js.map