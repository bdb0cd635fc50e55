import type { WireRequest } from '../../runtime/conformance/case.ts';
import { encodeRequest } from '../sample/encode-request.ts';
import { withParameters, type RequestValues } from '../sample/request.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { defaultUrl, ownServer } from '../model/servers.ts';
import { credentialPlaces, isCredential } from './credential-places.ts';
import { withOwnHeaders } from './own-headers.ts';
import type { Planning } from './planning.ts';
import { isReadAsMeant } from './routing.ts';

const nobody = { headers: {}, query: {} };

/**
 * The request for some values; undefined where there are none, where they cannot be encoded, or where servers read
 * others in it.
 */
export function wireRequest(
  planning: Pick<Planning, 'model' | 'sampler'>,
  operation: Operation,
  values: RequestValues | undefined,
): WireRequest | undefined {
  if (values === undefined) return undefined;
  if (values.body !== undefined && ['get', 'head'].includes(operation.method)) return undefined;
  const { model, sampler } = planning;
  const server = ownServer(model, operation);
  // Encoding looks at each described parameter, whether it is sent or not.
  sampler.effort.spend(operation.parameters.length);
  try {
    const encoded = encodeRequest(model, operation, {
      values: withOwnHeaders(planning, operation, withoutCredentials(model, operation, values)),
      credentials: nobody,
    });
    // The Headers of programs drop this name when they are sent.
    if (Object.hasOwn(encoded.headers, '__proto__')) return undefined;
    if (!isReadAsMeant(model, operation, { ...encoded, values: values.parameters.path })) return undefined;
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

/** Leaves out parameters that are places of credentials: the run sends the token there, or nothing. */
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
