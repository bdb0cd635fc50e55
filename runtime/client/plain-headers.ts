import { isHeaderText } from '../parameters/header-text.ts';
import { encodeValue } from '../parameters/percent.ts';
import { headersOf } from './headers.ts';
import type { Operation, ParameterMap, Values, Written } from './operation.ts';

/**
 * Writes header parameters that are single values, and the body; null is the same as absent. Throws a TypeError for lists
 * and objects, and for texts that a header cannot contain.
 */
export function writePlainHeaders(values: Values, operation: Operation): Written {
  const written = operation.writeBody?.(values, operation);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(values.header as ParameterMap))
    if (value != null) {
      // Only for its error, as headers are not percent-encoded.
      encodeValue(name, isHeaderText(value as string) ? value : null);
      headers[name] = value as string;
    }
  return { ...written, headers: { ...written?.headers, ...headersOf(headers) } };
}
