import { release } from "./bytes.js";
/** The response to HEAD: the same headers, with the length that the body would have. */
export function withoutBody(response) {
    const { status, headers, body } = response;
    if (typeof body === 'string')
        headers['content-length'] = String(new TextEncoder().encode(body).length);
    else if (body instanceof Uint8Array)
        headers['content-length'] = String(body.length);
    else if (body !== undefined)
        release(body);
    return { status, headers, body: undefined };
}
