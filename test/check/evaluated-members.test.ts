import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';
import { iterations } from '../runs/iterations.ts';

/** The schemas of a document; each refers to later ones alone. */
const names = ['A', 'B', 'C'] as const;
const members = ['a', 'b', 'c', 'd'] as const;
const ADDRESS = 'https://members.example/';

type Schemas = Record<(typeof names)[number], Json>;

/** Schemas that evaluate members, and depend on which ones others have evaluated. */
function schemasBefore(later: readonly string[]): fc.Arbitrary<Json> {
  const member = fc.constantFrom(...members);
  const leaf = fc.constantFrom<Json>(true, true, false, { const: 1 }, {});
  return fc.letrec<{ schema: Json }>((tie) => {
    const several = fc.array(tie('schema'), { minLength: 1, maxLength: 2 });
    const byMember = (value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
      fc.dictionary(member, value, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
    const keywords: Record<string, fc.Arbitrary<Json>> = {
      properties: byMember(leaf),
      patternProperties: fc.constantFrom<Json>({ '^[ab]$': true }, { c: { const: 1 } }),
      required: fc.uniqueArray(member, { minLength: 1, maxLength: 2 }),
      dependentSchemas: byMember(tie('schema')),
      allOf: several,
      anyOf: several,
      oneOf: several,
      not: tie('schema'),
      ...Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, tie('schema')])),
      unevaluatedProperties: leaf,
      ...(later.length > 0 && {
        $ref: fc.constantFrom(...later.map((name) => `#/components/schemas/${name}`)),
      }),
    };
    const some = fc
      .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 1, maxLength: 3 })
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((each) => [each, keywords[each] ?? leaf]))));
    return { schema: fc.oneof({ depthSize: 'small' }, leaf, some as fc.Arbitrary<Json>) };
  }).schema;
}

function closed(schema: Json): Json {
  return typeof schema === 'object' ? { ...schema, unevaluatedProperties: false } : schema;
}

const documents: fc.Arbitrary<Schemas> = fc
  .tuple(schemasBefore(['B', 'C']), schemasBefore(['C']), schemasBefore([]), fc.boolean())
  .map(([a, b, c, isClosed]) => ({ A: closed(a), B: isClosed ? closed(b) : b, C: c }));

const values = fc.array(
  fc.dictionary(fc.constantFrom(...members), fc.constantFrom<Json>(1, 2), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  { minLength: 3, maxLength: 8 },
);

/** What the validators of one document say of each value, one after another as in a server. */
function ours(schemas: Schemas, given: readonly Json[]): readonly boolean[] {
  const model = modelOf(schemas);
  const live = liveValidators(model);
  const validators = names.map((name) =>
    live.schema(schemaAt(model, `#/components/schemas/${name}`), 'response'),
  );
  return given.flatMap((value) => validators.map((validator) => validator(value).length === 0));
}

async function hyperjump(schemas: Schemas, given: readonly Json[]): Promise<readonly boolean[]> {
  const definitions = JSON.parse(
    JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as JsonObject;
  const verdicts: ((value: never) => { readonly valid: boolean })[] = [];
  for (const name of names) {
    unregisterSchema(ADDRESS);
    const root = { $ref: `#/$defs/${name}`, $defs: definitions };
    registerSchema(root as never, ADDRESS, 'https://json-schema.org/draft/2020-12/schema');
    verdicts.push(await validate(ADDRESS));
  }
  return given.flatMap((value) => verdicts.map((verdict) => verdict(value as never).valid));
}

const base: Json = { properties: { c: true } };
const refersTo = (more: JsonObject): Json => ({
  $ref: '#/components/schemas/C',
  unevaluatedProperties: false,
  ...more,
});

it.each<[what: string, schemas: Schemas, values: readonly Json[], want: readonly boolean[]]>([
  [
    'a condition beside a reference leaves other users of the reference alone',
    { A: refersTo({ if: { properties: { b: true } } }), B: refersTo({}), C: base },
    [{ b: 1 }, { b: 1 }],
    [true, false, true, true, false, true],
  ],
  [
    'so do alternatives',
    { A: refersTo({ anyOf: [{ properties: { b: true } }] }), B: refersTo({}), C: base },
    [{ b: 1 }, { b: 1 }],
    [true, false, true, true, false, true],
  ],
  [
    'members that others depend on are evaluated also where they are absent',
    {
      A: {
        properties: { b: {} },
        dependentSchemas: { a: { properties: { c: {} } } },
        unevaluatedProperties: false,
      },
      B: refersTo({ dependentSchemas: { a: { properties: { a: true } } } }),
      C: base,
    },
    [{ b: 1 }, { c: 1 }, { a: 1, c: 1 }],
    [true, false, true, false, true, true, false, true, true],
  ],
])('%s', (_, schemas, given, want) => {
  expect(ours(schemas, given)).toEqual(want);
});

it('evaluates the members that hyperjump does, whatever was checked before', async () => {
  await fc.assert(
    fc.asyncProperty(documents, values, async (schemas, given) => {
      const twice = [...given, ...given];
      expect(ours(schemas, twice)).toEqual(await hyperjump(schemas, twice));
    }),
    { numRuns: iterations(1_500) },
  );
});
