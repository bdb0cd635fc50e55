import { isBinary } from './binary.ts';
import { mergeSchema } from './merge.ts';
import type { SchemaSource } from './named.ts';
import { keywordOf, type Schema } from './schema.ts';

/** Whether a field of a form is a file or a list of files, and nothing else. */
export function isFile(model: SchemaSource, schema: Schema): boolean {
  const { keywords } = mergeSchema(model, schema);
  const items = keywordOf(keywords, 'items') ?? false;
  return isBinary(keywords) || isBinary(mergeSchema(model, items).keywords);
}
