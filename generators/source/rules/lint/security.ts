import { finding } from '../../../diagnostics/catalog.ts';
import type { Json } from '../../../json/json.ts';
import type { Rule } from '../rule.ts';
import { referencesIn } from '../../references/references.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import { suggest, Suggestions } from '../suggestion.ts';

/**
 * The IANA registry of HTTP authentication schemes, in lower case; names are case-insensitive (RFC 9110, section 11.1).
 */
const registered: ReadonlySet<string> = new Set(
  'basic bearer concealed digest dpop gnap hoba mutual negotiate oauth privatetoken scram-sha-1 scram-sha-256 vapid'.split(
    ' ',
  ),
);

/**
 * Scopes of requirements must be those of the flows, and HTTP schemes must be registered (OpenAPI 3.1.1, section
 * 4.8.27).
 */
export const lintSecurity: Rule = function* ({ root, nodes, places }) {
  const schemes = memberOf(memberOf(root, 'components'), 'securitySchemes');
  const references = referencesIn(root);
  const suggestions = new Suggestions();
  const scopes = new Map(
    Object.entries(isObject(schemes) ? schemes : {}).flatMap(([name, each]) => {
      const known = scopesOf(references.follow(each));
      return known === undefined ? [] : [[name, { known, list: [...known] }] as const];
    }),
  );
  for (const { value, shape } of nodes) {
    if (shape === 'securityScheme') {
      const { type, scheme } = value;
      if (type === 'http' && typeof scheme === 'string' && !registered.has(scheme.toLowerCase()))
        yield finding(
          'lint/unknown-http-scheme',
          { scheme, hint: suggest(scheme, [...registered]) },
          places.at(value, 'scheme'),
        );
    }
    if (shape !== 'document' && shape !== 'operation') continue;
    for (const requirement of listOf(value['security']).filter(isObject)) {
      for (const [scheme, asked] of Object.entries(requirement)) {
        const declared = scopes.get(scheme);
        if (declared === undefined) continue;
        const { known, list } = declared;
        for (const [index, scope] of listOf(asked).entries()) {
          if (typeof scope !== 'string' || known.has(scope)) continue;
          const hint = suggestions.suggest(scope, list);
          yield finding('lint/undeclared-scope', { scope, scheme, hint }, places.at(asked as object, index));
        }
      }
    }
  }
};

/** The scopes of all flows of an OAuth 2 scheme; undefined for another scheme. */
function scopesOf(scheme: Json | undefined): ReadonlySet<string> | undefined {
  const flows = memberOf(scheme, 'flows');
  if (memberOf(scheme, 'type') !== 'oauth2' || !isObject(flows)) return undefined;
  return new Set(
    Object.values(flows).flatMap((flow) => {
      const scopes = memberOf(flow, 'scopes');
      return isObject(scopes) ? Object.keys(scopes) : [];
    }),
  );
}
