import type { ParameterDescriptor } from '../parameters/descriptor.ts';
import { encodeHeaders } from '../parameters/encode-headers.ts';
import { encodeCookies, encodeQuery } from '../parameters/encode-pairs.ts';
import { encodePath } from '../parameters/encode-path.ts';
import type { Operation, Values, Written } from './operation.ts';
import { asQuery } from './query.ts';

/** Writes a path whose parameters have a style or span segments, with the codec. */
export function writePath(
  { path = {} }: Values,
  { segments = [], path: parameters = [] }: Operation,
): string {
  return encodePath({ segments, parameters, values: path });
}

/** Writes a query of any values with the codec. */
export function writeQuery({ query = {} }: Values, operation: Operation): string {
  return asQuery(encodeQuery(operation.query as readonly ParameterDescriptor[], query));
}

/** Writes header parameters and cookies with the codec, and the body. Browsers send their own cookies instead. */
export function writeHeaders(values: Values, operation: Operation): Written {
  const written = operation.writeBody?.(values, operation);
  const headers = encodeHeaders(operation.header ?? [], values.header ?? {});
  const cookies = encodeCookies(operation.cookie ?? [], values.cookie ?? {});
  const named = headers.map(([name, text]) => [name.toLowerCase(), text] as const);
  return {
    ...written,
    headers: { ...written?.headers, ...Object.fromEntries(named), ...(cookies && { cookie: cookies }) },
  };
}
