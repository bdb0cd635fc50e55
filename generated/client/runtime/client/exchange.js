import { errorOf, failureOf } from "./errors.js";
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
async function follow({ origin, fetch = globalThis.fetch }, { operation: { accept }, method, body, signal }, { url, headers }) {
    // Browsers follow as many (Fetch Standard, HTTP-redirect fetch).
    for (let redirects = 0; redirects <= 20; redirects += 1) {
        const init = { signal, method, headers, body, redirect: 'manual', duplex: 'half' };
        const response = await fetch(url, init);
        if (!/^(0|30[12378])$/.test(`${response.status}`))
            return response;
        await response.body?.cancel();
        const location = response.headers.get('location');
        if (!location)
            break;
        const target = new URL(location, url);
        const isForeign = target.origin !== origin;
        if (!/GET|HEAD/.test(method) && (isForeign || response.status < 307))
            break;
        if (isForeign)
            headers = { accept };
        url = target.href;
    }
    throw new Error('a redirect is not followed');
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
//# sourceMappingURL=exchange.js.map