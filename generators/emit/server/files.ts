import type { ApiModel, MediaType, Schema } from '../../model/model.ts';
import { isSchema } from '../../model/schema-walk.ts';
import { isObject } from '../../source/member.ts';
import { isBinary } from '../../model/binary.ts';

/** Names of the fields of a form that are files or lists of files; those that a reference or `allOf` brings count too. */
export function fileFieldsOf(model: ApiModel, { schema }: MediaType): readonly string[] {
  const names = new Set<string>();
  for (const part of partsOf(model, schema)) {
    const properties = typeof part === 'object' && isObject(part['properties']) ? part['properties'] : {};
    for (const [name, property] of Object.entries(properties)) {
      if (isSchema(property) && isFile(model, property)) names.add(name);
    }
  }
  return [...names];
}

function isFile(model: ApiModel, schema: Schema): boolean {
  return partsOf(model, schema).some((part) => {
    if (isBinary(part)) return true;
    const items = typeof part === 'object' ? part['items'] : undefined;
    return isSchema(items) && partsOf(model, items).some(isBinary);
  });
}

/** A schema with all that holds together with it, through references and `allOf`. */
function partsOf(model: ApiModel, root: Schema): readonly Schema[] {
  const parts = new Set<Schema>();
  const open: Schema[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (parts.has(schema)) continue;
    parts.add(schema);
    if (typeof schema === 'boolean') continue;
    if (typeof schema['$ref'] === 'string') open.push(model.schema(schema['$ref']).schema);
    if (Array.isArray(schema['allOf'])) open.push(...schema['allOf'].filter(isSchema));
  }
  return [...parts];
}
