import type { Schema } from '../../model/model.ts';
import { dropKeyword, keywordOf } from '../../schema/schema.ts';
import { isObject } from '../../json/member.ts';
import type { JsonObject } from '../../json/json.ts';
import { recursiveNodes } from '../../model/recursive-nodes.ts';

/** The references of schemas that are circular outside of objects. */
export function circularSchemas(schemas: ReadonlyMap<string, Schema>): ReadonlySet<string> {
  return recursiveNodes(new Map([...schemas].map(([reference, schema]) => [reference, targetsOf(schema)])));
}

/**
 * Removes the references of a schema to circular schemas outside of objects, so that their type is `unknown`. The library
 * prints named schemas as members of one interface, where TypeScript refuses such circles (error 2502).
 * @param circular the circular schemas, including this one
 */
export function cutCycles(schema: Schema, circular: ReadonlySet<string>): void {
  for (const part of referringParts(schema)) if (circular.has(referenceOf(part))) dropKeyword(part, '$ref');
}

function targetsOf(schema: Schema): ReadonlySet<string> {
  return new Set(referringParts(schema).map(referenceOf));
}

/** The parts of a schema outside of objects that refer to others. */
function referringParts(schema: Schema): readonly JsonObject[] {
  if (!isObject(schema)) return [];
  const lists = (['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const).map((name) => keywordOf(schema, name));
  const inner = [...lists.flatMap((list) => list ?? []), keywordOf(schema, 'items') ?? true];
  const parts = inner.flatMap(referringParts);
  return keywordOf(schema, '$ref') === undefined ? parts : [schema, ...parts];
}

function referenceOf(part: JsonObject): string {
  return keywordOf(part, '$ref') ?? '';
}
