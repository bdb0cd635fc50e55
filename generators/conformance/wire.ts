import type { WireRequest } from '../../runtime/conformance/case.ts';
import { encodeRequest } from '../sample/encode-request.ts';
import { withParameters, type RequestValues } from '../sample/request.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { defaultUrl, ownServer } from '../model/servers.ts';
import { credentialPlaces, isCredential } from './credential-places.ts';
import { withClientHeaders } from './client-headers.ts';
import type { Planning } from './planning.ts';
import { isUnambiguous } from './routing.ts';

/** The request for some values; undefined if there are none, if they cannot be encoded, or if it would be ambiguous. */
export function wireRequest(
  planning: Pick<Planning, 'model' | 'sampler'>,
  operation: Operation,
  values: RequestValues | undefined,
): WireRequest | undefined {
  if (values === undefined) return undefined;
  if (values.body !== undefined && ['get', 'head'].includes(operation.method)) return undefined;
  const { model, sampler } = planning;
  const server = ownServer(model, operation);
  // Encoding reads each described parameter, even if it is not sent.
  sampler.effort.spend(operation.parameters.length);
  try {
    const encoded = encodeRequest(model, operation, {
      values: withClientHeaders(planning, operation, withoutCredentials(model, operation, values)),
      credentials: { headers: {}, query: {} },
    });
    // `fetch` does not send a header of this name.
    if (Object.hasOwn(encoded.headers, '__proto__')) return undefined;
    if (!isUnambiguous(model, operation, { ...encoded, values: values.parameters.path })) return undefined;
    const { method, target, headers, body } = encoded;
    return {
      method,
      target,
      ...(server === undefined ? {} : { server: defaultUrl(server) }),
      headers: { ...acceptHeader(operation), ...headers },
      body: body === undefined ? undefined : new TextDecoder().decode(body),
      credentials: credentialPlaces(model, operation),
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Leaves out parameters that are places of credentials, as the run sends the token there. */
function withoutCredentials(model: ApiModel, operation: Operation, values: RequestValues): RequestValues {
  return operation.parameters
    .filter((parameter) => isCredential(model, operation, parameter))
    .reduce((left, { in: location, name }) => {
      const { [name]: _, ...others } = left.parameters[location];
      return withParameters(left, location, others);
    }, values);
}

/** All media types that the operation may respond with. */
function acceptHeader({ responses }: Operation): { readonly accept: string } {
  const types = new Set(responses.flatMap(({ content }) => content.map(({ type }) => type)));
  return { accept: types.size === 0 || types.has('*/*') ? '*/*' : [...types].join(', ') };
}
