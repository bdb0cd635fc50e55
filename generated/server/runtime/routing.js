// Runtime of forgespec, the same for every document. Do not edit.
import { decodeFormPart, encodeLiteral } from './parameters.js';

// routing/route-need

/**
 * Whether a request has everything that a route needs. A name without a value, such as `?acl`, also matches, so that
 * this route reports the missing value.
 */
export function meetsNeeds(needs, { query, headers }) {
    return needs.every(({ in: location, name, values }) => {
        const texts = location === 'header' ? [headers.get(name)] : queryTexts(query, name);
        const sent = texts.filter((text) => text !== undefined);
        return values === undefined ? sent.length > 0 : sent.some((text) => text === '' || values.includes(text));
    });
}
/** The texts of a query parameter and its members: `filter[a]` belongs to `filter`. */
function queryTexts(query, name) {
    return query.split('&').flatMap((pair) => {
        const equals = pair.indexOf('=');
        const found = decodeFormPart(equals === -1 ? pair : pair.slice(0, equals));
        if (pair === '' || (found !== name && !found?.startsWith(`${name}[`)))
            return [];
        return [equals === -1 ? '' : decodeFormPart(pair.slice(equals + 1))];
    });
}

// routing/segment-text

/**
 * Splits a raw path, from the index after a slash. Segments are still percent-encoded, so that `%2F` is not a
 * separator.
 */
export function splitPath(path, start) {
    const segments = [];
    let from = start;
    // Twice as fast as `split`.
    for (let end = path.indexOf('/', from); end !== -1; end = path.indexOf('/', from)) {
        segments.push(sentSegment(path.slice(from, end)));
        from = end + 1;
    }
    segments.push(sentSegment(path.slice(from)));
    return segments;
}
/** A segment as it was sent, in the two forms that are compared. */
export function sentSegment(sent) {
    if (!sent.includes('%'))
        return { text: sent, raw: sent };
    const raw = sent.replaceAll(code, (found) => found.toUpperCase());
    return { text: decodeUnreserved(raw), raw };
}
/** Literal text of a path template in the form in which segments are compared. */
export function literalSegment(text) {
    return decodeUnreserved(encodeLiteral(text).replaceAll(code, (found) => found.toUpperCase()));
}
/** The part of `raw` that encodes the characters from `start` to `end` of `text`. */
export function rawSlice({ text, raw }, start, end) {
    if (text.length === raw.length)
        return raw.slice(start, end);
    let from = 0;
    for (let at = 0; at < start; at += 1)
        from += widthAt(raw, from);
    let to = from;
    for (let at = start; at < end; at += 1)
        to += widthAt(raw, to);
    return raw.slice(from, to);
}
const code = /%[0-9A-Fa-f]{2}/g;
/** Letters, digits and `-._~` (RFC 3986, section 2.3), encoded in upper case. */
const unreservedCode = /%(?:2D|2E|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)/;
const unreservedCodes = /* @__PURE__ */ new RegExp(unreservedCode, 'g');
const unreservedHere = /* @__PURE__ */ new RegExp(unreservedCode, 'y');
function decodeUnreserved(text) {
    if (!text.includes('%'))
        return text;
    return text.replaceAll(unreservedCodes, (found) => String.fromCharCode(Number.parseInt(found.slice(1), 16)));
}
/** How many characters of a raw segment encode one character of the compared text. */
function widthAt(raw, at) {
    unreservedHere.lastIndex = at;
    return unreservedHere.test(raw) ? 3 : 1;
}

// routing/segment-pattern

export function segmentPattern(segment) {
    const texts = [''];
    for (const part of segment) {
        if (part.kind === 'parameter')
            texts.push('');
        else
            texts[texts.length - 1] += literalSegment(part.text);
    }
    return { texts, weight: texts.join('').length };
}
/**
 * The values of the parameters as they were sent, or undefined. Each has at least one character and is as short as
 * possible. Clients encode characters of a value that would be read as the text after it, so plain text is searched
 * first; otherwise encoded letters, digits and `-._~` are the same as plain ones (RFC 3986, section 6.2.2.2).
 */
