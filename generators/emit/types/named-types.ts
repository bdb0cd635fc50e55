import { isInDirection } from '../../model/directed-members.ts';
import type { Schema } from '../../model/model.ts';
import { schemaAt } from '../../schema/named.ts';
import { recursiveNodes } from '../../model/recursive-nodes.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { inheritedTags } from './inherited-tags.ts';
import { listedBases } from './open-values.ts';
import type { NamedTypes, SchemaFace } from './scope.ts';
import { isObjectType } from './object-type.ts';
import { keywordOf } from '../../schema/schema.ts';

export function createNamedTypes(model: TsModel): NamedTypes {
  const circular = circularAliases(model.schemas);
  const tags = inheritedTags(model);
  return {
    schemas: model.schemas,
    faces: { schemas: model.schemas.map((schema) => faceOf(model, schema, circular.has(schema.ref))) },
    tags: ({ ref }) => tags.get(ref) ?? [],
  };
}

/** A value of each type that can be extended with other values. */
const VALUES = { string: '', number: 0 };

function faceOf(
  model: TsModel,
  { ref, names, requestType, schema }: TsSchema,
  isCircular: boolean,
): SchemaFace {
  const { schemas } = model;
  const bases = listedBases(schema, (reference) => schemaAt(model, reference).schema);
  const said: Schema = {
    ...(isInDirection(schema, { direction: 'request', schemas }) ? {} : { readOnly: true }),
    ...(isInDirection(schema, { direction: 'response', schemas }) ? {} : { writeOnly: true }),
    ...(bases.size === 0 ? {} : { enum: [...bases].map((base) => VALUES[base]) }),
  };
  return { ref, names, requestType, isCircular, schema: said };
}

/**
 * The schemas whose aliases would refer to themselves only through `|`, `&` and other aliases, which TypeScript refuses
 * (error 2456).
 */
function circularAliases(schemas: readonly TsSchema[]): ReadonlySet<string> {
  const aliases = schemas.filter(({ schema }) => !isObjectType(schema));
  return recursiveNodes(new Map(aliases.map(({ ref, schema }) => [ref, new Set(aliasedBy(schema))])));
}

/** References that the type of a schema contains outside of objects and arrays. */
function aliasedBy(schema: Schema): readonly string[] {
  const reference = keywordOf(schema, '$ref');
  const parts = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((name) => keywordOf(schema, name) ?? []);
  return [...(reference === undefined ? [] : [reference]), ...parts.flatMap(aliasedBy)];
}
