const base64 = /^[A-Za-z\d+/]*={0,2}$/;
const lineEnd = /[\n\r\u2028\u2029]/;
/** Base64 (RFC 4648 section 4) with padding. Of a text with several lines one has to be Base64. */
export function isByte(text) {
    return isBase64(text) || (lineEnd.test(text) && text.split(lineEnd).some(isBase64));
}
function isBase64(text) {
    return text.length % 4 === 0 && base64.test(text);
}
//# sourceMappingURL=byte.js.map