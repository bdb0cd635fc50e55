import type { Schema } from '../../../model/model.ts';
import { keywordOf } from '../../../schema/schema.ts';
import { isObject } from '../../../source/member.ts';
import type { JsonObject } from '../../../source/document.ts';
import { nodesOnCycles } from '../cycles.ts';

/**
 * Takes the references out of schemas that lead back to themselves without entering an object. The library prints
 * named schemas as members of one interface, where TypeScript works out all of a type but the insides of objects, and
 * refuses what never ends (error 2502). `unknown` stands in their place; the named types keep them.
 */
export function cutCycles(schemas: ReadonlyMap<string, Schema>): void {
  const references = new Map([...schemas].map(([reference, schema]) => [reference, referringParts(schema)]));
  const circular = nodesOnCycles(
    new Map([...references].map(([reference, parts]) => [reference, new Set(parts.map(referenceOf))])),
  );
  for (const reference of circular) {
    for (const part of references.get(reference) ?? [])
      if (circular.has(referenceOf(part))) delete part['$ref'];
  }
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
