import type { Schema } from '../../model/model.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { nodesOnCycles } from './cycles.ts';
import { inheritedTags } from './inherited-tags.ts';
import type { NamedTypes } from './scope.ts';
import { isObjectType } from './object-type.ts';
import { keywordOf } from '../../schema/schema.ts';

export function createNamedTypes(model: TsModel): NamedTypes {
  const circular = circularAliases(model.schemas);
  const tags = inheritedTags(model);
  return {
    schemas: model.schemas,
    isCircular: (from, to) => circular.has(from.ref) && circular.has(to.ref),
    tags: ({ ref }) => tags.get(ref) ?? [],
  };
}

/**
 * The schemas whose aliases would name themselves with nothing but `|`, `&` and other aliases in between, which
 * TypeScript refuses (error 2456).
 */
function circularAliases(schemas: readonly TsSchema[]): ReadonlySet<string> {
  const aliases = schemas.filter(({ schema }) => !isObjectType(schema));
  return nodesOnCycles(new Map(aliases.map(({ ref, schema }) => [ref, new Set(aliasedBy(schema))])));
}

/** References that the type of a schema names outside of objects and arrays. */
function aliasedBy(schema: Schema): readonly string[] {
  const reference = keywordOf(schema, '$ref');
  const parts = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((name) => keywordOf(schema, name) ?? []);
  return [...(reference === undefined ? [] : [reference]), ...parts.flatMap(aliasedBy)];
}