export function matchPattern({ texts }, sent) {
    const plain = matchTexts(texts, sent.raw);
    if (plain !== undefined || sent.raw === sent.text)
        return plain?.map(([from, to]) => sent.raw.slice(from, to));
    return matchTexts(texts, sent.text)?.map(([from, to]) => rawSlice(sent, from, to));
}
function matchTexts(texts, segment) {
    const [prefix = '', ...rest] = texts;
    if (!segment.startsWith(prefix))
        return undefined;
    const ranges = [];
    let at = prefix.length;
    for (const [index, text] of rest.entries()) {
        const isLast = index === rest.length - 1;
        const end = isLast ? segment.length - text.length : indexOfText(segment, text, at + 1);
        if (end <= at || (isLast && (!segment.endsWith(text) || isInCode(segment, end))))
            return undefined;
        ranges.push([at, end]);
        at = end + text.length;
    }
    return ranges;
}
function indexOfText(segment, text, from) {
    let found = segment.indexOf(text, from);
    while (found !== -1 && isInCode(segment, found))
        found = segment.indexOf(text, found + 1);
    return found;
}
/** Whether a character is one of the two digits of a percent code. */
function isInCode(segment, at) {
    return at < segment.length && (segment[at - 1] === '%' || segment[at - 2] === '%');
}

// routing/route-tree

