import { declarationsOf } from '../artifacts/declarations.ts';
import { fileOf } from '../artifacts/names.ts';
import { memberNodes, shapeOfType } from '../artifacts/type-shape.ts';
import { arrayAt, isObject, objectAt, type Json } from '../document/json.ts';
import { shapeOfSchema } from '../document/schema-shape.ts';
import type { Comparison } from './comparison.ts';
import { difference } from './difference.ts';
import { compareTags } from './type-tags.ts';

/** The types of schemas: their members, which of them must be there, their types, values, defaults and limits. */
export const typeSchemas: Comparison = {
  artifact: 'types',
  schema: ({ facts, generated }, name) => {
    const file = declarationsOf(generated, `types/schemas/${fileOf(name)}.d.ts`);
    const schema = facts.schemas.get(name) ?? true;
    const nodes = memberNodes(file, name);
    return [
      ...difference('types/schema', name, shapeOfType(file, name), shapeOfSchema(facts, schema)),
      ...ownMembers(schema).flatMap(([member, each]) =>
        compareTags(`${name}.${member}`, nodes.get(member), { schema: each }),
      ),
    ];
  },
};

/** The members that a schema describes itself, alone or as a part of `allOf`. */
function ownMembers(schema: Json): readonly (readonly [string, Json])[] {
  const parts = [schema, ...arrayAt(schema, 'allOf')].filter((part) => isObject(part));
  return parts.flatMap((part) => Object.entries(objectAt(part, 'properties')));
}
