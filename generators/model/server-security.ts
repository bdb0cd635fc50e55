import type { SecurityScheme } from '../../runtime/server/security.ts';
import { isHeaderName } from '../source/document/header-name.ts';
import type { ApiModel, SecurityScheme as DocumentScheme } from './model.ts';

/** Where requests carry credentials, by name of the scheme, for the schemes that operations require. */
export function securitySchemesOf(model: ApiModel): ReadonlyMap<string, SecurityScheme> {
  return new Map(
    usedSchemes(model).flatMap((scheme) => {
      const known = schemeOf(scheme);
      return known === undefined ? [] : [[scheme.name, known] as const];
    }),
  );
}

/** Schemes that operations require, but whose credentials a server cannot find in a request. */
export function schemesWithoutPlace(model: ApiModel): readonly DocumentScheme[] {
  return usedSchemes(model).filter((scheme) => schemeOf(scheme) === undefined);
}

function usedSchemes({ operations, securitySchemes }: ApiModel): readonly DocumentScheme[] {
  const used = new Set(operations.flatMap(({ security }) => security.flat().map(({ scheme }) => scheme)));
  return securitySchemes.filter(({ name }) => used.has(name));
}

/**
 * Where a request carries the credentials of a scheme; undefined if a server cannot find them. OAuth 2.0 and OpenID
 * Connect issue bearer tokens (RFC 6750).
 */
export function schemeOf({
  type,
  in: location,
  parameter,
  scheme,
}: DocumentScheme): SecurityScheme | undefined {
  switch (type) {
    case 'apiKey':
      return location === undefined ||
        parameter === undefined ||
        (location === 'header' && !isHeaderName(parameter))
        ? undefined
        : { type, in: location, name: parameter };
    case 'http':
      return scheme === 'bearer' || scheme === 'basic' ? { type: scheme } : undefined;
    case 'mutualTLS':
      return { type: 'connection' };
    default:
      return { type: 'bearer' };
  }
}