/** Paths with the same beginning, by their next segment. */
export class RouteTree {
    #targets = new Map();
    #literals = new Map();
    #patterns = [];
    #parameter;
    #rest;
    /** The targets at the end of a path template; missing nodes are added. */
    targetsOf(segments) {
        const [segment, ...following] = segments;
        if (segment === undefined)
            return this.#targets;
        const [only] = segment;
        if (segment.length > 1)
            return this.#patternFor(segment).targetsOf(following);
        if (only?.kind === 'parameter') {
            if (only.multi && following.length === 0)
                return (this.#rest ??= new Map());
            return (this.#parameter ??= emptyTree()).targetsOf(following);
        }
        const text = only === undefined ? '' : literalSegment(only.text);
        const next = this.#literals.get(text) ?? emptyTree();
        this.#literals.set(text, next);
        return next.targetsOf(following);
    }
    /**
     * Visits the routes that match a path, the most exact first, until a visit returns a result. Precedence is decided
     * at each segment, from the left: literal text, then text around a parameter, then a parameter, then a parameter
     * for the rest of the path. Each node of the tree is visited at most once.
     */
    find(walk, at = 0) {
        const { segments, values } = walk;
        const segment = segments[at];
        if (segment === undefined)
            return this.#targets.size === 0 ? undefined : walk.visit(this.#targets);
        const literal = this.#literals.get(segment.text)?.find(walk, at + 1);
        if (literal !== undefined)
            return literal;
        const { length } = values;
        for (const pattern of this.#patterns) {
            const matched = matchPattern(pattern, segment);
            if (matched === undefined)
                continue;
            values.push(...matched);
            const below = pattern.next.find(walk, at + 1);
            if (below !== undefined)
                return below;
            values.length = length;
        }
        if (segment.raw === '')
            return undefined;
        if (this.#parameter !== undefined) {
            values.push(segment.raw);
            const below = this.#parameter.find(walk, at + 1);
            if (below !== undefined)
                return below;
            values.length = length;
        }
        if (this.#rest === undefined)
            return undefined;
        const spanned = segments.slice(at).map(({ raw }) => raw);
        values.push(spanned.join('/'));
        const found = walk.visit(this.#rest);
        values.length = length;
        return found;
    }
    #patternFor(segment) {
        const pattern = segmentPattern(segment);
        const known = this.#patterns.find(({ texts }) => texts.join('/') === pattern.texts.join('/'));
        if (known !== undefined)
            return known.next;
        const made = { ...pattern, next: emptyTree() };
        this.#patterns.push(made);
        this.#patterns.sort((one, other) => other.weight - one.weight);
        return made.next;
    }
}
function emptyTree() {
    return new RouteTree();
}

// routing/router

/**
 * Makes a router. At each segment, from the left, literal text takes precedence over parameters; if that leads to no
 * route with the method, the next most exact one is tried. Of several routes with the same method and path, it
 * chooses the one with the most needs that are all met; if none is met, the one with the fewest needs, which reports
 * what is missing; in case of a tie, the first. A `multi` parameter spans segments at the end of a path, and is an
 * ordinary one elsewhere.
 */
export function createRouter(routes, options = {}) {
    const tree = new RouteTree();
    for (const { method, segments, operation, needs = [] } of routes) {
        const targets = tree.targetsOf(segments);
        const key = method.toUpperCase();
        const target = { operation, needs, names: parameterNames(segments) };
        const all = [...(targets.get(key) ?? []), target];
        targets.set(key, all.toSorted((one, other) => other.needs.length - one.needs.length));
    }
    const basePath = (options.basePath ?? '').replace(/\/$/, '');
    const prefix = `${basePath}/`;
    const inUrls = `${asInUrls(basePath)}/`;
    return (method, path, sent = nothingSent) => {
        const base = path.startsWith(prefix) ? prefix : inUrls;
        if (!path.startsWith(base))
            return { kind: 'not-found' };
        const segments = splitPath(path, base.length);
        const search = new Search(method.toUpperCase(), sent, segments);
        const found = tree.find(search);
        if (found !== undefined || options.trailingSlash !== 'ignore')
            return found ?? search.missed();
        search.segments = otherSlash(segments);
        return tree.find(search) ?? search.missed();
    };
}
/** The search for the route of a request. */
class Search {
    segments;
    values = [];
    #method;
    #sent;
    /** Methods of routes that have the path. */
    #allow;
    constructor(method, sent, segments) {
        this.segments = segments;
        this.#method = method;
        this.#sent = sent;
    }
    visit(targets) {
        const target = chooseTarget(targets.get(this.#method), this.#sent);
        if (target !== undefined) {
            const { operation, names } = target;
            return { kind: 'found', operation, parameters: nameValues(names, this.values) };
        }
        this.#allow ??= new Set();
        for (const known of targets.keys())
            this.#allow.add(known);
        return undefined;
    }
    /** The result if no route was found. */
    missed() {
        if (this.#allow === undefined)
            return { kind: 'not-found' };
        return { kind: 'wrong-method', allow: [...this.#allow].toSorted() };
    }
}
const nothingSent = { query: '', headers: { get: () => undefined } };
/** The route whose needs are met; otherwise the one with the fewest needs, which reports what is missing. */
function chooseTarget(targets = [], sent) {
    const last = targets.at(-1);
    if (targets.length < 2)
        return last;
    return (targets.find(({ needs }) => meetsNeeds(needs, sent)) ??
        targets.find(({ needs }) => needs.length === last?.needs.length));
}
/** The path with a trailing slash added if it had none, otherwise with it removed; `/` alone is unchanged. */
function otherSlash(segments) {
    if (segments.at(-1)?.raw !== '')
        return [...segments, { text: '', raw: '' }];
    return segments.length === 1 ? segments : segments.slice(0, -1);
}
function parameterNames(segments) {
    return segments.flat().flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
}
function nameValues(names, values) {
    const parameters = Object.create(null);
    for (let at = 0; at < names.length; at += 1)
        parameters[names[at] ?? ''] = values[at] ?? '';
    return parameters;
}
/** A base path as clients send it: `/{v}` and `/ä` are `/%7Bv%7D` and `/%C3%A4` (URL Standard, path percent-encode set). */
function asInUrls(basePath) {
    const url = `http://host${basePath}`;
    return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : basePath;
}
