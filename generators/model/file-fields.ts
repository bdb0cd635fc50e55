import { isBinary } from '../schema/binary.ts';
import { formSchema } from '../schema/form-schema.ts';
import type { ApiModel, MediaType, Schema } from './model.ts';
import { polymorphicModel } from './polymorphic-model.ts';
import { keywordOf } from '../schema/schema.ts';
import { schemaAt } from '../schema/named.ts';

/**
 * Names of the fields of a form that are files or lists of files, wherever the schema describes them: at the root,
 * through references or in parts of `allOf`, `anyOf` and `oneOf`. A field that may also be a text does not count.
 */
export function fileFieldsOf(model: ApiModel, { schema }: MediaType): readonly string[] {
  const meant = polymorphicModel(model);
  const isFileByName = new Map<string, boolean>();
  const open: Schema[] = [formSchema(schema, (reference) => schemaAt(meant, reference).schema)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const [name, property] of Object.entries(keywordOf(part, 'properties') ?? {}))
      isFileByName.set(name, (isFileByName.get(name) ?? true) && isFileOrFiles(property));
    for (const name of ['allOf', 'anyOf', 'oneOf'] as const) open.push(...(keywordOf(part, name) ?? []));
  }
  return [...isFileByName].filter(([, isFileOnly]) => isFileOnly).map(([name]) => name);
}

function isFileOrFiles(schema: Schema): boolean {
  return isFile(schema) || isFile(keywordOf(schema, 'items') ?? false);
}

/** Whether a schema allows only files. */
function isFile(schema: Schema): boolean {
  if (isBinary(schema) || keywordOf(schema, 'allOf')?.some(isFileOrFiles) === true) return true;
  const alternatives = [...(keywordOf(schema, 'anyOf') ?? []), ...(keywordOf(schema, 'oneOf') ?? [])];
  return alternatives.length > 0 && alternatives.every(isFileOrFiles);
}
