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
    return (method, path, sent = nothingSent) => {
        if (!path.startsWith(`${basePath}/`))
            return { kind: 'not-found' };
        const segments = splitPath(path.slice(basePath.length));
        const key = method.toUpperCase();
        const allow = new Set();
        const visit = (targets, values) => {
            const target = chooseTarget(targets.get(key) ?? [], sent);
            if (target !== undefined) {
                return { kind: 'found', operation: target.operation, parameters: nameValues(target.names, values) };
            }
            for (const known of targets.keys())
                allow.add(known);
            return undefined;
        };
        const found = tree.find({ segments, values: [], visit }) ??
            (options.trailingSlash === 'ignore'
                ? tree.find({ segments: otherSlash(segments), values: [], visit })
                : undefined);
        if (found !== undefined)
            return found;
        return allow.size === 0 ? { kind: 'not-found' } : { kind: 'wrong-method', allow: [...allow].toSorted() };
    };
}
const nothingSent = { query: '', headers: { get: () => undefined } };
/** Where no needs are met, the route that needs least says what is missing. */
function chooseTarget(targets, sent) {
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
    for (const [index, name] of names.entries())
        parameters[name] = values[index] ?? '';
    return parameters;
}
//# sourceMappingURL=router.js.map