// Runtime of forgespec, the same for every document. Do not edit.
import { Multipart, Refusal, checkFraming, collectBytes, defaultErrorBody, defaultLimits, discard, findContent, isRefusal, limitBytes, problemResponse, proceed, readMediaType, receive, release, sendable, settle, streamPieces, usualBody } from './requests.js';
import { createRouter } from './routing.js';
import { decodeFormPart, decodePercent, encodeHeaders, jsonText } from './parameters.js';

// server/fetch

/** Handles a `Request` of the Fetch Standard. */
export async function answerFetch(server, request) {
    const { status, headers: single, cookies = [], body } = await server.handle(serverRequest(request));
    const headers = new Headers(single);
    for (const cookie of cookies)
        headers.append('set-cookie', cookie);
    if (body === undefined || typeof body === 'string')
        return new Response(body ?? null, { status, headers });
    return new Response(readableStream(body), { status, headers });
}
function serverRequest(request) {
    const { method, url, headers, body, signal } = request;
    // `URL` would change the path again; the Fetch Standard has already brought it into its normal form.
    const [, scheme = '', path = '', query = ''] = /^([a-z]+):\/\/[^/?#]*([^?#]*)\??([^#]*)/.exec(url) ?? [];
    return {
        method,
        path: path === '' ? '/' : path,
        query,
        headers: requestHeaders(headers),
        body: body === null ? undefined : requestBody(body, headers.get('content-length')),
        scheme,
        signal,
        id: undefined,
        log: undefined,
    };
}
function requestHeaders(headers) {
    return { get: (name) => headers.get(name) ?? undefined, entries: () => headers.entries() };
}
function requestBody(body, contentLength) {
    return {
        length: contentLength === null ? undefined : Number(contentLength),
        read: (limit) => collectBytes(limitBytes(streamPieces(body), limit)),
        stream: () => streamPieces(body),
    };
}
function readableStream(body) {
    const pieces = body instanceof Uint8Array ? [body].values() : body[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            const next = await pieces.next();
            if (next.done === true)
                controller.close();
            else
                controller.enqueue(next.value);
        },
        async cancel() {
            await pieces.return?.();
        },
    });
}

// server/route-of

/** The route of an operation. */
export function routeOf(operation) {
    const { method, segments, needs = [] } = operation;
    return { method, segments, needs, operation };
}
/** The routes of operations. Every GET is a HEAD too (RFC 9110, section 9.3.2). */
export function routesOf(operations) {
    const routes = operations.map(routeOf);
    return [
        ...routes,
        ...routes.filter(({ method }) => method === 'GET').map((route) => ({ ...route, method: 'HEAD' })),
    ];
}

// server/head

/** The response to HEAD: the headers of the response to GET, with the length of its body. */
export function withoutBody(response) {
    const { headers, body } = response;
    if (typeof body === 'string')
        headers['content-length'] = String(new TextEncoder().encode(body).length);
    else if (body instanceof Uint8Array)
        headers['content-length'] = String(body.length);
    else if (body !== undefined)
        release(body);
    return { ...response, body: undefined };
}

// server/unrouted

/**
 * The response if no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110, section
 * 15.5.6). OPTIONS gets the methods with 204.
 */
export function unroutedResponse(server, method, match) {
    const allow = match.kind === 'not-found' ? '' : [...new Set([...match.allow, 'OPTIONS'])].join(', ');
    if (method === 'OPTIONS' && allow !== '')
        return { status: 204, headers: { allow }, body: undefined };
    const refused = server.refuse(allow === ''
        ? { status: 404, message: 'There is nothing at this path.' }
        : { status: 405, message: `This path supports only ${allow}.`, headers: { allow } });
    return method === 'HEAD' ? withoutBody(refused) : refused;
}

// server/combine

/**
 * Combines servers of several documents into one at the same base path. Requests are routed as if all operations were
 * in one document: literal text takes precedence over parameters, and among operations with the same method and path
 * the first. A path in several documents has the methods of all of them. Requests that match no operation are refused
 * by the first server. @throws TypeError if the base paths differ
 */
