import { isHeaderText } from '../parameters/header-text.ts';
import type { Operation, Values, Written } from './operation.ts';

/** Writes header parameters of single values, and the body; null is the same as absent. Throws a TypeError for others. */
export function writePlainHeaders(values: Values, operation: Operation): Written {
  const written = operation.writeBody?.(values, operation);
  const headers: Record<string, string> = { ...written?.headers };
  for (const [name, value] of Object.entries(values.header ?? {})) {
    if (value == null) continue;
    const text = `${value as string}`;
    if (Object(value) === value || !isHeaderText(text))
      throw new TypeError(`${name} cannot be sent in a header.`);
    headers[name.toLowerCase()] = text;
  }
  return { ...written, headers };
}
