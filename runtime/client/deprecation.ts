import type { Plugin } from './operation.ts';

/** A plugin that warns of deprecated operations and parameters, of each once. */
export function deprecationWarnings(warn: (message: string) => void = console.warn): Plugin {
  const told = new Set<string>();
  const tell = (what: string, instead: string) => {
    if (told.has(what)) return;
    told.add(what);
    warn(`${what} is deprecated. ${instead}`.trim());
  };
  return (request, next) => {
    const { operation, values } = request;
    if (operation.deprecated !== undefined) tell(operation.name, operation.deprecated);
    const given = Object.assign(Object.create(null) as object, ...Object.values(values)) as Record<
      string,
      unknown
    >;
    for (const [name, instead] of Object.entries(operation.deprecatedParameters ?? {})) {
      if (given[name] !== undefined) tell(`${name} of ${operation.name}`, instead);
    }
    return next(request);
  };
}
