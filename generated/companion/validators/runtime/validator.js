import { messageOf } from "./message.js";
/** Errors of one value that are reported. */
const MOST_ERRORS = 100;
/** Characters of a pointer that are reported; longer ones hold names that a sender has made up. */
const LONGEST_POINTER = 1_000;
/** The two ways to ask a check. */
export function validator(check) {
    return {
        validate: (value) => validate(check, value),
        is: (value) => check(value),
    };
}
/** Checks a value. Errors come in the order of the schema, the first 100 of them. */
export function validate(check, value) {
    if (accepts(check, value))
        return { valid: true, value };
    return { valid: false, errors: errorsOf(check) };
}
/** What a check that has just said no found. */
export function errorsOf(check) {
    return (check.errors ?? []).slice(0, MOST_ERRORS).map(errorOf);
}
function accepts(check, value) {
    return check(value);
}
function errorOf({ pointer, keyword, expected }) {
    const printed = pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer;
    return { pointer: printed, keyword, message: messageOf(keyword, expected), expected };
}
