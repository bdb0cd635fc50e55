import { sentCredential } from "./credential.js";
import { Refusal } from "./problem.js";
/**
 * Finds out who calls. Of the alternatives the first counts whose credentials were sent and are accepted; credentials
 * that are not accepted are refused even where none are needed. Throws a `Refusal` of 401.
 * @returns undefined where no credentials are needed and none were sent
 */
export async function authenticate(security, alternatives, { request, unparsed }) {
    let wasRefused = false;
    for (const alternative of alternatives) {
        const sent = alternative.map(({ scheme }) => schemeCredential(security, scheme, request));
        if (sent.includes('malformed'))
            wasRefused = true;
        if (sent.length === 0 || sent.some((each) => typeof each === 'string'))
            continue;
        const principals = [];
        for (const [index, { scheme, scopes }] of alternative.entries()) {
            const credential = sent[index];
            if (typeof credential !== 'object')
                break;
            const principal = await ask(security, scheme, {
                credential: credential.credential,
                request: withScopes(unparsed, scopes),
            });
            if (principal === undefined)
                break;
            principals.push(principal);
        }
        if (principals.length === alternative.length)
            return principals[0];
        wasRefused = true;
    }
    const isOpen = alternatives.length === 0 || alternatives.some(({ length }) => length === 0);
    if (isOpen && !wasRefused)
        return undefined;
    const message = wasRefused ? 'The credentials are not valid.' : 'Credentials are missing.';
    throw new Refusal({ status: 401, message, headers: challenges(security, alternatives) });
}
/** A spread would lose what the request makes when it is asked for. */
function withScopes(unparsed, scopes) {
    return {
        operation: unparsed.operation,
        get requestId() {
            return unparsed.requestId;
        },
        get headers() {
            return unparsed.headers;
        },
        get path() {
            return unparsed.path;
        },
        scopes,
    };
}
function schemeCredential({ schemes }, name, request) {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme === undefined ? 'nothing' : sentCredential(scheme, request);
}
async function ask({ authenticate: authenticators }, scheme, { credential, request, }) {
    const decide = Object.hasOwn(authenticators, scheme) ? authenticators[scheme] : undefined;
    // Which credential a scheme has is known to the generated types alone.
    return await decide?.(credential, request);
}
/** `WWW-Authenticate` (RFC 9110, section 11.6.1): the HTTP schemes that would help. API keys have no name there. */
function challenges({ schemes }, alternatives) {
    const types = new Set(alternatives
        .flat()
        .map(({ scheme }) => (Object.hasOwn(schemes, scheme) ? schemes[scheme]?.type : undefined)));
    const texts = [
        types.has('bearer') ? ['Bearer'] : [],
        types.has('basic') ? ['Basic realm="api", charset="UTF-8"'] : [],
    ].flat();
    return texts.length === 0 ? {} : { 'www-authenticate': texts.join(', ') };
}
