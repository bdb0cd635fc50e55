import { isFile, writeMultipart } from './multipart-body.ts';
import { writeJson } from './json-body.ts';
import type { Operation, Values, Written } from './operation.ts';

/** Writes a body with files as a form, and any other as JSON, which preserves the types of its values. */
export function writeFilesOrJson(values: Values, operation: Operation): Written | undefined {
  const members: readonly unknown[] = Object.values(Object(values.body) as object);
  if (members.flat().some(isFile)) return writeMultipart(values, operation);
  return writeJson(values, { ...operation, contentType: 'application/json' });
}
