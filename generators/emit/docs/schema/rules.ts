import { conjuncts } from '../../../schema/merge.ts';
import type { SchemaSource } from '../../../schema/named.ts';
import { keywordOf, type Schema } from '../../../schema/schema.ts';
import type { JsonObject } from '../../../source/document.ts';
import { printRange } from './facts.ts';
import type { SchemaFact } from './view.ts';

/** A schema that a page states beside the members: what it is about, and the schema. */
export interface StatedRule {
  readonly words: string;
  readonly name?: string;
  readonly schema: Schema;
  readonly facts?: readonly SchemaFact[];
}

const conditions = ['if', 'then', 'else'] as const;

/** Keywords that are stated, of which most schemas have none. */
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
 * The keywords of a schema, and of all that apply together with it, whose schemas are about a part of a value, the value
 * that a text holds, or the same value under a condition (JSON Schema 2020-12 Core, section 10.2; Validation, section 8.5).
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

/** What every value meets is not stated. */
function rule(words: string, schema: Schema | undefined): readonly StatedRule[] {
  if (schema === undefined || schema === true) return [];
  return [schema === false ? { words: `${words} nothing`, schema: {} } : { words, schema }];
}
