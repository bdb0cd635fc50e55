import type { ApiModel, Operation, SecurityScheme } from '../../../model/model.ts';
import { markdownCode } from '../../../code/markdown.ts';

/**
 * The alternatives of `security` of an operation as a line of Markdown (OpenAPI 3.1.1, section 4.8.30). With an empty
 * alternative, credentials are optional.
 */
export function authenticationText({ securitySchemes }: ApiModel, { security }: Operation): string {
  const alternatives = security
    .filter((schemes) => schemes.length > 0)
    .map((schemes) =>
      schemes
        .map(({ scheme, scopes }) => {
          const found = securitySchemes.find(({ name }) => name === scheme);
          const scopeList = scopes.length === 0 ? '' : ` (${scopes.map(markdownCode).join(', ')})`;
          return `${found === undefined ? markdownCode(scheme) : schemeText(found)}${scopeList}`;
        })
        .join(' and '),
    );
  if (alternatives.length === 0) return 'none';
  const list = [...new Set(alternatives)].join(' or ');
  return security.some((schemes) => schemes.length === 0) ? `optional: ${list}` : list;
}

/** Whether an operation needs authentication. */
export function authenticationNeed({ security }: Operation): 'required' | 'optional' | 'none' {
  if (security.every((schemes) => schemes.length === 0)) return 'none';
  return security.some((schemes) => schemes.length === 0) ? 'optional' : 'required';
}

/** The credentials of a scheme as Markdown. */
export function schemeText({ name, type, in: place, parameter, scheme }: SecurityScheme): string {
  const own = markdownCode(parameter ?? name);
  if (type === 'apiKey') return place === 'query' ? `query parameter ${own}` : `${place ?? 'header'} ${own}`;
  if (type === 'oauth2') return 'OAuth 2.0 token';
  if (type === 'openIdConnect') return 'OpenID Connect token';
  if (type === 'mutualTLS') return 'client certificate';
  if (scheme === 'bearer') return 'bearer token';
  return scheme === 'basic' ? 'name and password (basic)' : `HTTP ${markdownCode(scheme ?? name)}`;
}
