import { ConnectionError, errorOf, failureOf } from "./errors.js";
/** Redirects that are followed in a row; browsers follow as many (Fetch Standard, HTTP-redirect fetch). */
const MOST_REDIRECTS = 20;
/**
 * Sends a request and reads the answer. Failures of the service are answers here; what prevents an answer is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted.
 */
export async function exchange(client, request) {
    const { operation, signal } = request;
    const outgoing = { url: request.url, headers: { ...request.headers } };
    if (!operation.open)
        await client.auth?.(outgoing);
    try {
        const response = await follow(client, request, outgoing);
        const read = (response.ok && operation.read) || readJson;
        return { response, body: await read(response, request) };
    }
    catch (thrown) {
        throw failureOf(operation.name, thrown, signal);
    }
}
/**
 * Follows redirects by hand, as credentials and headers of ours must not leave the origin, which `fetch` does not see
 * to for any header but `Authorization`. What changes something is never turned into a GET, and is repeated in the same
 * origin alone. Status 0 is a redirect that the platform hides.
 */
async function follow({ origin, fetch = globalThis.fetch }, { operation: { name: operation, accept }, method, content: body, signal }, { url, headers }) {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const init = { method, headers, body, signal, redirect: 'manual', duplex: 'half' };
        const response = await fetch(url, init);
        const { status } = response;
        if (!/^(0|30[12378])$/.test(`${status}`))
            return response;
        await response.body?.cancel();
        const location = response.headers.get('location');
        if (!location)
            break;
        const target = new URL(location, url);
        const isForeign = target.origin !== origin;
        if (!/GET|HEAD/.test(method) && (isForeign || status < 307))
            break;
        if (isForeign)
            headers = { accept };
        url = target.href;
    }
    throw new ConnectionError({ operation, message: 'a redirect that is not followed' });
}
/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export async function readJson(response, { operation }) {
    const body = await response.text();
    try {
        return body ? JSON.parse(body) : undefined;
    }
    catch {
        if (response.ok)
            throw errorOf(operation.name, response, body);
        return body;
    }
}
