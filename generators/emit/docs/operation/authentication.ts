import type { ApiModel, Operation, SecurityScheme } from '../../../model/model.ts';
import { markdownCode } from '../../../code/markdown.ts';

/**
 * How requests of an operation are authenticated, in one line of text with backticks around code: the alternatives of
 * its `security` (OpenAPI 3.1.1, section 4.8.30). An empty alternative says that credentials are optional.
 */
export function authenticationText({ securitySchemes }: ApiModel, { security }: Operation): string {
  const alternatives = security
    .filter((schemes) => schemes.length > 0)
    .map((schemes) =>
      schemes
        .map(({ scheme, scopes }) => {
          const found = securitySchemes.find(({ name }) => name === scheme);
          const asked = scopes.length === 0 ? '' : ` (${scopes.map(markdownCode).join(', ')})`;
          return `${found === undefined ? markdownCode(scheme) : schemeText(found)}${asked}`;
        })
        .join(' and '),
    );
  if (alternatives.length === 0) return 'none';
  const list = [...new Set(alternatives)].join(' or ');
  return security.some((schemes) => schemes.length === 0) ? `optional: ${list}` : list;
}

/** Whether requests of an operation have to be authenticated. */
export function authenticationNeed({ security }: Operation): 'required' | 'optional' | 'none' {
  if (security.every((schemes) => schemes.length === 0)) return 'none';
  return security.some((schemes) => schemes.length === 0) ? 'optional' : 'required';
}

/** What requests have to have for a scheme, in one line of Markdown. */
export function schemeText({ name, type, in: place, parameter, scheme }: SecurityScheme): string {
  const own = markdownCode(parameter ?? name);
  if (type === 'apiKey') return place === 'query' ? `query parameter ${own}` : `${place ?? 'header'} ${own}`;
  if (type === 'oauth2') return 'OAuth 2.0 token';
  if (type === 'openIdConnect') return 'OpenID Connect token';
  if (type === 'mutualTLS') return 'client certificate';
  if (scheme === 'bearer') return 'bearer token';
  return scheme === 'basic' ? 'name and password (basic)' : `HTTP ${markdownCode(scheme ?? name)}`;
}
