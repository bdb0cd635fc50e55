import { marksOf } from '../../model/marks.ts';
import type { Schema } from '../../model/model.ts';
import { derive } from '../../incremental/versions.ts';
import { schemaAt } from '../../schema/named.ts';
import { recursiveNodes } from '../../model/recursive-nodes.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { listedValues } from './listed-values.ts';
import { isUntyped, typedSchemas } from './untyped.ts';
import type { NamedTypes } from './scope.ts';
import { undescribedMembers } from './undescribed-members.ts';
import { isObjectType } from './object-type.ts';
import { keywordOf } from '../../schema/schema.ts';

/** What types need to know about the named schemas of a model. */
export function createNamedTypes(model: TsModel): NamedTypes {
  return { named: model, summaries: summariesOf(model) };
}

const summariesOf = derive((model: TsModel): NamedTypes['summaries'] => {
  const { schemas } = model;
  const circular = circularAliases(schemas);
  const marks = marksOf(model);
  const listedBy = listedValues(schemas);
  const typed = typedSchemas(schemas);
  const known = { schemas: schemas.map((each) => ({ ...each, isUnknown: !typed.has(each.ref) })) };
  const undescribed = undescribedMembers(model, (member) => isUntyped(known, member));
  return {
    schemas: schemas.map(({ ref, names, requestType, schema }) => ({
      ref,
      names,
      requestType,
      isCircular: circular.has(ref),
      schema: { ...Object(schemaAt(marks, ref).schema), ...Object(listedBy(ref)) },
      isUnknown: !typed.has(ref),
      undescribed: undescribed({ ref, schema }),
    })),
  };
});

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
