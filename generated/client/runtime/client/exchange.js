import { errorOf, failureOf } from "./errors.js";
/**
 * Sends a request and reads the answer. Failures of the service are answers here; what prevents an answer is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted.
 */
export async function exchange(client, request) {
    const { operation } = request;
    const sent = { ...request, headers: { ...request.headers }, redirect: 'manual', duplex: 'half' };
    if (!operation.open)
        await client.auth?.(sent);
    try {
        // Browsers follow as many redirects (Fetch Standard, HTTP-redirect fetch).
        for (let left = 20;; left -= 1) {
            const response = await (client.fetch ?? fetch)(sent.url, sent);
            // Status 0 is a redirect that the platform hides.
            if (!/^(0|30[12378])$/.test(`${response.status}`))
                return { response, body: await ((response.ok && operation.read) || readJson)(response, request) };
            await response.body?.cancel();
            if (!left || !redirect(sent, response, client))
                throw new Error('a redirect is not followed');
        }
    }
    catch (thrown) {
        throw failureOf(operation.name, thrown, request.signal);
    }
}
/**
 * Turns a request to where it is redirected, and tells whether it may go there. Redirects are followed by hand, as
 * credentials and headers of ours must not leave the origin, which `fetch` does not see to for any header but
 * `Authorization`. What changes something is never turned into a GET, and is repeated in the same origin alone.
 */
function redirect(sent, { status, headers }, { origin }) {
    const location = headers.get('location');
    if (!location)
        return false;
    const target = new URL(location, sent.url);
    const isForeign = target.origin !== origin;
    sent.url = target.href;
    if (isForeign)
        sent.headers = { accept: sent.operation.accept };
    return /GET|HEAD/.test(sent.method) || (!isForeign && status > 306);
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