export function combineServers(first, ...others) {
    const { basePath } = first;
    const owners = new Map();
    for (const server of [first, ...others]) {
        if (server.basePath !== basePath) {
            const both = [basePath, server.basePath].map((each) => JSON.stringify(each)).join(' and ');
            throw new TypeError(`Servers can be combined at one base path only; these have ${both}.`);
        }
        for (const operation of server.operations)
            if (!owners.has(operation))
                owners.set(operation, server);
    }
    const operations = [...owners.keys()];
    const router = createRouter(routesOf(operations), { basePath, trailingSlash: 'ignore' });
    const combined = {
        operations,
        basePath,
        credentialParameters: new Set([first, ...others].flatMap((server) => [...server.credentialParameters])),
        handle(request) {
            const match = router(request.method, request.path, request);
            if (match.kind === 'found')
                return combined.call(match.operation, request, match.parameters);
            return unroutedResponse(first, request.method, match);
        },
        call: (operation, request, rawPath) => (owners.get(operation) ?? first).call(operation, request, rawPath),
        fetch: (request) => answerFetch(combined, request),
        refuse: (problem) => first.refuse(problem),
        async preload() {
            await Promise.all([first, ...others].map((server) => server.preload()));
        },
    };
    return combined;
}

// server/not-implemented

/** Makes the handler of an operation that is not implemented: it responds to valid requests with 501. */
export function notImplemented({ id }) {
    return async ({ body }) => {
        if (body instanceof Multipart)
            await body.read();
        throw new Refusal({ status: 501, message: `${id} is not implemented.` });
    };
}

// server/pagination

/** Headers of a page in offset mode: links to the previous, next, first and last page, and the totals. */
export function offsetHeaders({ url, page, perPage, total, hasNext }) {
    const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
    const previous = page > 1 ? Math.min(page - 1, pages ?? page) : undefined;
    const next = (pages === undefined ? hasNext === true : page < pages) ? page + 1 : undefined;
    const targets = { prev: previous, next, first: 1, last: pages };
    const links = Object.entries(targets).flatMap(([relation, target]) => target === undefined
        ? []
        : [pageLink(url, { page: String(target), per_page: String(perPage) }, relation)]);
    return {
        Link: links.join(', '),
        'x-page': page,
        'x-per-page': perPage,
        'x-next-page': String(next ?? ''),
        'x-prev-page': String(previous ?? ''),
        ...(total === undefined || pages === undefined ? {} : { 'x-total': total, 'x-total-pages': pages }),
    };
}
/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters of the next page, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export function keysetHeaders(page) {
    return page.next === undefined ? {} : { Link: pageLink(page.url, page.next, 'next') };
}
/**
 * A link (RFC 8288, section 3) to the same URL with other parameters. `URL` escapes all characters that could end the
 * link or the header.
 */
export function pageLink(url, parameters, relation) {
    const target = new URL(url);
    for (const [name, value] of Object.entries(parameters))
        target.searchParams.set(name, value);
    return `<${target.href.replaceAll('>', '%3E')}>; rel="${relation}"`;
}

// server/credential

