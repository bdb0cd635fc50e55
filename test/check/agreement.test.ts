import { Ajv2020 } from 'ajv/dist/2020.js';
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { liveValidators, type LiveValidator } from '../../generators/check/live.ts';
import { allOperations } from '../../generators/model/received.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { anyValue, anyValueWithUnsafe, schemasOf, withoutReferences } from './any-schema.ts';
import { conditional, modelOf } from './model.ts';
import { iterations } from '../runs/iterations.ts';

type Verdict = (value: Json) => boolean;

/** Where a schema stands: by its name, or inline as the body of a request or a response. */
const positions = ['named', 'request', 'response'] as const;
type Position = (typeof positions)[number];

/** What the validators of this project say. */
function ours(schemas: Record<string, Json>, position: Position = 'named'): Verdict {
  const { Root = true, ...others } = schemas;
  const content = { 'application/json': { schema: Root } };
  const responses = { 200: { description: 'OK', content } };
  const post = { operationId: 'send', requestBody: { required: true, content }, responses };
  const model = modelOf(
    position === 'named' ? schemas : others,
    position === 'named' ? {} : { '/': { post } },
  );
  const validator = validatorAt(position, model);
  return (value) => validator(value).length === 0;
}

function validatorAt(position: Position, model: ApiModel): LiveValidator {
  const validators = liveValidators(model);
  const named = model.schemas.find(({ key }) => key === 'Root');
  if (named !== undefined) return validators.schema(named, 'response');
  const [operation] = allOperations(model);
  const [sent] = operation?.body?.content ?? [];
  const [response] = operation?.responses ?? [];
  const [received] = response?.content ?? [];
  if (operation === undefined || response === undefined || sent === undefined || received === undefined)
    throw new Error('The schema is lost.');
  return position === 'request'
    ? validators.body(operation, sent)
    : validators.response(operation, response, received);
}

/** Without the book that ajv keeps for `unevaluatedProperties`, which are not among the keywords, and over which it fails. */
function ajv(schemas: JsonObject): Verdict {
  const compiler = new Ajv2020({ strict: false, validateSchema: false, ownProperties: true, logger: false });
  compiler.opts.unevaluated = false;
  return compiler.compile({ $ref: '#/components/schemas/Root', components: { schemas } });
}

const ADDRESS = 'https://document.example/';

/** An interpreter of schemas, which shares no code with ajv, on which our compiler stands. */
async function hyperjump(schemas: Record<string, Json>): Promise<Verdict> {
  unregisterSchema(ADDRESS);
  const { Root = true, Other = true } = schemas;
  const root = { $ref: '#/$defs/Root', $defs: { Root: adapted(Root), Other: adapted(Other) } };
  registerSchema(root, ADDRESS, 'https://json-schema.org/draft/2020-12/schema');
  const verdict = await validate(ADDRESS);
  return (value) => verdict(value as never).valid;
}

/** References lead to where the schemas of the document stand there. */
function adapted(schema: Json): never {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as never;
}

const schemas = schemasOf((keyword) => !keyword.startsWith('unevaluated'));

it('says the same as ajv', () => {
  fastCheck.assert(
    fastCheck.property(
      schemas,
      schemas,
      fastCheck.array(anyValue, { minLength: 1, maxLength: 8 }),
      (root, other, values) => {
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given), ajv(given)];
        expect(values.map(mine)).toEqual(values.map((value) => theirs(value)));
      },
    ),
    { numRuns: iterations(1_500) },
  );
});

/** Keywords by which a value becomes valid because a schema refuses it, and some that ask for integers. */
const turning = schemasOf((keyword) =>
  /^(?:type|minimum|not|if|then|else|.*Of|.*ontains|items|properties|unevaluated.*|\$ref)$/.test(keyword),
);

/** Schemas that turn the verdict of one that depends on what is evaluated, which hides the keyword from a walk. */
const hiding = fastCheck
  .tuple(
    fastCheck.constantFrom<(part: Json) => JsonObject>(
      (part) => ({ not: part }),
      (part) => conditional(part, false),
      (part) => ({ dependentSchemas: { a: { not: part } } }),
      (part) => ({ contains: part, minContains: 0, maxContains: 0 }),
      (part) => ({ anyOf: [{ not: part }, false] }),
    ),
    fastCheck.constantFrom<(part: Json) => JsonObject>(
      (part) => ({ properties: { a: part }, unevaluatedProperties: false }),
      (part) => ({ patternProperties: { '^a': part }, unevaluatedProperties: false }),
      (part) => ({
        $ref: '#/components/schemas/Other',
        properties: { a: part },
        unevaluatedProperties: false,
      }),
      (part) => ({ prefixItems: [part], unevaluatedItems: false }),
      (part) => ({ allOf: [{ contains: part }], unevaluatedItems: false }),
    ),
    fastCheck.oneof(fastCheck.constant<Json>({ type: 'integer' }), turning),
  )
  .map(([turn, describe, part]) => turn(describe(part)));

