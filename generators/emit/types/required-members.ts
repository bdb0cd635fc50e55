import { code } from '../../code/code.ts';
import { membersOfOtherDirection } from '../../model/directed-members.ts';
import { mergeSchema } from '../../schema/merge.ts';
import { schemaAt } from '../../schema/named.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import { allSchemas } from '../../schema/visit.ts';
import { isUntyped } from './untyped.ts';
import { inside, type NamedTypes, type TypeOf, type TypeScope } from './scope.ts';
import { nullType, simpleType, unionOf, unknownType, type TypeExpression } from './type-expression.ts';

/** The type of a required member whose type is too long to repeat. */
const presentType = unionOf([simpleType(code`{}`), nullType]);

/**
 * The type of a member that one schema requires and another one describes, as `id` in `allOf: [base, { required: [id]
 * }]`, because `{ id: unknown } & { id?: string }` would allow undefined; `unknown` if no schema describes the member.
 */
export function requiredType(name: string, scope: TypeScope, typeOf: TypeOf): TypeExpression {
  const { schema: all = true, chosen = [] } = scope.applied ?? {};
  const found = describedBy(name, {
    schema: all,
    types: scope.types,
    entered: new Set(),
    chosen: new Set(chosen),
  });
  if (found.length === 0) return unknownType;
  const described = found.filter((schema) => schema !== undefined);
  if (described.length < found.length || described.some(isLong)) return presentType;
  const inner = inside(scope);
  return unionOf(described.map((schema) => typeOf(schema, inner)));
}

/** Required members that the printed types around this position do not have yet. */
export function requiredElsewhere(names: readonly string[], scope: TypeScope): readonly string[] {
  const { applied, direction, types } = scope;
  if (names.length === 0 || applied === undefined) return names;
  const excluded = membersOfOtherDirection(applied.schema, { direction, source: types.named });
  return names.filter((name) => !excluded.has(name) && !isPrinted(name, applied.part));
}

/** The members that a schema requires, without those that the type of a reference both requires and describes. */
export function requiredNames(schema: Schema, summaries: NamedTypes['summaries']): readonly string[] {
  const reference = keywordOf(schema, '$ref');
  return [
    ...(keywordOf(schema, 'required') ?? []),
    ...(reference === undefined ? [] : schemaAt(summaries, reference).undescribed),
    ...(keywordOf(schema, 'allOf') ?? []).flatMap((part) => requiredNames(part, summaries)),
  ];
}

/** Whether the type of a schema has a member without its references. */
function isPrinted(name: string, schema: Schema): boolean {
  if (Object.hasOwn(keywordOf(schema, 'properties') ?? {}, name)) return true;
  if ((keywordOf(schema, 'allOf') ?? []).some((part) => isPrinted(name, part))) return true;
  return (['anyOf', 'oneOf'] as const).some((keyword) => {
    const objects = (keywordOf(schema, keyword) ?? []).filter(mayBeObject);
    return objects.length > 0 && objects.every((each) => isPrinted(name, each));
  });
}

interface Search {
  readonly schema: Schema;
  readonly types: NamedTypes;
  readonly entered: Set<Schema>;
  /** Alternatives that apply, so that the others of their lists do not. */
  readonly chosen: ReadonlySet<Schema>;
}

/**
 * The schemas of a member: one from the schemas that always apply, or one for each alternative of a list, undefined for
 * an alternative that does not describe it.
 */
function describedBy(name: string, search: Search): readonly (Schema | undefined)[] {
  const { schema, types, entered, chosen } = search;
  if (entered.has(schema)) return [];
  entered.add(schema);
  const { properties, choices, keywords } = mergeSchema(types.named, schema);
  const property = properties.get(name);
  if (property !== undefined && !isUntyped(types.summaries, property)) return [property];
  for (const { schemas } of choices) {
    if (schemas.some((each) => chosen.has(each))) continue;
    const found = schemas.filter(mayBeObject).map((each) => describedBy(name, { ...search, schema: each }));
    const all = found.flatMap((each) => (each.length === 0 ? [undefined] : each));
    if (all.some((each) => each !== undefined)) return all;
  }
  const further = keywordOf(keywords, 'additionalProperties') ?? true;
  const isMap = property === undefined && keywordOf(keywords, 'patternProperties') === undefined;
  return isMap && !isUntyped(types.summaries, further) ? [further] : [];
}

function mayBeObject(schema: Schema): boolean {
  return keywordOf(schema, 'type')?.includes('object') ?? true;
}

/** Whether a schema has members of its own, which are not repeated. */
function isLong(schema: Schema): boolean {
  return [...allSchemas(schema)].some(
    (part) => keywordOf(part, 'properties') !== undefined || keywordOf(part, 'required') !== undefined,
  );
}
