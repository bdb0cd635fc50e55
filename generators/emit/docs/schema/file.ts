import { isBinary } from '../../../model/binary.ts';
import type { ApiModel, Schema } from '../../../model/model.ts';
import { isSchema } from '../../../model/schema-walk.ts';
import { flatten } from '../../../model/flatten.ts';

/** Whether a field of a form takes a file, or a list of them. */
export function isFile(model: ApiModel, schema: Schema): boolean {
  const { keywords } = flatten(model, schema);
  const { items } = keywords;
  return isBinary(keywords) || (isSchema(items) && isBinary(flatten(model, items).keywords));
}