/** Values, and objects and lists of a single one. */
const someValues = fastCheck.array(
  fastCheck.oneof(
    anyValue,
    anyValue.map((value) => ({ a: value })),
    anyValue.map((value) => [value]),
  ),
  { minLength: 4, maxLength: 8 },
);

const anySchema = fastCheck.oneof(schemasOf(), turning, hiding);

it('says the same as hyperjump', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(
      anySchema,
      anySchema,
      fastCheck.constantFrom(...positions),
      someValues,
      async (root, other, position, values) => {
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given, position), await hyperjump(given)];
        expect(values.map(mine)).toEqual(values.map(theirs));
      },
    ),
    { numRuns: iterations(2_500) },
  );
});

/** Lists of few values, for schemas that are about which of them `contains` matches. */
const lists = fastCheck.array(fastCheck.constantFrom<Json>(0, 1, 'a', 'ab', null), { maxLength: 4 });
const containing = schemasOf((keyword) =>
  /^(?:const|type|minimum|maxItems|not|if|then|else|.*Of|.*ontains|items|prefixItems|unevaluatedItems|\$ref)$/.test(
    keyword,
  ),
);

it('knows the items that a contains has matched as hyperjump does, wherever it stands', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(
      fastCheck.tuple(containing, containing, containing),
      containing,
      fastCheck.constantFrom('anyOf', 'oneOf', 'allOf'),
      fastCheck.constantFrom(...positions),
      fastCheck.array(lists, { minLength: 4, maxLength: 8 }),
      async ([one, two, three], other, keyword, position, values) => {
        const parts = [{ contains: one }, two, { contains: three, [keyword]: [{ contains: two }, one] }];
        const root = { [keyword]: parts, unevaluatedItems: three };
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given, position), await hyperjump(given)];
        expect(values.map(mine)).toEqual(values.map(theirs));
      },
    ),
    { numRuns: iterations(800) },
  );
});

/** Values that the document refuses, and that become valid where a validator does not know what has been evaluated. */
it.each<readonly [schema: JsonObject, value: Json]>([
  [{ not: { properties: { b: { type: 'integer' } }, unevaluatedProperties: false } }, { b: 1 }],
  [{ not: { type: 'array', prefixItems: [{ type: 'integer' }], unevaluatedItems: false } }, [1]],
  [{ oneOf: [{ not: { prefixItems: [{ type: 'integer' }], unevaluatedItems: false } }, false] }, [1]],
  [{ not: { allOf: [{ properties: { b: { type: 'integer' } }, unevaluatedProperties: false }] } }, { b: 1 }],
  [
    {
      type: 'object',
      ...conditional(
        { properties: { b: { type: 'array', items: { type: 'integer' } } }, unevaluatedProperties: false },
        { required: ['c'] },
      ),
    },
    { b: [1] },
  ],
  [
    {
      dependentSchemas: {
        b: { not: { properties: { b: { type: 'integer' } }, unevaluatedProperties: false } },
      },
    },
    { b: 1 },
  ],
  [
    {
      contains: { properties: { b: { type: 'integer' } }, unevaluatedProperties: false },
      maxContains: 0,
      minContains: 0,
    },
    [{ b: 1 }],
  ],
])('refuses what is not evaluated wherever it stands: %j of %j', (schema, value) => {
  expect(positions.map((position) => ours({ Root: schema }, position)(value))).toEqual([false, false, false]);
});

it('takes no value with an unsafe integer that JSON Schema refuses', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(
      turning,
      turning,
      fastCheck.constantFrom(...positions),
      fastCheck.array(anyValueWithUnsafe, { minLength: 4, maxLength: 8 }),
      async (root, other, position, values) => {
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given, position), await hyperjump(given)];
        expect(values.filter((value) => mine(value) && !theirs(value))).toEqual([]);
      },
    ),
    { numRuns: iterations(1_500) },
  );
});
