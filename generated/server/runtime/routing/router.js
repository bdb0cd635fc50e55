import { RouteTree } from "./route-tree.js";
import { splitPath } from "./segment-text.js";
/**
 * Makes a router. Literal text wins over parameters at each segment, from the left; where that leads nowhere, or to
 * none of the method, the next best is tried. Of routes that match the same requests the first one wins. A `multi`
 * parameter spans segments at the end of a path and is an ordinary one elsewhere.
 */
export function createRouter(routes, options = {}) {
    const tree = new RouteTree();
    for (const { method, segments, operation } of routes) {
        const targets = tree.targetsOf(segments);
        const key = method.toUpperCase();
        if (!targets.has(key))
            targets.set(key, { operation, names: parameterNames(segments) });
    }
    const basePath = (options.basePath ?? '').replace(/\/$/, '');
    return (method, path) => {
        if (!path.startsWith(`${basePath}/`))
            return { kind: 'not-found' };
        const segments = splitPath(path.slice(basePath.length));
        const key = method.toUpperCase();
        const allow = new Set();
        const visit = (targets, values) => {
            const target = targets.get(key);
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