/**
 * `type: integer` refuses integers that a double does not hold exactly: the digits that were sent are lost before a check
 * sees them. That is a bound of ours and no part of JSON Schema, for which 2^53 is an integer like any other. So it only
 * ever refuses a value, and never lets one pass: where something depends on a schema that does not hold (`not`, `if`, the
 * counts of `oneOf` and `maxContains`), schemas are judged by JSON Schema alone.
 */
let plain = 0;
let refused = 0;
/** Whether a number that is no safe integer is an integer as far as JSON Schema goes, and may be one here. */
export function isPlainInteger(value) {
    if (!Number.isInteger(value))
        return false;
    if (plain > 0)
        return true;
    refused += 1;
    return false;
}
/** How many integers were refused so far, to see whether a schema refused some. */
export function refusedIntegers() {
    return refused;
}
/** From here on schemas are judged by JSON Schema alone, until `leavePlain`. */
export function enterPlain() {
    plain += 1;
}
export function leavePlain() {
    plain -= 1;
}
