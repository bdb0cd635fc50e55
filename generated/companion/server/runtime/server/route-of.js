/** The route of an operation. */
export function routeOf(operation) {
    const { method, segments, needs = [] } = operation;
    return { method, segments, needs, operation };
}
//# sourceMappingURL=route-of.js.map