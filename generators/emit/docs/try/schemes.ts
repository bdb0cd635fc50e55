import type { TriedScheme } from '../../../../runtime/docs/try/operation.ts';
import type { ApiModel, SecurityScheme } from '../../../model/model.ts';

/** The ways to authenticate of a document that a page can use. */
export function triedSchemes({ securitySchemes }: Pick<ApiModel, 'securitySchemes'>): readonly TriedScheme[] {
  return securitySchemes.flatMap((scheme) => schemeOf(scheme) ?? []);
}

/** A way to authenticate as forms need it; undefined for what no page can do, as cookies and certificates. */
export function schemeOf(scheme: SecurityScheme | undefined): TriedScheme | undefined {
  if (scheme === undefined) return undefined;
  const { name, type, in: place, parameter = '' } = scheme;
  if (type === 'apiKey') return place === 'cookie' ? undefined : { name, kind: place ?? 'header', parameter };
  if (type === 'http' && scheme.scheme === 'basic') return { name, kind: 'basic', parameter: '' };
  return type === 'mutualTLS' ? undefined : { name, kind: 'bearer', parameter: '' };
}
