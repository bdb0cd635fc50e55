import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';
import { iterations } from '../runs/iterations.ts';

type Kind = 'text' | 'integer' | 'list' | 'object' | 'objects';

const schemas: Readonly<Record<Kind, JsonObject>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', additionalProperties: { type: 'string' } },
  objects: { type: 'array', items: { type: 'object', properties: { k: { type: 'string' } } } },
};

const every: readonly Kind[] = ['text', 'integer', 'list', 'object'];

/** Encodings with the kinds of values for which they say something (OpenAPI 3.1.1, section 4.8.15). */
const encodings: readonly (readonly [name: string, JsonObject | undefined, readonly Kind[]])[] = [
  ['plain', undefined, [...every, 'objects']],
  ['exploded', { style: 'form', explode: true }, every],
  ['joined', { style: 'form', explode: false }, every],
  ['spaces', { style: 'spaceDelimited', explode: false }, ['list', 'object']],
  ['pipes', { style: 'pipeDelimited', explode: false }, ['list', 'object']],
  ['deep', { style: 'deepObject', explode: true }, ['object']],
  ['reserved', { allowReserved: true }, every],
  ['json', { contentType: 'application/json' }, [...every, 'objects']],
  ['words', { contentType: 'text/plain' }, ['text', 'integer', 'list']],
];

const forms = { form: 'application/x-www-form-urlencoded', parts: 'multipart/form-data' } as const;
const versions = { V30: '3.0.3', V31: '3.1.1' } as const;

interface Combination {
  readonly id: string;
  readonly version: keyof typeof versions;
  readonly form: keyof typeof forms;
  readonly kind: Kind;
  readonly encoding: JsonObject;
}

const combinations: readonly Combination[] = (['V30', 'V31'] as const).flatMap((version) =>
  (['form', 'parts'] as const).flatMap((form) =>
    encodings.flatMap(([name, encoding = {}, kinds]) =>
      kinds.map((kind): Combination => {
        const words = [form, name, kind].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
        return { id: `send${words.join('')}`, version, form, kind, encoding };
      }),
    ),
  ),
);

function documentIn(version: Combination['version']): JsonObject {
  const response = { description: 'What came.', content: { 'application/json': { schema: {} } } };
  const own = combinations.filter((each) => each.version === version);
  const paths = own.map(({ id, form, kind, encoding }) => {
    const schema = { type: 'object', properties: { v: schemas[kind] } };
    const content = { [forms[form]]: { schema, encoding: { v: encoding } } };
    const post = {
      operationId: id,
      requestBody: { required: true, content },
      responses: { '200': response },
    };
    return [`/${id}`, { post }];
  });
  return documentOf(Object.fromEntries(paths) as JsonObject, { openapi: versions[version] });
}

const piece = fc.constantFrom(...Array.from('.,;:/%=&+ []|?#"\\\n\ta1é😀'), '\r\n', '--', '%2C', 'true', '{');
const text = fc.oneof(
  fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
  fc.stringMatching(/^[a-z0-9.]{0,4}$/),
);

const values: Readonly<Record<Kind, fc.Arbitrary<unknown>>> = {
  text,
  integer: fc.maxSafeInteger(),
  list: fc.array(text, { maxLength: 3 }),
  object: fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true }),
  objects: fc.array(fc.record({ k: text }, { noNullPrototype: true }), { maxLength: 3 }),
};

/** How a value stands in a form: OpenAPI 3.0 knows no styles in parts. */
function styleOf({ version, form, encoding }: Combination): string {
  const isStyled = 'style' in encoding || 'allowReserved' in encoding;
  if (isStyled && (form === 'form' || version === 'V31')) {
    const { style = 'form', explode = style === 'form' } = encoding;
    return `${String(style)} ${explode === true ? 'exploded' : 'joined'}`;
  }
  return encoding['contentType'] === 'application/json' ? 'json' : 'plain';
}

/** What the handler gives back, or that the client refuses to send it, as nothing would tell it from another value. */
function expectedOutcome(combination: Combination, value: unknown): unknown {
  const { form, kind } = combination;
  const style = styleOf(combination);
  const isNothing = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  const texts = (Array.isArray(value) ? value : Object.entries(Object(value) as object).flat()).map(String);
  const isSpread = style === 'form exploded' && kind === 'object';
  if (isSpread && texts.some((name, at) => at % 2 === 0 && /^$|.\[./s.test(name))) return 'refused';
  if (style === 'deepObject exploded' && texts.some((name, at) => at % 2 === 0 && /^$|[[\]]/.test(name)))
    return 'refused';
  if (style.endsWith('joined') && typeof value === 'object') {
    const separator =
      { 'form joined': ',', 'spaceDelimited joined': ' ', 'pipeDelimited joined': '|' }[style] ?? '';
    const isDecodedFirst = separator !== ',' || form === 'parts';
    if (isDecodedFirst && texts.some((each) => each.includes(separator))) return 'refused';
    if (Array.isArray(value) && value.length === 1 && value[0] === '') return 'refused';
  }
  const isRepeated =
    (style === 'form exploded' && kind !== 'objects') || (style === 'plain' && kind === 'list');
  return isRepeated && isNothing ? {} : { v: value };
}

const echo = async ({ body }: { body: Multipart<object> | object }) => ({
  status: 200,
  body: 'read' in body ? await (body as Multipart<object>).read() : body,
});

const generated = new Map<string, Generated>();

beforeAll(async () => {
  for (const version of ['V30', 'V31'] as const)
    generated.set(version, await generateBoth(documentIn(version)));
});

describe.each(ways)('fields of forms in every encoding, by %s', (name) => {
  const open = new Map<string, Way>();

  beforeAll(async () => {
    const handlers = Object.fromEntries(combinations.map(({ id }) => [id, echo])) as never;
    for (const [version, each] of generated) open.set(version, await openWay(name, each, handlers));
  });

  afterAll(async () => {
    for (const way of open.values()) await way.close();
  });

  test.each(combinations.map((each) => [each.version, each.id, each] as const))(
    '%s %s',
    async (version, id, combination) => {
      const way = open.get(version);
      const client = generated.get(version)?.client;
      if (way === undefined || client === undefined) throw new Error('There is no client.');
      await fc.assert(
        fc.asyncProperty(values[combination.kind], async (value) => {
          way.sent.length = 0;
          const outcome = await client[id]?.(way.client, { v: value }).catch((error: unknown) => {
            if (way.sent.length > 0 || !(error instanceof TypeError)) throw error;
            return 'refused';
          });
          expect(outcome).toEqual(expectedOutcome(combination, value));
        }),
        { numRuns: iterations(20) },
      );
    },
  );
});
