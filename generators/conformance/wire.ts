import type { WireRequest } from '../../runtime/conformance/case.ts';
import { encodeRequest } from '../sample/encode-request.ts';
import type { RequestValues } from '../sample/request.ts';
import type { Operation } from '../model/model.ts';
import { credentialPlaces } from './credential-places.ts';
import type { Planning } from './planning.ts';

const nobody = { headers: {}, query: {} };

/** The request that values make; undefined where the wire cannot hold them. */
export function wireRequest(
  { model }: Pick<Planning, 'model'>,
  operation: Operation,
  values: RequestValues,
): WireRequest | undefined {
  if (values.body !== undefined && ['get', 'head'].includes(operation.method)) return undefined;
  try {
    const { method, target, headers, body } = encodeRequest(model, operation, {
      values,
      credentials: nobody,
    });
    return {
      method,
      target,
      headers: { ...acceptHeader(operation), ...headers },
      body: body === undefined ? undefined : new TextDecoder().decode(body),
      credentials: credentialPlaces(model, operation),
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** All media types that the operation may answer with. */
function acceptHeader({ responses }: Operation): { readonly accept: string } {
  const types = new Set(responses.flatMap(({ content }) => content.map(({ type }) => type)));
  return { accept: types.size === 0 || types.has('*/*') ? '*/*' : [...types].join(', ') };
}
