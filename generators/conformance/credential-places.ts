import type { CredentialPlace } from '../../runtime/conformance/case.ts';
import type { ApiModel, Operation, Parameter, SecurityScheme } from '../model/model.ts';
import { schemeOf } from '../model/server-security.ts';

/**
 * The places for the token of the caller: those of the alternative with the fewest schemes, and those that are required
 * parameters. Empty for operations without security.
 */
export function credentialPlaces(model: ApiModel, operation: Operation): readonly CredentialPlace[] {
  const { security, parameters } = operation;
  const [needed] = security.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const chosen = (needed ?? []).flatMap(({ scheme }) => placesOfScheme(model, scheme));
  const required = credentialWays(model, operation)
    .flatMap(({ places }) => places)
    .filter((place) => parameters.some((parameter) => parameter.required && isAt(place, parameter)));
  // An API key and a scheme of HTTP can share a header: the scheme determines its value, as a key can be any text.
  const all = [...chosen, ...required];
  const ordered = [
    ...all.filter(({ scheme }) => scheme === undefined),
    ...all.filter(({ scheme }) => scheme),
  ];
  return [...new Map(ordered.map((place) => [`${place.in} ${place.name}`, place])).values()];
}

/** The alternatives of the security of an operation, with the names of their schemes and the places of credentials. */
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
  return securitySchemes
    .filter(({ name }) => name === scheme)
    .slice(0, 1)
    .flatMap(placesOf);
}

function placesOf(declared: SecurityScheme): readonly CredentialPlace[] {
  const scheme = schemeOf(declared);
  switch (scheme?.type) {
    case 'apiKey': {
      const { in: place, name } = scheme;
      return [{ in: place, name: place === 'header' ? name.toLowerCase() : name, scheme: undefined }];
    }
    case 'basic':
    case 'bearer':
      return [{ in: 'header', name: 'authorization', scheme: scheme.type }];
    default:
      // A client certificate, or a scheme that servers of the runtime do not support.
      return [];
  }
}

/** Whether a parameter is a place of credentials: some documents also describe the header of a token as a parameter. */
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
 * Whether requests may be sent without credentials although the operation has security: an alternative has only a client
 * certificate, or schemes without a described place.
 */
export function needsNoToken({ securitySchemes }: ApiModel, { security }: Operation): boolean {
  const sent = new Set(
    securitySchemes.filter((scheme) => placesOf(scheme).length > 0).map(({ name }) => name),
  );
  return security.some((needed) => needed.length > 0 && needed.every(({ scheme }) => !sent.has(scheme)));
}
