import type { Plugin } from './operation.ts';

/** A plugin that warns about each deprecated operation and parameter that is used, once. */
export function deprecationWarnings(warn: (message: string) => void = console.warn): Plugin {
  const warned = new Set<string>();
  const warnOnce = (what: string, instead: string) => {
    if (warned.has(what)) return;
    warned.add(what);
    warn(`${what} is deprecated. ${instead}`.trim());
  };
  return (request, next) => {
    const { operation, values } = request;
    if (operation.deprecated !== undefined) warnOnce(operation.name, operation.deprecated);
    const given = Object.assign(Object.create(null) as object, ...Object.values(values)) as Record<
      string,
      unknown
    >;
    for (const [name, instead] of Object.entries(operation.deprecatedParameters ?? {})) {
      if (given[name] !== undefined) warnOnce(`${name} of ${operation.name}`, instead);
    }
    return next(request);
  };
}
