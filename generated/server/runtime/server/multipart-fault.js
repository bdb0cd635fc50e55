import { Refusal } from "./problem.js";
/** What a multipart body that cannot be taken apart is refused with. */
export function malformed(reason) {
    const fault = { in: 'body', pointer: '', message: `is not a multipart form: ${reason}` };
    return new Refusal({ status: 400, message: 'The request is not valid.', faults: [fault] });
}
