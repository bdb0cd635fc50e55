import type { ValueType } from '../../runtime/parameters/descriptor.ts';
import { membersOf } from '../../runtime/parameters/value-type.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { ApiModel, Operation, ParameterIn, Schema } from './model.ts';
import { mergeSchema } from '../schema/merge.ts';
import { keywordOf } from '../schema/schema.ts';
import { isOfType } from '../schema/types.ts';
import { parameterType } from './wire.ts';

/**
 * The values of omitted parameters of a location, by name: the `default` of their schemas (OpenAPI 3.1, Schema Object;
 * JSON Schema 2020-12 Validation, section 9.2). A default of the wrong type is ignored; the check of the document has
 * reported it. Required parameters are never omitted.
 */
export function parameterDefaults(
  model: ApiModel,
  operation: Operation,
  location: ParameterIn,
): ReadonlyMap<string, Json> {
  const defaults = new Map<string, Json>();
  for (const parameter of operation.parameters) {
    if (parameter.in !== location || parameter.required) continue;
    const value = defaultOf(model, parameter.schema);
    if (value !== undefined && isOf(value, parameterType(model, parameter)))
      defaults.set(parameter.name, value);
  }
  return defaults;
}

/** The default of a schema: its own, or the first from a reference or a part of `allOf`. */
function defaultOf(model: ApiModel, schema: Schema): Json | undefined {
  return keywordOf(mergeSchema(model, schema).keywords, 'default');
}

function isOf(value: Json, type: ValueType): boolean {
  return membersOf(type).some((member) => {
    switch (member.kind) {
      case 'any':
      case 'json':
        return true;
      case 'null':
        return value === null;
      case 'integer':
      case 'number':
        return isOfType(value, member.kind);
      case 'array':
        return Array.isArray(value) && value.every((item) => isOf(item, member.items));
      case 'object':
        return isObject(value);
      default:
        return typeof value === member.kind;
    }
  });
}
