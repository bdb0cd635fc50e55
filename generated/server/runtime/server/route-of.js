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
