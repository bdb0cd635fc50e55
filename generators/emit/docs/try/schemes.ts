import type { TriedScheme } from '../../../../runtime/docs/try/operation.ts';
import type { ApiModel, SecurityScheme } from '../../../model/model.ts';

/** The security schemes of a document that a page can use. */
export function triedSchemes({ securitySchemes }: Pick<ApiModel, 'securitySchemes'>): readonly TriedScheme[] {
  return securitySchemes.flatMap((scheme) => schemeOf(scheme) ?? []);
}

/** A security scheme for forms; undefined for cookies and certificates, which a page cannot set. */
export function schemeOf(scheme: SecurityScheme | undefined): TriedScheme | undefined {
  if (scheme === undefined) return undefined;
  const { name, type, in: place, parameter = '' } = scheme;
  if (type === 'apiKey') return place === 'cookie' ? undefined : { name, kind: place ?? 'header', parameter };
  if (type === 'http' && scheme.scheme === 'basic') return { name, kind: 'basic', parameter: '' };
  return type === 'mutualTLS' ? undefined : { name, kind: 'bearer', parameter: '' };
}
