import { meetsNeeds } from "./route-need.js";
import { RouteTree } from "./route-tree.js";
import { splitPath } from "./segment-text.js";
/**
 * Makes a router. Literal text wins over parameters at each segment, from the left; where that leads nowhere, or to
 * none of the method, the next best is tried. Of routes with one method and path that one is taken whose needs are met,
 * the one with most needs first; where none is, and where the needs are the same, the first. A `multi` parameter spans
 * segments at the end of a path and is an ordinary one elsewhere.
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
    /** What there is to say where no route was found. */
    missed() {
        if (this.#allow === undefined)
            return { kind: 'not-found' };
        return { kind: 'wrong-method', allow: [...this.#allow].toSorted() };
    }
}
const nothingSent = { query: '', headers: { get: () => undefined } };
/** Where no needs are met, the route that needs least says what is missing. */
function chooseTarget(targets = [], sent) {
    const last = targets.at(-1);
    if (targets.length < 2)
        return last;
    return (targets.find(({ needs }) => meetsNeeds(needs, sent)) ??
        targets.find(({ needs }) => needs.length === last?.needs.length));
}
/** The path with a slash at its end if it had none, else without it; `/` alone stays. */
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
    return URL.canParse(basePath, 'http://host')
        ? new URL(basePath, 'http://host').pathname.replace(/\/$/, '')
        : basePath;
}
