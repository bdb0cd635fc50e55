import type { Operation, ParameterMap, Values } from './operation.ts';
import { writePlainPath } from './plain.ts';

/** Writes a path with a value that may span segments, `{+file}` in its template: as one value for each segment. */
export function writeSpanningPath({ path = {} }: Values, operation: Operation): string {
  const single: Record<string, ParameterMap[string]> = { ...path };
  const template = operation.template.replace(/{\+(.*?)}/g, (_, name: string) =>
    String(path[name] ?? '')
      .split('/')
      .map((part, index) => {
        single[`${name}/${index}`] = part;
        return `{${name}/${index}}`;
      })
      .join('/'),
  );
  return writePlainPath({ path: single }, { ...operation, template });
}
