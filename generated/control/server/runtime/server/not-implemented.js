import { Multipart } from "./multipart.js";
import { Refusal } from "./problem.js";
/** Makes the handler of an operation that nobody has implemented: a request that is valid is answered with 501. */
export function notImplemented({ id }) {
    return async ({ body }) => {
        if (body instanceof Multipart)
            await body.read();
        throw new Refusal({ status: 501, message: `${id} is not implemented.` });
    };
}
