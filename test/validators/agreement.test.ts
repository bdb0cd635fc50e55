import { Ajv2020 } from 'ajv/dist/2020.js';
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/emit/validators/live.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { modelOf } from './model.ts';

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
const type = fastCheck.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'object', 'array');
const count = fastCheck.nat(3);

const { value: anyValue } = fastCheck.letrec<{ value: Json }>((tie) => ({
  value: fastCheck.oneof(
    { depthSize: 'small' },
    { arbitrary: scalar, weight: 3 },
    fastCheck.array(tie('value'), { maxLength: 4 }),
    fastCheck.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const { schema: anySchema } = fastCheck.letrec<{ schema: Json }>((tie) => {
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
    $ref: fastCheck.constant('#/components/schemas/Other'),
  };
  const some = fastCheck
    .uniqueArray(fastCheck.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 4 })
    .chain((chosen) =>
      fastCheck.record(Object.fromEntries(chosen.map((keyword) => [keyword, keywords[keyword] ?? scalar]))),
    );
  return {
    schema: fastCheck.oneof({ depthSize: 'small' }, fastCheck.boolean(), some as fastCheck.Arbitrary<Json>),
  };
});

it('says the same as ajv', () => {
  fastCheck.assert(
    fastCheck.property(
      anySchema,
      anySchema,
      fastCheck.array(anyValue, { minLength: 1, maxLength: 8 }),
      (root, other, values) => {
        const schemas = { Root: root, Other: withoutReferences(other) };
        const theirs = peer(schemas);
        const model = modelOf(schemas);
        const named = model.schemas.find(({ key }) => key === 'Root');
        if (named === undefined) throw new Error('The schema is lost.');
        const ours = liveValidators(model).schema(named, 'response');
        expect(values.map((each) => ours(each).length === 0)).toEqual(values.map((each) => theirs(each)));
      },
    ),
    { numRuns: 1_500 },
  );
}, 60_000);

/** Without the book that ajv keeps for `unevaluatedProperties`, which are not among the keywords, and over which it fails. */
function peer(schemas: JsonObject): (value: unknown) => boolean {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    ownProperties: true,
    allErrors: true,
    multipleOfPrecision: 9,
    logger: false,
  });
  ajv.opts.unevaluated = false;
  return ajv.compile({ $ref: '#/components/schemas/Root', components: { schemas } });
}

/** Keeps references from going in a circle without an object or array in between, which no value could satisfy. */
function withoutReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema, (key, each: unknown) => (key === '$ref' ? undefined : each)));
}
