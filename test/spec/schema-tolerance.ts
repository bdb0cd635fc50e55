import type { Schema } from '../../generators/model/model.ts';
import { subschemas } from '../../generators/schema/visit.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { model } from './document.ts';
import { partsOf, typesOf } from './schema-fields.ts';
import { schemaAt } from '../../generators/schema/named.ts';

/** Object schemas that take members they do not name. Those named in `allowed`, and maps of a value schema, may. */
export function openBodies(schema: Schema, allowed: readonly string[]): readonly string[] {
  return visit(schema, ({ node, names }) => {
    const isClosed = node['additionalProperties'] === false || node['unevaluatedProperties'] === false;
    const isMap = typeof node['additionalProperties'] === 'object';
    const isObjectSchema = [node['type']].flat().includes('object') || node['properties'] !== undefined;
    return isObjectSchema && !isClosed && !isMap && !names.some((name) => allowed.includes(name));
  });
}

/** Booleans that do not take null (A 2.1: boolean fields in responses may be null). */
export function soberBooleans(schema: Schema): readonly string[] {
  return visit(schema, ({ node, context }) => {
    const types = typesOf(partsOf([node]));
    return [node['type']].flat().includes('boolean') && !types.has('null') && !typesOf(context).has('null');
  });
}

/** Value sets that stand without an alternative of their plain type. */
export function closedSets(schema: Schema): readonly string[] {
  return visit(schema, ({ node, context }) => {
    if (node['enum'] === undefined && node['const'] === undefined) return false;
    return !context.some(
      (part) =>
        part['enum'] === undefined &&
        part['const'] === undefined &&
        ['string', 'integer'].includes(String(part['type'])),
    );
  });
}

interface Visited {
  readonly node: JsonObject;
  /** The alternatives among which the node stands, itself included, with what they refer to. */
  readonly context: readonly JsonObject[];
  /** Names of the schemas that led here. */
  readonly names: readonly string[];
}

/** Places below a schema, references included, where the test holds: names of schemas and keywords from the top. */
function visit(schema: Schema, holds: (visited: Visited) => boolean): readonly string[] {
  const found: string[] = [];
  const seen = new Set<Schema>();
  const enter = (node: Schema, context: readonly JsonObject[], names: readonly string[]): void => {
    if (typeof node === 'boolean' || seen.has(node)) return;
    seen.add(node);
    if (holds({ node, context, names }))
      found.push(`${names.join(' → ')} ${JSON.stringify(node).slice(0, 80)}`);
    if (typeof node['$ref'] === 'string') {
      const target = schemaAt(model, node['$ref']);
      seen.delete(target.schema);
      if (!names.includes(target.key)) enter(target.schema, context, [...names, target.key]);
    }
    for (const { keyword, schema: child } of subschemas(node)) {
      if (keyword === 'propertyNames' || keyword === 'not') continue;
      const alternatives =
        keyword === 'anyOf' || keyword === 'oneOf' ? partsOf([node]).filter((part) => part !== node) : [];
      enter(child, keyword === 'allOf' ? context : alternatives, names);
    }
  };
  enter(schema, [], []);
  return found;
}
