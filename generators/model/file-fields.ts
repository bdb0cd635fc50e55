import { isBinary } from './binary.ts';
import { formSchema } from './form-schema.ts';
import type { ApiModel, MediaType, Schema } from './model.ts';
import { isSchema } from '../schema/schema.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';

/**
 * Names of the fields of a form that are files or lists of files, wherever the schema describes them: at the root, through
 * references or in parts of `allOf`, `anyOf` and `oneOf`. A field that may be a text as well is none.
 */
export function fileFieldsOf(model: ApiModel, { schema }: MediaType): readonly string[] {
  const isFileByName = new Map<string, boolean>();
  const open: Schema[] = [formSchema(schema, (reference) => model.schema(reference).schema)];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (!isObject(part)) continue;
    const { properties } = part;
    for (const [name, property] of isObject(properties) ? Object.entries(properties) : []) {
      isFileByName.set(name, (isFileByName.get(name) ?? true) && isFileOrFiles(property));
    }
    open.push(...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => schemasIn(part, keyword)));
  }
  return [...isFileByName].filter(([, isFileOnly]) => isFileOnly).map(([name]) => name);
}

function isFileOrFiles(schema: Json): boolean {
  if (!isObject(schema)) return false;
  const { items } = schema;
  return isFile(schema) || (items !== undefined && isFile(items));
}

/** Whether all that a schema allows are files. */
function isFile(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (isBinary(schema) || schemasIn(schema, 'allOf').some(isFileOrFiles)) return true;
  const alternatives = [...schemasIn(schema, 'anyOf'), ...schemasIn(schema, 'oneOf')];
  return alternatives.length > 0 && alternatives.every(isFileOrFiles);
}

function schemasIn(schema: JsonObject, keyword: string): readonly Schema[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value.filter(isSchema) : [];
}
