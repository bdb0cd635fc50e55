import { finding } from '../../diagnostics/catalog.ts';
import type { Rule } from '../check/rule.ts';
import { isObject } from '../member.ts';
import { Suggestions } from '../suggestion.ts';
import { nameOf } from '../text-file.ts';

/** URLs of servers: their variables, and trailing slashes (OpenAPI 3.1.1, sections 4.8.5 and 4.8.8.1). */
export const lintServers: Rule = function* ({ nodes, places }) {
  const suggestions = new Suggestions();
  for (const { value, shape } of nodes) {
    const { url, variables } = value;
    if (shape !== 'server' || typeof url !== 'string') continue;
    const at = places.at(value, 'url');
    if (url.endsWith('/') && url !== '/') yield finding('lint/server-trailing-slash', { url }, at);
    const declared = isObject(variables)
      ? Object.keys(variables).filter((name) => !name.startsWith('x-'))
      : [];
    const named = new Set([...url.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? ''));
    const known = new Set(declared);
    const unused = declared.filter((name) => !named.has(name));
    for (const name of named)
      if (!known.has(name))
        yield finding(
          'lint/undeclared-server-variable',
          { name, hint: suggestions.suggest(name, unused) },
          at,
        );
    for (const name of unused)
      yield finding('lint/unused-server-variable', { name }, nameOf(places.at(variables as object, name)));
  }
};
