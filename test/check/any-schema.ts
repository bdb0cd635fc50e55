import fastCheck from 'fast-check';
import type { Json } from '../../generators/json/json.ts';

/** Some are inherited by every object; not those by which ajv compares objects, as it fails over them. */
/** Without the empty name, which ajv takes for present where it is required: it reads the name itself as a condition. */
const name = fastCheck.constantFrom('a', 'b', 'hasOwnProperty', 'isPrototypeOf', 'x-y', '~/');
const scalar = fastCheck.constantFrom<Json>(
  null,
  true,
  false,
  0,
  1,
  2.5,
  -3,
  '',
  'a',
  'ab',
  '😀b',
  'hasOwnProperty',
);
/** Integers that a double does not hold exactly: validators refuse them where the schema asks for an integer. */
const unsafe = fastCheck.constantFrom<Json>(2 ** 53, 2 ** 60, -(2 ** 64), 1e300);
const type = fastCheck.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'object', 'array');
const count = fastCheck.nat(3);

function valuesOf(scalars: fastCheck.Arbitrary<Json>): fastCheck.Arbitrary<Json> {
  return fastCheck.letrec<{ value: Json }>((tie) => ({
    value: fastCheck.oneof(
      { depthSize: 'small' },
      { arbitrary: scalars, weight: 3 },
      fastCheck.array(tie('value'), { maxLength: 4 }),
      fastCheck.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value;
}

/** JSON values, small enough for schemas to describe them. */
export const anyValue: fastCheck.Arbitrary<Json> = valuesOf(scalar);

/** The same, with integers beyond 2^53. */
export const anyValueWithUnsafe: fastCheck.Arbitrary<Json> = valuesOf(
  fastCheck.oneof({ arbitrary: scalar, weight: 2 }, unsafe),
);

/**
 * Schemas of all keywords that a test wants, but formats, which have tables of their own. References lead to the schema
 * `Other`.
 */
export function schemasOf(wants: (keyword: string) => boolean = () => true): fastCheck.Arbitrary<Json> {
  return fastCheck.letrec<{ schema: Json }>((tie) => {
    const schemas = fastCheck.array(tie('schema'), { minLength: 1, maxLength: 3 });
    const members = fastCheck.dictionary(name, tie('schema'), { maxKeys: 3, noNullPrototype: true });
    const keywords: Record<string, fastCheck.Arbitrary<Json>> = {
      type: fastCheck.oneof(type, fastCheck.uniqueArray(type, { minLength: 1, maxLength: 3 })),
      enum: fastCheck.uniqueArray(anyValue, {
        minLength: 1,
        maxLength: 5,
        selector: (entry) => JSON.stringify(entry),
      }),
      const: anyValue,
      minimum: count,
      exclusiveMaximum: count,
      multipleOf: fastCheck.constantFrom(1, 2, 0.5),
      minLength: count,
      maxLength: count,
      pattern: fastCheck.constantFrom('^a', 'b$', '[\\-x]'),
      minItems: count,
      maxItems: count,
      uniqueItems: fastCheck.boolean(),
      minProperties: count,
      maxProperties: count,
      required: fastCheck.uniqueArray(name, { maxLength: 3 }),
      dependentRequired: fastCheck.dictionary(name, fastCheck.uniqueArray(name, { maxLength: 2 }), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      properties: members,
      patternProperties: fastCheck.dictionary(fastCheck.constantFrom('^a', 'o'), tie('schema'), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      additionalProperties: tie('schema'),
      propertyNames: tie('schema'),
      dependentSchemas: members,
      items: tie('schema'),
      prefixItems: schemas,
      contains: tie('schema'),
      maxContains: count,
      minContains: count,
      allOf: schemas,
      anyOf: schemas,
      oneOf: schemas,
      not: tie('schema'),
      ...Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, tie('schema')])),
      unevaluatedItems: tie('schema'),
      unevaluatedProperties: tie('schema'),
      $ref: fastCheck.constant('#/components/schemas/Other'),
    };
    const some = fastCheck
      .uniqueArray(fastCheck.constantFrom(...Object.keys(keywords).filter(wants)), {
        minLength: 1,
        maxLength: 4,
      })
      .chain((chosen) =>
        fastCheck.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword] ?? scalar]))),
      );
    return {
      schema: fastCheck.oneof({ depthSize: 'small' }, fastCheck.boolean(), some as fastCheck.Arbitrary<Json>),
    };
  }).schema;
}

/** Keeps references from going in a circle without an object or array in between, which no value could satisfy. */
export function withoutReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema, (key, each: unknown) => (key === '$ref' ? undefined : each)));
}
