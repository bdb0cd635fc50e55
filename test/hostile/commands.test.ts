import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { WorkFolder } from '../cli/process.ts';

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const done: JsonObject = { 204: { description: 'Done.' } };

/** A document with these schemas, the first of which is the body of a request and of its response. */
function documentOf(
  schemas: JsonObject,
  more: { paths?: JsonObject; description?: string } = {},
): JsonObject {
  const [first = ''] = Object.keys(schemas);
  const content = { 'application/json': { schema: reference(first) } };
  const responses = { 200: { description: 'Done.', content } };
  return {
    openapi: '3.1.1',
    info: { title: 'T', version: '1', description: more.description ?? 'A document.' },
    paths: {
      '/a': { post: { operationId: 'a', requestBody: { required: true, content }, responses } },
      ...more.paths,
    },
    components: { schemas },
  };
}

/** Forty schemas, each of which leads to the next. */
function levels(lead: (to: JsonObject) => Json): JsonObject {
  const names = Array.from({ length: 40 }, (_, index) => `L${index}`);
  const led = names.map((name, index): [string, Json] => [name, lead(reference(`L${index + 1}`))]);
  return Object.fromEntries([...led, ['L40', { type: 'object', required: ['a'] }]]);
}

const text: JsonObject = { type: 'string' };
const either = (index: number): JsonObject => ({
  anyOf: [{ minProperties: index }, { maxProperties: index }],
});

const documents: Readonly<Record<string, JsonObject>> = {
  'alternatives that double': documentOf(levels((to) => ({ anyOf: [to, to] }))),
  'members that double': documentOf(
    levels((to) => ({ type: 'object', properties: { a: to }, patternProperties: { '^a': to } })),
  ),
  'dependent schemas that double': documentOf(levels((to) => ({ dependentSchemas: { a: to, b: to } }))),
  'alternatives without a value': documentOf({
    A: { allOf: [...Array.from({ length: 40 }, (_, index) => either(index)), { anyOf: [false, false] }] },
  }),
  'a thousand parameters': documentOf(
    { A: text },
    {
      paths: {
        '/b': {
          get: {
            operationId: 'b',
            parameters: Array.from({ length: 1_000 }, (_, index) => ({
              name: `q${index}`,
              in: 'query',
              required: index % 2 === 0,
              schema: { type: 'string', maxLength: 9 },
            })),
            responses: done,
          },
        },
      },
    },
  ),
  'marks of Markdown': documentOf({ A: text }, { description: '*a'.repeat(20_000) }),
  'a long name': documentOf({ A: text, ['N'.repeat(200_000)]: text }),
  'methods and paths that nobody can call': documentOf(
    { A: false },
    {
      paths: {
        '/b': { trace: { operationId: 'b', responses: done } },
        '/c': { get: { operationId: 'c', responses: done } },
        '/c?d=e': { get: { operationId: 'd', responses: done } },
        '/f': {
          get: {
            operationId: 'f',
            parameters: [{ name: 'q', in: 'query', required: true, schema: false }],
            responses: done,
          },
        },
      },
    },
  ),
};

/** Seconds of a processor, regardless of what else the machine does; each command takes one or two. */
const limits = 'ulimit -t 30';

const commands = [
  'generate a.json --out out',
  'lint a.json',
  'docs a.json --out site',
  'conformance a.json --out suite',
  'verify a.json --mock --max-time 5',
  'validate b.json --document a.json --operation a --request',
  'diff a.json c.json',
];

/** Exit codes of commands that did their work or refused it: no internal error, and no signal that ended them. */
const ENDED = [0, 1, 2];

test.each(
  Object.entries(documents).flatMap(([name, document]) =>
    commands.map((call) => [name, call, document] as const),
  ),
)('%s do not keep a command busy: %s', async (_, call, document) => {
  const folder = new WorkFolder();
  folder.write('a.json', JSON.stringify(document));
  folder.write(
    'b.json',
    JSON.stringify(
      Array(40)
        .fill(0)
        .reduce<Json>((inner) => ({ a: inner }), {}),
    ),
  );
  folder.write('c.json', JSON.stringify(document).replace('"T"', '"U"'));
  const { code, stderr } = await folder.spawn(call, { limits });
  expect({ code, stderr }).toMatchObject({ code: expect.toBeOneOf(ENDED) });
});

test('the mock is not accused of methods and paths that nobody can call', async () => {
  const folder = new WorkFolder();
  folder.write('a.json', JSON.stringify(documents['methods and paths that nobody can call']));
  const { code, stdout } = await folder.spawn('verify a.json --mock', { limits });
  expect({ code, stdout }).toMatchObject({ code: 0 });
});
