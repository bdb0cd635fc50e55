/** A plugin that warns of deprecated operations and parameters, of each once. */
export function deprecationWarnings(warn = console.warn) {
    const warned = new Set();
    const warnOnce = (what, instead) => {
        if (warned.has(what))
            return;
        warned.add(what);
        warn(`${what} is deprecated. ${instead}`.trim());
    };
    return (request, next) => {
        const { operation, values } = request;
        if (operation.deprecated !== undefined)
            warnOnce(operation.name, operation.deprecated);
        const given = Object.assign(Object.create(null), ...Object.values(values));
        for (const [name, instead] of Object.entries(operation.deprecatedParameters ?? {})) {
            if (given[name] !== undefined)
                warnOnce(`${name} of ${operation.name}`, instead);
        }
        return next(request);
    };
}
