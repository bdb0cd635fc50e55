import { isBinary } from '../../../schema/binary.ts';
import type { ApiModel, Schema } from '../../../model/model.ts';
import { keywordOf } from '../../../schema/schema.ts';
import { mergeSchema } from '../../../schema/merge.ts';

/** Whether a field of a form takes a file, or a list of them. */
export function isFile(model: ApiModel, schema: Schema): boolean {
  const { keywords } = mergeSchema(model, schema);
  const items = keywordOf(keywords, 'items') ?? false;
  return isBinary(keywords) || isBinary(mergeSchema(model, items).keywords);
}
