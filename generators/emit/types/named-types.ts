import { marksOf } from '../../model/marks.ts';
import type { Schema } from '../../model/model.ts';
import { schemaAt } from '../../schema/named.ts';
import { reach, reverse } from '../../model/reach.ts';
import { recursiveNodes } from '../../model/recursive-nodes.ts';
import type { TsModel, TsSchema } from '../../typescript/ts-model.ts';
import { inheritedTags } from './inherited-tags.ts';
import { listedIn } from './open-values.ts';
import type { NamedTypes } from './scope.ts';
import { isObjectType } from './object-type.ts';
import { keywordOf } from '../../schema/schema.ts';

export function createNamedTypes(model: TsModel): NamedTypes {
  const { schemas } = model;
  const circular = circularAliases(schemas);
  const tags = inheritedTags(model);
  const marks = marksOf(model);
  const values = listedValues(schemas);
  return {
    schemas,
    faces: {
      schemas: schemas.map(({ ref, names, requestType }) => {
        const listed = values.flatMap(({ value, by }) => (by.has(ref) ? [value] : []));
        const said = {
          ...Object(schemaAt(marks, ref).schema),
          ...(listed.length === 0 ? {} : { enum: listed }),
        };
        return { ref, names, requestType, isCircular: circular.has(ref), schema: said };
      }),
    },
    tags: ({ ref }) => tags.get(ref) ?? [],
  };
}

/**
 * A value of each type that can be extended with other values, and which schemas list such values. All schemas at once,
 * because references may form long chains.
 */
function listedValues(
  schemas: readonly TsSchema[],
): readonly { readonly value: string | number; readonly by: ReadonlySet<string> }[] {
  const listed = schemas.map(({ ref, schema }) => ({ ref, ...listedIn(schema) }));
  const sources = reverse(new Map(listed.map(({ ref, references }) => [ref, new Set(references)])));
  return (
    [
      ['string', ''],
      ['number', 0],
    ] as const
  ).map(([base, value]) => ({
    value,
    by: reach(
      sources,
      listed.flatMap(({ ref, bases }) => (bases.includes(base) ? [ref] : [])),
    ),
  }));
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
