/**
 * Operations by method and path. Every GET is a HEAD too (RFC 9110, section 9.3.2); the HEAD routes that Fastify makes
 * itself would count the bytes of the body that is not there.
 */
export function routeGroups(operations) {
    const groups = new Map();
    const add = (method, operation) => {
        const key = `${method} ${pathOf(operation)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { method, first: operation, others: [] });
        else
            group.others.push(operation);
    };
    for (const operation of operations)
        add(operation.method, operation);
    const heads = new Set([...groups.values()].flatMap(({ method, first }) => (method === 'HEAD' ? [pathOf(first)] : [])));
    for (const operation of operations) {
        if (operation.method === 'GET' && heads.has(pathOf(operation)))
            add('HEAD', operation);
    }
    return [...groups.values()].map(({ method, first, others }) => ({
        methods: method === 'GET' && !heads.has(pathOf(first)) ? ['GET', 'HEAD'] : [method],
        first,
        others,
    }));
}
function pathOf({ segments }) {
    return segments.map(segmentForm).join('/');
}
/** Alike for segments that match the same, whatever the names of their parameters. */
function segmentForm(segment) {
    return segment.map((part) => (part.kind === 'literal' ? part.text : part.multi ? '{*}' : '{}')).join('');
}
