import { conjuncts } from '../../../schema/merge.ts';
import type { SchemaSource } from '../../../schema/named.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { JsonObject } from '../../../json/json.ts';
import { printRange } from './facts.ts';
import type { SchemaFact } from './view.ts';

/** A schema that applies to a part of a value or under a condition, in words: `each name`, `if`. */
export interface StatedRule {
  readonly words: string;
  readonly name?: string;
  readonly schema: Schema;
  readonly facts?: readonly SchemaFact[];
}

const conditions = ['if', 'then', 'else'] as const;

/** Keywords with such schemas. Most schemas have none. */
const stated = [
  'propertyNames',
  'contains',
  'contentSchema',
  'dependentRequired',
  'dependentSchemas',
  'not',
  'if',
] as const;

/**
 * The rules of a schema and its conjuncts: schemas for names, for contained items, for the content of a text, or under a
 * condition (JSON Schema 2020-12 Core, section 10.2; Validation, section 8.5).
 * @param keywords those of the merged schema
 */
export function statedRules(
  source: SchemaSource,
  schema: Schema,
  keywords: JsonObject,
): readonly StatedRule[] {
  if (!stated.some((name) => keywordOf(keywords, name) !== undefined)) return [];
  return [...conjuncts(source, schema)].flatMap(rulesIn);
}

function rulesIn(schema: Schema): readonly StatedRule[] {
  const range = { low: keywordOf(schema, 'minContains'), high: keywordOf(schema, 'maxContains') };
  const count = range.low ?? range.high;
  return [
    ...rule('each name', keywordOf(schema, 'propertyNames')),
    ...rule('contains', keywordOf(schema, 'contains')).map((each) =>
      count === undefined ? each : { ...each, facts: [{ name: 'such items', value: printRange(range) }] },
    ),
    ...rule('content', keywordOf(schema, 'contentSchema')),
    ...Object.entries(keywordOf(schema, 'dependentRequired') ?? {}).map(([name, required]) => ({
      words: 'with',
      name,
      schema: { required: [...required] },
    })),
    ...Object.entries(keywordOf(schema, 'dependentSchemas') ?? {}).flatMap(([name, each]) =>
      rule('with', each).map((other) => ({ ...other, name })),
    ),
    ...rule('not', keywordOf(schema, 'not')),
    ...(keywordOf(schema, 'if') === undefined
      ? []
      : conditions.flatMap((name) => rule(name, keywordOf(schema, name)))),
  ];
}

/** No rule for a schema that allows any value. */
function rule(words: string, schema: Schema | undefined): readonly StatedRule[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? { words: `${words} nothing`, schema: {} } : { words, schema }];
}
