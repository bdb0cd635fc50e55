/** Thrown where a request is refused; becomes the answer. */
export class Refusal extends Error {
    problem;
    constructor(problem) {
        super(problem.message);
        this.name = 'Refusal';
        this.problem = { faults: [], headers: {}, ...problem };
    }
}
/** `{ message }`; where faults are known `{ message: { field: [reasons] }, errors: [{ in, pointer, message }] }`. */
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
    for (const { in: part, pointer, message } of faults) {
        const field = pointer === '' ? part : fieldOf(pointer);
        const known = reasons.get(field);
        if (known === undefined)
            reasons.set(field, [message]);
        else
            known.push(message);
    }
    return Object.fromEntries(reasons);
}
/** The first name of a pointer. */
function fieldOf(pointer) {
    const [, name = ''] = pointer.split('/');
    return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
//# sourceMappingURL=problem.js.map