import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json } from '../../../json/json.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { Suggestions } from '../suggestion.ts';
import { nameOf } from '../../files/text-file.ts';
import { problemOfServerUrl } from './server-url.ts';

/** URLs of servers: whether clients can use them, their variables, and trailing slashes (OpenAPI 3.1.1, sections 4.8.5 and 4.8.8.1). */
export const lintServers: Rule = function* ({ nodes, places }) {
  const suggestions = new Suggestions();
  for (const { value, shape } of nodes) {
    const { url, variables } = value;
    if (shape !== 'server' || typeof url !== 'string') continue;
    const at = places.at(value, 'url');
    const problem = problemOfServerUrl(withDefaults(url, variables));
    if (problem !== undefined) yield finding('lint/server-url', { url, ...problem }, at);
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

/** Names without a default stay as they are: they are reported on their own. */
function withDefaults(url: string, variables: Json | undefined): string {
  return url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = memberOf(memberOf(variables, name), 'default');
    return typeof value === 'string' ? value : whole;
  });
}
