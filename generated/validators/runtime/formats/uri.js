import { isUriIpv6 } from "./ipv6.js";
/** Characters of paths, queries and fragments (RFC 3986 section 3.3 to 3.5), without those that delimit them. */
const COMMON = "\\w\\-.~!$&'()*+,;=:@";
const SCHEME = '[a-zA-Z][a-zA-Z\\d+.\\-]*:';
/** Expressions for what follows the scheme or the host. In references quotation marks may stand, as ajv-formats has it. */
const strict = { path: runOf(`${COMMON}/`), query: queryOf(COMMON) };
const lenient = { path: runOf(`${COMMON}"/`), query: queryOf(`${COMMON}"`) };
const uri = new RegExp(`^${SCHEME}(?=[^?#])${strict.path}${strict.query}$`);
const reference = new RegExp(`^${lenient.path}${lenient.query}$`);
const uriAfterHost = new RegExp(`^(?=[/?#]|$)${strict.path}${strict.query}$`);
const referenceAfterHost = new RegExp(`^(?=[/?#]|$)${lenient.path}${lenient.query}$`);
const uriBeforeHost = new RegExp(`^${SCHEME}//?(?:${runOf(COMMON.replace('@', ''))}@)?$`);
const referenceBeforeHost = new RegExp(`^(?:${SCHEME})?//?(?:${runOf(COMMON.replace('@', ''))}@)?$`);
const futureAddress = /^[vV][\da-fA-F]+\.[\w\-.~!$&'()*+,;=:]+$/;
/** A URI (RFC 3986 section 3) with a scheme and something behind it. */
export function isUri(text) {
    if (uri.test(text))
        return true;
    return isWithAddress(text, { before: uriBeforeHost, after: uriAfterHost });
}
/** A URI, or a reference to one that is relative to another (RFC 3986 section 4.1). */
export function isUriReference(text) {
    if (reference.test(text))
        return true;
    return isWithAddress(text, { before: referenceBeforeHost, after: referenceAfterHost });
}
/** Whether an address in brackets stands for the host: `http://user@[::1]:8080/path` (RFC 3986 section 3.2.2). */
function isWithAddress(text, { before, after }) {
    const opening = text.indexOf('[');
    if (opening === -1)
        return false;
    const closing = text.indexOf(']', opening);
    const address = text.slice(opening + 1, closing);
    if (closing === -1 || !(isUriIpv6(address) || futureAddress.test(address)))
        return false;
    const port = /^(?::\d*)?/.exec(text.slice(closing + 1))?.[0] ?? '';
    return before.test(text.slice(0, opening)) && after.test(text.slice(closing + 1 + port.length));
}
/**
 * Characters and encoded octets such as `%2F`, in a form that leaves a matcher nothing to try twice. V8 goes over pairs
 * of characters faster than over single ones.
 */
function runOf(characters) {
    const plain = `(?:[${characters}]{2})*[${characters}]?`;
    return `${plain}(?:%[\\da-fA-F]{2}${plain})*`;
}
function queryOf(characters) {
    const run = runOf(`${characters}/?`);
    return `(?:\\?${run})?(?:#${run})?`;
}
//# sourceMappingURL=uri.js.map