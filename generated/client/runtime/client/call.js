import { errorOf } from "./errors.js";
import { writeRequest } from "./request.js";
/** Sends a call at once. */
export function call(client, operation, values, options) {
    return callOf(operation, writeRequest(client, operation, values, options).then(client.send));
}
/** The call that a response belongs to. */
export function callOf(operation, answer) {
    const success = answer.then((received) => successOf(operation, received));
    return Object.assign(success, {
        result() {
            // The promise of a success fails too where there is none, but then nobody waits for it.
            success.catch(() => { });
            return answer.then(({ response: { status, headers }, body }) => ({ status, headers, body }));
        },
        withResponse: () => success.then(() => answer),
    });
}
/** The body of a success. Throws the error for everything else. */
export function successOf(operation, answer) {
    if (answer.response.ok)
        return answer.body;
    throw errorOf(operation, answer);
}
