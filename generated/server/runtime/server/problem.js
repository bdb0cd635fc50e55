import { pointerSteps } from "../parameters/error.js";
/** The same symbol in every copy of this module. */
const refusal = Symbol.for('forgespec.refusal');
/** Thrown where a request is refused; becomes the response. */
export class Refusal extends Error {
    problem;
    constructor(problem) {
        super(problem.message);
        this.name = 'Refusal';
        this.problem = { faults: [], headers: {}, ...problem };
        Object.defineProperty(this, refusal, { value: true });
    }
}
/** Whether a request is refused by an error, also by the `Refusal` of another output: each one carries a copy of the class. */
export function isRefusal(error) {
    return error instanceof Error && refusal in error;
}
/**
 * `{ message }`; where faults are known `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`, with
 * `parameter` in errors of the query whose pointer begins with another name.
 */
export const defaultErrorBody = ({ message, faults, requestId }) => ({
    contentType: 'application/json',
    body: JSON.stringify(faults.length === 0
        ? { message, ...(requestId === undefined ? {} : { request_id: requestId }) }
        : { message: reasonsByField(faults), errors: faults }),
});
export function problemResponse(problem, errorBody, operation) {
    const { contentType, body } = errorBody(problem, operation);
    return { status: problem.status, headers: { ...problem.headers, 'content-type': contentType }, body };
}
function reasonsByField(faults) {
    const reasons = new Map();
    for (const { in: part, pointer, parameter, message } of faults) {
        const field = parameter ?? pointerSteps(pointer)[0] ?? part;
        const known = reasons.get(field);
        if (known === undefined)
            reasons.set(field, [message]);
        else
            known.push(message);
    }
    return Object.fromEntries(reasons);
}
