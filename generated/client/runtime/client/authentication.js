/** Sends a token in a header, behind a prefix. */
export function headerToken(name, token, prefix = '') {
    return async ({ headers }) => {
        const text = typeof token === 'string' ? token : await token();
        if (!/^[!-~]+$/.test(text))
            throw new TypeError('The token is not ASCII.');
        headers[name] = prefix + text;
    };
}
/** Sends a token as a parameter of the query. It shows in logs on the way; a header is better where there is a choice. */
export function queryToken(name, token) {
    return async (request) => {
        const text = typeof token === 'function' ? await token() : token;
        const separator = request.url.includes('?') ? '&' : '?';
        request.url += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    };
}
/** Sends a token as a cookie; browsers send their own cookies instead. */
export function cookieToken(name, token) {
    const set = headerToken('cookie', token, `${name}=`);
    return async ({ url, headers }) => {
        const own = { url, headers: {} };
        await set(own);
        headers['cookie'] = [headers['cookie'], own.headers['cookie']]
            .filter((each) => each !== undefined)
            .join('; ');
    };
}
/** Sends a token as `Authorization: Bearer` (RFC 6750, section 2.1). */
export function bearer(token) {
    return headerToken('authorization', token, 'Bearer ');
}
/** Sends a name and a password as `Authorization: Basic` (RFC 7617), in UTF-8. */
export function basic(username, password) {
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    return headerToken('authorization', btoa(String.fromCharCode(...bytes)), 'Basic ');
}
/** Sends the credentials of several schemes together. */
export function allOf(...schemes) {
    return async (request) => {
        for (const authenticate of schemes)
            await authenticate(request);
    };
}
