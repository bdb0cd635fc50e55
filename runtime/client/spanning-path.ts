import type { Operation, ParameterMap, Values } from './operation.ts';
import { writePlainPath, writeValue } from './plain.ts';

/** Writes a path with a value that may span segments, `{+file}` in its template, each of which is written as one value. */
export function writeSpanningPath(values: Values, operation: Operation): string {
  const template = operation.template.replace(/{\+(.*?)}/g, (_, name: string) =>
    writeValue(name, (values.path as ParameterMap)[name] ?? '')
      .split('%2F')
      // An empty segment is refused like an empty value.
      .map((part) => part || '/./')
      .join('/'),
  );
  return writePlainPath(values, { ...operation, template });
}