/** Reads the credential of a scheme from a request, and nothing else. */
export function sentCredential(scheme, request) {
    if (scheme.type === 'connection')
        return { credential: undefined };
    if (scheme.type === 'apiKey')
        return found(apiKey(scheme, request));
    const authorization = request.headers.get('authorization');
    if (authorization === undefined)
        return 'nothing';
    const [, name = '', credentials = ''] = /^([A-Za-z]+) +([A-Za-z0-9\-._~+/]+=*)$/.exec(authorization) ?? [];
    if (name === '')
        return 'malformed';
    if (name.toLowerCase() !== scheme.type)
        return 'nothing';
    return scheme.type === 'bearer'
        ? { credential: credentials }
        : (basicCredential(credentials) ?? 'malformed');
}
function found(credential) {
    return credential === undefined || credential === '' ? 'nothing' : { credential };
}
function apiKey(scheme, { headers, query }) {
    if (scheme.in === 'header')
        return headers.get(scheme.name.toLowerCase());
    if (scheme.in === 'cookie')
        return pairValue(headers.get('cookie') ?? '', scheme.name, { separator: ';', decode: decodePercent });
    return pairValue(query, scheme.name, { separator: '&', decode: decodeFormPart });
}
/** The last value of a name counts, as for other parameters. */
function pairValue(text, name, { separator, decode }) {
    if (text === '')
        return undefined;
    let value;
    for (const part of text.split(separator)) {
        const equals = part.indexOf('=');
        if (equals !== -1 && decode(part.slice(0, equals).trim()) === name)
            value = decode(part.slice(equals + 1).trim());
    }
    return value;
}
/** `user-id ":" password` in base64, as UTF-8 (RFC 7617, section 2). */
function basicCredential(encoded) {
    try {
        const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        const colon = text.indexOf(':');
        return colon === -1
            ? undefined
            : { credential: { username: text.slice(0, colon), password: text.slice(colon + 1) } };
    }
    catch {
        return undefined;
    }
}

// server/authentication

/**
 * Authenticates the caller by the first alternative whose credentials were sent and are accepted. Invalid credentials
 * are refused even if the operation needs none. Throws a `Refusal` of 401.
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
                request: new ScopedRequest(unparsed, scopes),
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
/** A request with the scopes that the document requires. Its other members are computed on demand. */
class ScopedRequest {
    operation;
    scopes;
    #unparsed;
    constructor(unparsed, scopes) {
        this.operation = unparsed.operation;
        this.scopes = scopes;
        this.#unparsed = unparsed;
    }
    get requestId() {
        return this.#unparsed.requestId;
    }
    get headers() {
        return this.#unparsed.headers;
    }
    get path() {
        return this.#unparsed.path;
    }
}
function schemeCredential({ schemes }, name, request) {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme === undefined ? 'nothing' : sentCredential(scheme, request);
}
async function ask({ authenticate: authenticators }, scheme, { credential, request, }) {
    const decide = Object.hasOwn(authenticators, scheme) ? authenticators[scheme] : undefined;
    // Only the generated types know which credential a scheme has.
    return await decide?.(credential, request);
}
/**
 * `WWW-Authenticate` (RFC 9110, section 11.6.1): the HTTP schemes that the operation accepts. API keys are no such
 * scheme.
 */
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

// server/call

/**
 * One request for one operation. Most calls need only a part of it, so each member is created when it is first read.
 */
