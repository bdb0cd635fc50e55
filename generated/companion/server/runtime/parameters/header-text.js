/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export function isHeaderText(text) {
    return /^(?:[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)?$/.test(text);
}
