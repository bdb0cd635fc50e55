import type { CredentialPlace } from '../../runtime/conformance/case.ts';
import type { ApiModel, Operation, Parameter, SecurityScheme } from '../model/model.ts';
import { isHeaderName } from '../source/header-name.ts';

/**
 * The places for the token of the caller: those of the first alternative that one token meets, and those that are also
 * required parameters, which a request has whichever alternative it uses; empty where none is needed.
 */
export function credentialPlaces(model: ApiModel, operation: Operation): readonly CredentialPlace[] {
  const { security, parameters } = operation;
  const [needed] = security.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const chosen = (needed ?? []).flatMap(({ scheme }) => placesOfScheme(model, scheme));
  const required = credentialWays(model, operation)
    .flatMap(({ places }) => places)
    .filter((place) => parameters.some((parameter) => parameter.required && isAt(place, parameter)));
  // A key and a scheme can be in one header. The key may be anything, so what the scheme needs is sent.
  const all = [...chosen, ...required].toSorted((a, b) => Number(isOfScheme(a)) - Number(isOfScheme(b)));
  return [...new Map(all.map((place) => [`${place.in} ${place.name}`, place])).values()];
}

/** Each alternative of an operation by the names of its schemes, with the places of its credentials. */
export function credentialWays(
  model: ApiModel,
  { security }: Operation,
): readonly { readonly name: string; readonly places: readonly CredentialPlace[] }[] {
  return security.flatMap((needed) => {
    const places = needed.flatMap(({ scheme }) => placesOfScheme(model, scheme));
    return places.length === 0 ? [] : [{ name: needed.map(({ scheme }) => scheme).join(' and '), places }];
  });
}

function placesOfScheme({ securitySchemes }: ApiModel, scheme: string): readonly CredentialPlace[] {
  const known = securitySchemes.find(({ name }) => name === scheme);
  return known === undefined ? [] : placesOf(known);
}

function placesOf({ type, in: place, parameter = '', scheme }: SecurityScheme): readonly CredentialPlace[] {
  // Of other schemes, as of a certificate, a server finds no token.
  if (type === 'mutualTLS' || (type === 'http' && scheme !== 'basic' && scheme !== 'bearer')) return [];
  if (type !== 'apiKey')
    return [{ in: 'header', name: 'authorization', scheme: scheme === 'basic' ? 'basic' : 'bearer' }];
  if (place === 'header' && !isHeaderName(parameter)) return [];
  if (place === 'header') return [{ in: 'header', name: parameter.toLowerCase(), scheme: undefined }];
  return place === undefined ? [] : [{ in: place, name: parameter, scheme: undefined }];
}

/** Whether a parameter is a place of credentials: documents describe headers of tokens as parameters too. */
export function isCredential(
  model: ApiModel,
  operation: Operation,
  parameter: Pick<Parameter, 'in' | 'name'>,
): boolean {
  return credentialWays(model, operation).some(({ places }) =>
    places.some((place) => isAt(place, parameter)),
  );
}

function isOfScheme({ scheme }: CredentialPlace): boolean {
  return scheme !== undefined;
}

function isAt(place: CredentialPlace, { in: location, name }: Pick<Parameter, 'in' | 'name'>): boolean {
  return place.in === location && place.name === (location === 'header' ? name.toLowerCase() : name);
}

/** Whether an operation refuses every caller without credentials. */
export function needsCredentials({ security }: Operation): boolean {
  return security.length > 0 && security.every(({ length }) => length > 0);
}

/**
 * Whether requests may do without credentials although the operation has security: a client certificate is enough, or a
 * scheme of which the document does not say where a token is.
 */
export function holdsNoCredentials({ securitySchemes }: ApiModel, { security }: Operation): boolean {
  const sent = new Set(
    securitySchemes.filter((scheme) => placesOf(scheme).length > 0).map(({ name }) => name),
  );
  return security.some((needed) => needed.length > 0 && needed.every(({ scheme }) => !sent.has(scheme)));
}
