import { errorOf } from "./errors.js";
import { writeRequest } from "./request.js";
/** Sends a call at once. */
export function call(client, operation, values, options) {
    return callOf(operation, writeRequest(client, operation, values, options).then(client.send));
}
/** The call that a response belongs to. */
export function callOf(operation, answer) {
    const success = answer.then(({ response, body }) => {
        if (response.ok)
            return body;
        throw errorOf(operation, { response, body });
    });
    return Object.assign(success, {
        result() {
            // The promise of a success fails too where there is none, but then nobody waits for it.
            success.catch(() => { });
            return answer.then(({ response: { status, headers }, body }) => ({ status, headers, body }));
        },
        withResponse: () => success.then(() => answer),
    });
}
