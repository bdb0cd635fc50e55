import { Ajv2020 } from 'ajv/dist/2020.js';
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { anyValue, anyValueWithUnsafe, schemasOf, withoutReferences } from './any-schema.ts';
import { modelOf } from './model.ts';
import { iterations } from '../runs/iterations.ts';

type Verdict = (value: Json) => boolean;

/** What the validators of this project say. */
function ours(schemas: Record<string, Json>): Verdict {
  const model = modelOf(schemas);
  const named = model.schemas.find(({ key }) => key === 'Root');
  if (named === undefined) throw new Error('The schema is lost.');
  const validator = liveValidators(model).schema(named, 'response');
  return (value) => validator(value).length === 0;
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
  return (value) => verdict(value).valid;
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

const anySchema = fastCheck.oneof(schemasOf(), turning);

it('says the same as hyperjump', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(
      anySchema,
      anySchema,
      fastCheck.array(anyValue, { minLength: 4, maxLength: 8 }),
      async (root, other, values) => {
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given), await hyperjump(given)];
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
      fastCheck.array(lists, { minLength: 4, maxLength: 8 }),
      async ([one, two, three], other, keyword, values) => {
        const parts = [{ contains: one }, two, { contains: three, [keyword]: [{ contains: two }, one] }];
        const root = { [keyword]: parts, unevaluatedItems: three };
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given), await hyperjump(given)];
        expect(values.map(mine)).toEqual(values.map(theirs));
      },
    ),
    { numRuns: iterations(800) },
  );
});

it('takes no value with an unsafe integer that JSON Schema refuses', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(
      turning,
      turning,
      fastCheck.array(anyValueWithUnsafe, { minLength: 4, maxLength: 8 }),
      async (root, other, values) => {
        const given = { Root: root, Other: withoutReferences(other) };
        const [mine, theirs] = [ours(given), await hyperjump(given)];
        expect(values.filter((value) => mine(value) && !theirs(value))).toEqual([]);
      },
    ),
    { numRuns: iterations(1_500) },
  );
});
