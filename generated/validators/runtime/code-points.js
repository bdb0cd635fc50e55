/**
 * Length of a text in Unicode code points, as `minLength` and `maxLength` count it (RFC 8259, JSON Schema 2020-12
 * Validation section 6.3). A lone surrogate counts as one.
 */
export function codePoints(text) {
    let length = text.length;
    for (let index = 0; index + 1 < text.length; index += 1) {
        const isHigh = (text.charCodeAt(index) & 0xfc00) === 0xd800;
        if (isHigh && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length -= 1;
            index += 1;
        }
    }
    return length;
}
