import { code, join, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { propertyKey } from '../../code/name.ts';
import type { ApiModel, Schema } from '../../model/model.ts';
import { isSchema } from '../../model/schema-walk.ts';
import { isObject } from '../../source/member.ts';
import type { Json } from '../../source/document.ts';
import { LOCATIONS } from './arguments.ts';
import type { CallPlan } from './plan.ts';

/** A call with the arguments that it must have, with the values of the document's examples where it has some. */
export function printExample(model: ApiModel, plan: CallPlan): string {
  const { operation, answers } = plan;
  const list = requiredArguments(model, plan);
  const object = list.length === 0 ? '' : `, { ${join(list, code`, `).toString()} }`;
  const call = `${operation.names.value}(client${object})`;
  return answers.item === undefined
    ? `await ${call}`
    : `for await (const item of ${call}) console.log(item);`;
}

function requiredArguments(
  model: ApiModel,
  { operation, arguments: { parameters, body } }: CallPlan,
): readonly Code[] {
  const given = LOCATIONS.flatMap((location) =>
    parameters[location]
      .filter(({ required }) => required)
      .map(({ name, wireName }) => {
        const parameter = operation.parameters.find((each) => each.in === location && each.name === wireName);
        const value = parameter?.examples[0]?.value ?? exampleOf(model, parameter?.schema ?? true);
        return code`${propertyKey(name)}: ${literal(value)}`;
      }),
  );
  if (body === undefined) return given;
  const { schema, kind, examples } = body.mediaType;
  if (body.shape === 'whole') {
    if (!body.required) return given;
    return [
      ...given,
      code`${propertyKey(body.name)}: ${kind === 'binary' ? code`new Blob([])` : literal(examples[0]?.value ?? exampleOf(model, schema))}`,
    ];
  }
  const example = examples[0]?.value;
  const members = body.members
    .filter(({ required }) => required)
    .map(({ name, wireName }) => {
      const value = isObject(example) ? example[wireName] : undefined;
      return code`${propertyKey(name)}: ${literal(value ?? exampleOf(model, memberSchema(model, schema, wireName)))}`;
    });
  return [...given, ...members];
}

/** Levels of references that are followed to an example. */
const DEEPEST = 8;

function exampleOf(model: ApiModel, schema: Schema, depth = 0): Json {
  if (!isObject(schema) || depth > DEEPEST) return 'text';
  const [own] = [schema['examples'] ?? []].flat();
  const stated =
    schema['const'] ?? own ?? schema['example'] ?? schema['default'] ?? [schema['enum'] ?? []].flat()[0];
  if (stated !== undefined && stated !== null) return stated;
  const next =
    typeof schema['$ref'] === 'string'
      ? model.schema(schema['$ref']).schema
      : [schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf'] ?? []].flat()[0];
  if (next !== undefined && isSchema(next)) return exampleOf(model, next, depth + 1);
  switch ([schema['type']].flat()[0]) {
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 1;
    case 'boolean':
      return true;
    case 'array':
      return isSchema(schema['items']) ? [exampleOf(model, schema['items'], depth + 1)] : [];
    case 'object':
      return {};
    default:
      return 'text';
  }
}

function memberSchema(model: ApiModel, root: Schema, name: string): Schema {
  const parts = new Set<Schema>([root]);
  for (const part of parts) {
    if (!isObject(part)) continue;
    const properties = part['properties'];
    const found = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isSchema(found)) return found;
    if (typeof part['$ref'] === 'string') parts.add(model.schema(part['$ref']).schema);
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const other of [part[keyword]].flat()) if (isSchema(other)) parts.add(other);
  }
  return true;
}
