import type { CredentialPlace } from '../../runtime/conformance/case.ts';
import type { ApiModel, Operation, Parameter, SecurityScheme } from '../model/model.ts';
import { schemeOf } from '../model/server-security.ts';

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
  const all = [...chosen, ...required];
  const ordered = [
    ...all.filter(({ scheme }) => scheme === undefined),
    ...all.filter(({ scheme }) => scheme),
  ];
  return [...new Map(ordered.map((place) => [`${place.in} ${place.name}`, place])).values()];
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

function placesOf(scheme: SecurityScheme): readonly CredentialPlace[] {
  const known = schemeOf(scheme);
  switch (known?.type) {
    case 'apiKey': {
      const { in: place, name } = known;
      return [{ in: place, name: place === 'header' ? name.toLowerCase() : name, scheme: undefined }];
    }
    case 'basic':
    case 'bearer':
      return [{ in: 'header', name: 'authorization', scheme: known.type }];
    default:
      // A server finds no token of a certificate, and of schemes that it does not know.
      return [];
  }
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
