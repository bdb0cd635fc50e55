import type { Operation, Values, Write, Written } from './operation.ts';

/** Writes a body of `application/x-www-form-urlencoded`, if there is one. */
export function writeForm(values: Values, operation: Operation): Written | undefined {
  if (values.body === undefined) return undefined;
  return {
    headers: { 'content-type': operation.contentType as string },
    body: (operation.writeFields as Write<string>)(values, operation),
  };
}
