import { mergeSchema } from '../schema/merge.ts';
import { constantsOf } from '../schema/types.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import { keywordsWhere } from '../schema/keywords.ts';
import { keywordOf } from '../schema/schema.ts';
import type { JsonObject } from '../source/document.ts';
import type { Owner, Part } from './change.ts';
import { schemaAt } from '../schema/named.ts';

/** Levels of schemas without a name that are looked at; also ends those that hold themselves. */
const DEEPEST = 8;

/** Keywords that say something of a value beside its type. */
const compared = keywordsWhere(({ fact }, name) => fact !== undefined || name === 'additionalProperties');

export interface SchemaSpot {
  readonly owner: Owner;
  readonly kind: Part['kind'];
  readonly way: readonly string[];
  readonly schema: Schema;
  /** Facts that do not stand in the schema. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly deprecated?: boolean;
}

/**
 * The part that a schema describes, with the fields and values below it. Named schemas are parts of their own: where
 * one is used, only its name is a fact.
 */
export function schemaParts(model: ApiModel, spot: SchemaSpot, depth = 0): readonly Part[] {
  const { owner, kind, way, schema } = spot;
  const { keywords, reference } = mergeSchema(model, schema);
  const isElsewhere = reference !== undefined && kind !== 'schema';
  const whole: Part = {
    owner,
    kind,
    way,
    deprecated: spot.deprecated === true || keywordOf(keywords, 'deprecated') === true,
    facts: new Map([
      ['type', typeOf(model, schema, kind !== 'schema')],
      ...(isElsewhere ? [] : keywordFacts(keywords)),
      ...(spot.facts ?? []),
    ]),
  };
  if (isElsewhere || depth > DEEPEST) return [whole];
  return [whole, ...valueParts(whole, keywords), ...fieldParts(model, { spot, schema }, depth)];
}

function fieldParts(
  model: ApiModel,
  { spot, schema }: { readonly spot: SchemaSpot; readonly schema: Schema },
  depth: number,
): readonly Part[] {
  const { properties, required, keywords } = mergeSchema(model, schema);
  const { owner, way } = spot;
  const fields = [...properties].flatMap(([name, property]) =>
    schemaParts(
      model,
      {
        owner,
        kind: 'field',
        way: [...way, name],
        schema: property,
        facts: [['required', String(required.has(name))]],
      },
      depth + 1,
    ),
  );
  const items = keywordOf(keywords, 'items');
  if (items === undefined || mergeSchema(model, items).reference !== undefined || depth > DEEPEST)
    return fields;
  return [...fields, ...fieldParts(model, { spot, schema: items }, depth + 1)];
}

function valueParts(whole: Part, keywords: JsonObject): readonly Part[] {
  return (constantsOf(keywords) ?? []).map((value) => ({
    ...whole,
    kind: 'value',
    value: JSON.stringify(value),
    facts: new Map(),
    deprecated: false,
  }));
}

function keywordFacts(schema: Schema): readonly (readonly [string, string])[] {
  return compared.flatMap((keyword) => {
    const value = keywordOf(schema, keyword);
    return value === undefined || typeof value === 'object'
      ? []
      : [[keyword, JSON.stringify(value)] as const];
  });
}

/** A type in words, with the names of schemas: `array of Project`, `string or null`. */
function typeOf(model: ApiModel, schema: Schema, byName: boolean, depth = 0): string {
  const { types, reference, keywords, choices } = mergeSchema(model, schema);
  if (byName && reference !== undefined) return schemaAt(model, reference).key;
  const inner = (part: Schema): string => typeOf(model, part, true, depth + 1);
  const words = types.map((type) => {
    const items = keywordOf(keywords, 'items');
    return type === 'array' && items !== undefined && depth < DEEPEST ? `array of ${inner(items)}` : type;
  });
  const alternatives = depth < DEEPEST ? choices.map(({ schemas }) => schemas.map(inner).join(' or ')) : [];
  const all = [...words.filter((word) => word !== 'object' || alternatives.length === 0), ...alternatives];
  return all.length === 0 ? 'any' : all.join(' or ');
}
