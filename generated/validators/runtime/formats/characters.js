/** The number that two digits at an index write; -1 where there are no two digits. */
export function twoDigitsAt(text, index) {
    const tens = text.charCodeAt(index) - 48;
    const ones = text.charCodeAt(index + 1) - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
/** The index behind the digits that begin at an index. */
export function skipDigits(text, index) {
    let end = index;
    while (end < text.length && isDigit(text.charCodeAt(end)))
        end += 1;
    return end;
}
export function isHexDigit(code) {
    return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}
