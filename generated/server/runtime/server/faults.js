import { memberPointer, pointerSteps } from "../parameters/error.js";
/** What a validator finds wrong with a part of a request. Missing members are pointed at, not what lacks them. */
export function validationFaults(part, validator, value) {
    const result = validator.validate(value);
    return result.valid ? [] : result.errors.map((error) => faultOf(part, error));
}
/** What the codec finds wrong with parameters. */
export function decodingFaults(part, errors) {
    return errors.map(({ pointer, code, message }) => ({
        in: part,
        pointer,
        message: code === 'missing' ? MISSING : message,
    }));
}
/** Parameters that nothing describes. */
export function unknownFaults(part, unknown) {
    return unknown.map(({ pointer }) => ({ in: part, pointer, message: 'is not known' }));
}
/** Faults of a value that was not decoded without errors: those that follow from the errors are left out. */
export function furtherFaults(known, found) {
    return found.filter(({ pointer }) => !known.some((fault) => `${pointer}/`.startsWith(`${fault.pointer}/`)));
}
/**
 * What a validator finds wrong with a body whose members stand partly in the query, beside what is known already. What
 * the query alone gave is its fault.
 */
export function bodyFaults(given) {
    const { validator, value, own, members, found } = given;
    if (validator.is(value))
        return [];
    return furtherFaults(found, validationFaults('body', validator, value)).map((fault) => {
        const [member = ''] = pointerSteps(fault.pointer);
        const isOfQuery = Object.hasOwn(members.values, member) && !Object.hasOwn(own, member);
        return isOfQuery ? { ...fault, in: 'query' } : fault;
    });
}
export const MISSING = 'is missing';
function faultOf(part, { pointer, keyword, expected, message }) {
    if (keyword === 'required' && typeof expected === 'string') {
        return { in: part, pointer: memberPointer(pointer, expected), message: MISSING };
    }
    return { in: part, pointer, message };
}