export class Call {
    operation;
    request;
    rawPath;
    principal;
    #settings;
    #requestId;
    #responseHeaders;
    #url;
    #path;
    constructor(operation, request, given) {
        this.operation = operation;
        this.request = request;
        this.rawPath = given.rawPath;
        this.#settings = given.settings;
    }
    get app() {
        return this.#settings.app;
    }
    get requestId() {
        return (this.#requestId ??= this.request.id ?? this.#settings.requestId());
    }
    get headers() {
        return this.request.headers;
    }
    get responseHeaders() {
        return (this.#responseHeaders ??= new Headers());
    }
    /** The headers that the handler has added to its response; undefined if it has never read `responseHeaders`. */
    get addedHeaders() {
        return this.#responseHeaders;
    }
    get signal() {
        return this.request.signal;
    }
    get log() {
        return this.request.log ?? this.#settings.log;
    }
    get url() {
        return (this.#url ??= addressOf(this.request, this.#settings));
    }
    get path() {
        return (this.#path ??= decodeTexts(this.rawPath));
    }
}
function addressOf(request, { publicUrl, credentials }) {
    const url = new URL(publicUrl ?? originOf(request));
    url.pathname = request.path;
    url.search = request.query;
    for (const name of credentials)
        if (url.searchParams.has(name))
            url.searchParams.delete(name);
    return url;
}
/** The origin that the `Host` header states, if it is a plain host and port. Clients can send anything there. */
function originOf({ scheme, headers }) {
    const host = headers.get('host') ?? '';
    const isPlain = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/.test(host);
    const origin = `${scheme}://${host}`;
    // A port out of range and an impossible IP address have the form of a host.
    return isPlain && URL.canParse(origin) ? origin : `${scheme}://localhost`;
}
function decodeTexts(texts) {
    const decoded = Object.create(null);
    for (const [name, text] of Object.entries(texts)) {
        const value = decodePercent(text);
        if (value !== undefined)
            decoded[name] = value;
    }
    return decoded;
}

// server/console-log

/** One line of JSON for each entry. Errors have their stacks. */
export const consoleLog = {
    info: (fields, message) => console.info(line('info', fields, message)),
    warn: (fields, message) => console.warn(line('warn', fields, message)),
    error: (fields, message) => console.error(line('error', fields, message)),
};
function line(level, fields, message) {
    return JSON.stringify({ level, message, ...fields }, (_, value) => value instanceof Error ? value.stack : value);
}

// server/error-forms

/** Problem details (RFC 9457, section 3). */
const problemDetails = [
    ({ status, message: title, faults }, detail) => faults.length === 0 ? { title, status } : { title, status, detail, errors: faults },
    ({ status, message: title }, detail) => ({ type: 'about:blank', title, status, detail }),
];
/** Bodies of errors that documents commonly describe. */
const plainForms = [
    usualBody,
    ({ faults }, message) => ({ message, ...errorsOf(faults) }),
    (_, message) => ({ message }),
    (_, error) => ({ error }),
    (_, detail) => ({ detail }),
    ({ status: code }, message) => ({ code, message }),
    ({ status }, message) => ({ code: String(status), message }),
    ({ status }, message) => ({ status, message }),
    ({ message: error }, message) => ({ error, message }),
    ({ status: statusCode, message: error }, message) => ({ statusCode, error, message }),
    (_, message) => ({ error: { message } }),
    ({ status: code }, message) => ({ error: { code, message } }),
    ({ status }, message) => ({ error: { code: String(status), message } }),
    (_, message) => ({ errors: [{ message }] }),
    (_, text) => ({ errors: [text] }),
    ({ message: error }, error_description) => ({ error, error_description }),
];
/**
 * The body of an error in the first common form that the document allows; undefined if it allows none. For
 * `application/problem+json`, problem details are tried first.
 * @param type the media type that the document describes, of JSON
 * @param isValid whether the document allows a body
 */
export function errorInForm(problem, { type, isValid }) {
    const text = reasonsOf(problem);
    const isDetails = type.startsWith('application/problem+');
    const forms = isDetails ? [...problemDetails, ...plainForms] : [...plainForms, ...problemDetails];
    for (const form of forms) {
        const body = form(problem, text);
        if (isValid(body))
            return { contentType: type.includes('*') ? 'application/json' : type, body: JSON.stringify(body) };
    }
    return undefined;
}
/** The reasons of a problem in one text: `query/page must be at least 1; body/name is missing`. */
export function reasonsOf({ message, faults }) {
    const reasons = faults.map((fault) => `${fault.in}${fault.pointer} ${fault.message}`).join('; ');
    return reasons === '' ? message : reasons;
}
function errorsOf(faults) {
    return faults.length === 0 ? {} : { errors: faults };
}

// server/lenient-contract

/** The contract of an operation that accepts all usual spellings of booleans in parameters and forms. */
export function lenientContract(contract) {
    const { parameters, body } = contract;
    const groups = Object.entries(parameters).map(([location, group]) => [location, lenientGroup(group)]);
    return {
        ...contract,
        parameters: Object.fromEntries(groups),
        ...(body === undefined ? {} : { body: lenientBody(body) }),
    };
}
function lenientGroup(group) {
    return { ...group, descriptors: group.descriptors.map(lenientParameter) };
}
function lenientBody(body) {
    const contents = Object.entries(body.content).map(([type, content]) => [type, lenientContent(content)]);
    return { ...body, content: Object.fromEntries(contents) };
}
function lenientContent(content) {
    const { fields, others } = content;
    return {
        ...content,
        fields: fields.map(lenientParameter),
        ...(others === undefined ? {} : { others: lenientParameter(others) }),
    };
}
/** A parameter, field or header that accepts all usual spellings of booleans. */
export function lenientParameter(descriptor) {
    return { ...descriptor, type: lenientType(descriptor.type) };
}
/**
 * Other scalars that a text such as `1` or `yes` may be. In a union with one of them, booleans are only `true` and
 * `false`.
 */
const otherReadings = new Set(['integer', 'number', 'string', 'any', 'json']);
function lenientType(type) {
    switch (type.kind) {
        case 'boolean':
            return { kind: 'looseBoolean' };
        case 'array':
            return { kind: 'array', items: lenientType(type.items) };
        case 'object': {
            const properties = Object.create(null);
            for (const [name, property] of Object.entries(type.properties))
                properties[name] = lenientType(property);
            return { kind: 'object', properties, additional: type.additional && lenientType(type.additional) };
        }
        case 'union': {
            const isAmbiguous = type.members.some(({ kind }) => otherReadings.has(kind));
            return {
                kind: 'union',
                members: type.members.map((member) => {
                    const lenient = lenientType(member);
                    return lenient.kind === 'union' || (member.kind === 'boolean' && isAmbiguous) ? member : lenient;
                }),
            };
        }
        default:
            return type;
    }
}

// contract/connection-headers

/**
 * Headers about one connection, or about how one message is framed (RFC 9110, section 7.6.1; RFC 9112, section 6).
 * Programs set them themselves, so those of another message are not passed on.
 */
export const connectionHeaders = [
    'connection',
    'content-length',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
];

// contract/keys

/**
 * The keys that may describe a status, in order of precedence: the status, its range, `default` (OpenAPI 3.1, Responses
 * Object).
 */
export function statusKeys(status) {
    return [String(status), `${String(status).charAt(0)}XX`, 'default'];
}
/**
 * The first of the keys that a record has. Keys come from requests and responses, so inherited members do not count.
 */
export function ownKey(record, keys) {
    return keys.find((key) => Object.hasOwn(record, key));
}
/** The value of a record under the first of the keys that it has. */
export function ownValue(record, keys) {
    const key = ownKey(record, keys);
    return key === undefined ? undefined : record[key];
}

// server/write-json

/**
 * A body as JSON. Throws a TypeError for numbers that JSON does not have (RFC 8259, section 6): `JSON.stringify`
 * replaces them with null, which means something else.
 */
export function writeJson(body) {
    const text = jsonText(body) ?? 'null';
    // Only a text with a null can have lost a number.
    if (text.includes('null') && !isAllFinite(body))
        JSON.stringify(body, finite);
    return text;
}
function finite(name, value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new TypeError(`${JSON.stringify(name)} in the body of the response is ${value}.`);
    return value;
}
/**
 * Whether all numbers of a value are finite. A value with a `toJSON` is written as that returns. This takes a tenth of
 * the time of `JSON.stringify`; with lists of entries it would take more than that.
 */
function isAllFinite(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (typeof value !== 'object' || value === null)
        return true;
    if (Array.isArray(value))
        return value.every(isAllFinite);
    if ('toJSON' in value)
        return true;
    for (const name in value)
        if (!isAllFinite(value[name]))
            return false;
    return true;
}

// server/response

/** An operation without documented responses may send any status, without a body. */
const withoutResponses = { headers: [], content: {} };
/** The responses of an operation, to be looked up by status. */
export class Responses {
    #rules = new Map();
    #contract;
    constructor(contract) {
        this.#contract = Object.keys(contract).length === 0 ? { default: withoutResponses } : contract;
    }
    /** The response of a status: its own, that of its range, or the default one. */
    find(status) {
        if (this.#rules.has(status))
            return this.#rules.get(status);
        const contract = ownValue(this.#contract, statusKeys(status));
        const rules = contract === undefined ? undefined : rulesOf(contract);
        this.#rules.set(status, rules);
        return rules;
    }
}
function rulesOf(contract) {
    const contents = new Map(Object.entries(contract.content));
    const [first, ...others] = contents;
    const only = first === undefined || others.length > 0 ? undefined : { type: headerOf(...first), content: first[1] };
    return { contract, contents, only };
}
/** Texts are sent in UTF-8. For a range, `application/octet-stream` is sent unless the handler names a media type. */
function headerOf(type, { kind }) {
    if (type.includes('*'))
        return 'application/octet-stream';
    return kind === 'text' ? `${type}; charset=utf-8` : type;
}
/** The names of the headers that the document has for a response. */
export function describedHeaders(rules) {
    return rules?.contract.headers.map(({ name }) => name) ?? [];
}
/** The faults of a response of a handler, according to the document; empty if it is valid. */
export function violations(response, rules) {
    const { status, headers = {}, body } = response;
    if (rules === undefined)
        return [{ in: 'status', pointer: '', message: `${status} is not documented` }];
    const { headersValidator } = rules.contract;
    const content = contentOf(response, rules)?.content;
    const ofHeaders = headersValidator === undefined ? none : failures('header', headersValidator, headers);
    const ofBody = content === undefined ? undescribed(body) : failures('body', content.validator, body);
    return ofHeaders.length === 0 ? ofBody : [...ofHeaders, ...ofBody];
}
function undescribed(body) {
    return body === undefined ? none : [{ in: 'body', pointer: '', message: 'is not documented' }];
}
const none = [];
/**
 * A response of a handler as adapters send it. Headers of the document that are about the connection are not sent, as
 * the server sets them itself, nor is `Content-Encoding` with a body that the server writes.
 *
 * @throws TypeError for headers and bodies that cannot be sent
 */
export function writeResponse(response, rules) {
    const { status, headers: given, body } = response;
    const headers = {};
    if (given !== undefined && rules !== undefined) {
        // The generated types and the validator define the values of headers.
        for (const [header, text] of encodeHeaders(rules.contract.headers, given)) {
            const name = header.toLowerCase();
            if (!connectionHeaders.includes(name))
                headers[name] = text;
        }
    }
    const chosen = rules === undefined ? undefined : contentOf(response, rules);
    if (chosen === undefined || status === 204 || status === 304) {
        if (status !== 204 && status !== 304)
            headers['content-length'] = '0';
        return { status, headers, body: undefined };
    }
    headers['content-type'] = chosen.type;
    const isText = typeof body === 'string';
    if (chosen.content.kind === 'json' || isText)
        delete headers['content-encoding'];
    if (chosen.content.kind === 'json')
        return { status, headers, body: writeJson(body) };
    return { status, headers, body: isText ? body : sendable(body) };
}
/** The content that the handler names, or the only one. */
function contentOf({ contentType }, { contents, only }) {
    if (contentType === undefined)
        return only;
    if (readMediaType(contentType) === undefined)
        throw new TypeError('The content type of the response is not a media type.');
    const content = findContent(contents, contentType)?.content;
    return content === undefined ? undefined : { type: contentType, content };
}
function failures(part, validator, value) {
    if (validator.is(value))
        return none;
    const result = validator.validate(value);
    return result.valid ? [] : result.errors.map(({ pointer, message }) => ({ in: part, pointer, message }));
}

// server/loaded-operations

/** The operations of a server. The contract of each is loaded by its first call. */
export class LoadedOperations {
    #source;
    #isLenient;
    #loaded = new Map();
    constructor(source, scalars) {
        this.#source = source;
        this.#isLenient = scalars === 'lenient';
    }
    /** The operation with a name. Throws a TypeError if there is none. */
    named(name) {
        const { operations } = this.#source;
        const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
        if (operation === undefined)
            throw new TypeError(`There is no operation ${name}.`);
        return operation;
    }
    /** The responses of an operation; undefined until it is loaded. */
    responsesOf({ name }) {
        return this.#loaded.get(name)?.responses;
    }
    /** The contract of an operation; a promise until it is loaded. */
    load(operation) {
        return this.#loaded.get(operation.name) ?? this.#loadFirst(operation);
    }
    async #loadFirst(operation) {
        const { name } = operation;
        const { handlers, fallback } = this.#source;
        const loadedContract = await operation.load();
        const contract = this.#isLenient ? lenientContract(loadedContract) : loadedContract;
        const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
        const loaded = {
            contract,
            responses: new Responses(contract.responses),
            handler: handler ?? fallback(operation, contract),
        };
        this.#loaded.set(name, loaded);
        return loaded;
    }
}

// server/response-headers

/**
 * A response with the headers that a handler has added to it. Each `Set-Cookie` stays a header of its own (RFC 9110,
 * section 5.3). `described` are the names of the headers that the document has for the response.
 *
 * @throws TypeError for headers that the server sets itself, and for those of the document, because they would not be
 *   checked
 */
export function withHeaders(response, added, described) {
    const reserved = new Set(described.map((name) => name.toLowerCase()));
    const headers = { ...response.headers };
    for (const [name, value] of added) {
        if (name === 'set-cookie' && !reserved.has(name))
            continue;
        if (name === 'content-type')
            throw new TypeError('Return `contentType` from the handler instead of the header content-type.');
        if (connectionHeaders.includes(name))
            throw new TypeError(`The server sets the header ${name} itself.`);
        if (reserved.has(name))
            throw new TypeError(`The document describes the header ${name}: return it in \`headers\`.`);
        headers[name] = value;
    }
    const cookies = added.getSetCookie();
    return cookies.length === 0 ? { ...response, headers } : { ...response, headers, cookies };
}

// server/server

export function createApiServer(parts) {
    return new Server(parts);
}
class Server {
    operations;
    basePath;
    credentialParameters;
    #authorizes;
    #router;
    #security;
    #reception;
    #settings;
    #errorBody;
    #validation;
    #loaded;
    constructor(parts) {
        const { options } = parts;
        this.#authorizes = options.authorize;
        const scalars = options.scalars ?? 'exact';
        this.#loaded = new LoadedOperations(parts, scalars);
        this.operations = Object.values(parts.operations);
        this.basePath = (options.basePath ?? parts.basePath).replace(/\/+$/, '');
        this.#router = createRouter(routesOf(this.operations), {
            basePath: this.basePath,
            trailingSlash: 'ignore',
        });
        this.#security = { schemes: parts.securitySchemes, authenticate: options.authenticate ?? {} };
        this.#errorBody =
            options.errorBody ?? ((problem, operation) => describedErrorBody(problem, operation, this.#loaded));
        this.#validation = options.validateResponses ?? 'always';
        this.credentialParameters = credentialParameters(parts.securitySchemes);
        this.#reception = {
            limits: { ...defaultLimits, ...options.limits },
            unknownParameters: options.unknownParameters ?? 'refuse',
            unknownMembers: options.unknownMembers ?? 'refuse',
            scalars,
            credentials: this.credentialParameters,
        };
        this.#settings = {
            app: options.app,
            credentials: this.credentialParameters,
            publicUrl: options.publicUrl,
            log: options.log ?? consoleLog,
            requestId: options.requestId ?? (() => crypto.randomUUID()),
        };
    }
    handle(request) {
        const match = this.#router(request.method, request.path, request);
        if (match.kind === 'found')
            return this.call(match.operation, request, match.parameters);
        return unroutedResponse(this, request.method, match);
    }
    call({ name }, request, rawPath) {
        const operation = this.#loaded.named(name);
        const call = new Call(operation, request, { rawPath, settings: this.#settings });
        return settle(() => this.#answer(call), (response) => this.#finished(call, response), (error) => this.#finished(call, this.#failure(call, error)));
    }
    fetch(request) {
        return answerFetch(this, request);
    }
    refuse(problem, operation) {
        return problemResponse({ faults: [], headers: {}, ...problem }, this.#errorBody, operation);
    }
    async preload() {
        await Promise.all(this.operations.map((operation) => this.#loaded.load(operation)));
    }
    /** The order of the checks of a request: authentication, authorization, size, media type, and only then content. */
    #answer(call) {
        checkFraming(call.request);
        return proceed(this.#loaded.load(call.operation), (loaded) => proceed(this.#admit(call), () => this.#perform(call, loaded)));
    }
    /** Authenticates and authorizes the caller. */
    #admit(call) {
        const isOpen = call.operation.security.length === 0 && this.#authorizes === undefined;
        return isOpen ? undefined : this.#checkCaller(call);
    }
    async #checkCaller(call) {
        const { operation, request } = call;
        if (operation.security.length > 0) {
            call.principal = await authenticate(this.#security, operation.security, { request, unparsed: call });
        }
        if (this.#authorizes !== undefined)
            await this.#authorize(call, this.#authorizes);
    }
    async #authorize(call, authorizes) {
        if (await authorizes(call.principal, call.operation.extensions, call))
            return;
        throw new Refusal({ status: 403, message: 'The caller does not have permission to do this.' });
    }
    #perform(call, loaded) {
        const { path, query } = call.request;
        const { url } = this.#reception.limits;
        if (path.length + query.length > url) {
            throw new Refusal({ status: 414, message: `The URL is longer than ${url} characters.` });
        }
        return receive(call, loaded.contract, this.#reception, (received) => proceed(loaded.handler(received, call), (response) => this.#send(call, loaded, response)));
    }
    #send(call, loaded, response) {
        const { body } = response;
        try {
            const sent = this.#write(call, loaded, response);
            if (sent.body === undefined || typeof sent.body === 'string')
                discard(body);
            return sent;
        }
        catch (error) {
            discard(body);
            throw error;
        }
    }
    /** Throws a TypeError for headers and bodies that cannot be sent. */
    #write(call, { responses }, response) {
        const rules = responses.find(response.status);
        const found = this.#isChecked() ? violations(response, rules) : [];
        if (found.length > 0) {
            const { operation, requestId } = call;
            const fields = { requestId, operation: operation.id, status: response.status, violations: found };
            call.log.error(fields, 'The response does not match the document');
            if (this.#validation === 'always')
                return this.#unexplained(call);
        }
        const written = writeResponse(response, rules);
        const added = call.addedHeaders;
        return added === undefined ? written : withHeaders(written, added, describedHeaders(rules));
    }
    #finished(call, response) {
        if (call.request.method === 'HEAD')
            return withoutBody(response);
        const { body } = response;
        if (typeof body !== 'object' || body instanceof Uint8Array)
            return response;
        return { ...response, body: this.#watched(call, body) };
    }
    #isChecked() {
        if (typeof this.#validation === 'string')
            return this.#validation === 'always';
        return Math.random() < this.#validation.sampled;
    }
    /** A stream that logs when it ends early: the status is sent by then, so the response cannot report it. */
    async *#watched({ operation, requestId, log, signal }, body) {
        try {
            yield* body;
        }
        catch (error) {
            if (!signal.aborted)
                log.error({ requestId, operation: operation.id, err: error }, 'The response body ended early');
            throw error;
        }
    }
    #failure(call, error) {
        const { operation, requestId } = call;
        if (isRefusal(error))
            return this.refuse(error.problem, operation);
        if (call.signal.aborted) {
            call.log.info({ requestId, operation: operation.id }, 'The client disconnected');
        }
        else {
            call.log.error({ requestId, operation: operation.id, err: error }, 'The handler failed');
        }
        return this.#unexplained(call);
    }
    #unexplained({ operation, requestId }) {
        const headers = { 'x-request-id': requestId };
        return this.refuse({ status: 500, message: 'Internal Server Error', requestId, headers }, operation);
    }
}
/** The usual body, or one in another form if the document describes the response to the status otherwise. */
function describedErrorBody(problem, operation, loaded) {
    const rules = operation && loaded.responsesOf(operation)?.find(problem.status);
    const json = [...(rules?.contents ?? [])].find(([, { kind }]) => kind === 'json');
    const fitting = json && errorInForm(problem, { type: json[0], isValid: json[1].validator.is });
    return fitting ?? defaultErrorBody(problem, operation);
}
function credentialParameters(schemes) {
    const names = Object.values(schemes).map((scheme) => scheme.type === 'apiKey' && scheme.in === 'query' ? scheme.name : undefined);
    return new Set(names.filter((name) => name !== undefined));
}
