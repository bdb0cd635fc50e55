import { describe, expect, test } from 'vitest';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';
import { WorkFolder } from '../cli/process.ts';
import { digits, document, yaml } from './digits-document.ts';

/** What a double makes of each integer: other digits than any that the document has. */
const rounded = Object.values(digits).map((text) => String(Number(text)));

/** Places of the document, the output that shows them, and its text. */
const rows: readonly (readonly [place: keyof typeof digits, output: string, want: string])[] = [
  ['minimum', 'out/openapi.json', `"minimum": ${digits.minimum},`],
  ['maximum', 'out/openapi.json', `"maximum": ${digits.maximum}\n`],
  ['exclusiveMinimum', 'out/openapi.json', `"exclusiveMinimum": ${digits.exclusiveMinimum},`],
  ['const', 'out/openapi.json', `"const": ${digits.const}\n`],
  ['firstOfEnum', 'out/openapi.json', `${digits.firstOfEnum},\n`],
  ['lastOfEnum', 'out/openapi.json', `${digits.lastOfEnum}\n`],
  ['extension', 'out/openapi.json', `"x-digits": ${digits.extension}\n`],
  ['bodyExample', 'out/openapi.json', `"size": ${digits.bodyExample}\n`],
  ['parameterDefault', 'out/openapi.json', `"default": ${digits.parameterDefault}\n`],

  ['minimum', 'out/types/schemas/thing.d.ts', `@minimum ${digits.minimum}\n`],
  ['maximum', 'out/types/schemas/thing.d.ts', `@maximum ${digits.maximum}\n`],
  ['multipleOf', 'out/types/schemas/thing.d.ts', `/** @multipleOf ${digits.multipleOf} */\n`],
  ['default', 'out/types/schemas/thing.d.ts', `@default ${digits.default}\n`],
  ['example', 'out/types/schemas/thing.d.ts', `@example ${digits.example}\n`],
  [
    'firstOfEnum',
    'out/types/schemas/thing.d.ts',
    `/** @enum ${digits.firstOfEnum}, ${digits.lastOfEnum} */\n  listed?: number;\n`,
  ],
  ['const', 'out/types/schemas/thing.d.ts', `/** @const ${digits.const} */\n  only?: number;\n`],
  ['maxLength', 'out/types/schemas/thing.d.ts', `@maxLength ${digits.maxLength}`],
  ['maxItems', 'out/types/schemas/thing.d.ts', `@maxItems ${digits.maxItems}`],
  ['parameterMaximum', 'out/types/operations/put-thing.d.ts', `@maximum ${digits.parameterMaximum}`],
  ['parameterDefault', 'out/types/operations/put-thing.d.ts', `@default ${digits.parameterDefault}`],
  ['const', 'out/types/openapi.d.ts', 'only?: number;'],
  ['firstOfEnum', 'out/types/openapi.d.ts', 'listed?: number;'],
  ['default', 'out/types/openapi.d.ts', `@default ${digits.default}`],
  ['parameterDefault', 'out/server/operations/put-thing.js', `['after', ${digits.parameterDefault}]`],

  ['maximum', 'site/schemas/thing-schema.html', `<code>at most ${digits.maximum}</code>`],
  [
    'exclusiveMinimum',
    'site/schemas/thing-schema.html',
    `${digits.exclusiveMinimum} to ${digits.exclusiveMaximum}`,
  ],
  ['maxProperties', 'site/schemas/thing-schema.html', `at most ${digits.maxProperties}`],
  ['const', 'site/schemas/thing-schema.html', `<code>${digits.const}</code>`],
  ['lastOfEnum', 'site/schemas/thing-schema.md', `${digits.lastOfEnum}`],
  ['maxItems', 'site/schemas/thing-schema.md', `at most ${digits.maxItems}`],
  ['parameterExample', 'site/operations/put-thing.md', `/things/${digits.parameterExample}`],
  ['parameterMaximum', 'site/operations/put-thing.md', `at most ${digits.parameterMaximum}`],
  ['bodyExample', 'site/operations/put-thing.md', `"size": ${digits.bodyExample}`],
  ['bodyExample', 'site/operations/put-thing.html', `{&quot;size&quot;:${digits.bodyExample}}`],
  ['responseExample', 'site/operations/put-thing.html', `${digits.responseExample}`],
];

describe.each([
  ['api.json', document],
  ['api.yaml', yaml],
])('integers beyond 2^53 keep their digits: %s', (name, text) => {
  test('in every output', async () => {
    const folder = new WorkFolder({ [name]: text });
    expect(await folder.run(`generate ${name} --out out`)).toMatchObject({ code: 0 });
    expect(await folder.run(`generate ${name} --out out --only openapi`)).toMatchObject({ code: 0 });
    expect(await folder.run(`docs ${name} --out site`)).toMatchObject({ code: 0 });
    const missing = rows.filter(([, output, want]) => !folder.read(output).includes(want));
    expect(missing).toEqual([]);
  });

  test('and no text for people rounds one', async () => {
    const folder = new WorkFolder({ [name]: text });
    await folder.run(`generate ${name} --out out`);
    await folder.run(`generate ${name} --out out --only openapi`);
    await folder.run(`docs ${name} --out site`);
    const texts = Object.entries(folder.contents()).filter(([path]) =>
      /\.(json|d\.ts|md|html|txt)$/.test(path),
    );
    const places = texts.flatMap(([path, content]) =>
      rounded.filter((each) => content.includes(each)).map((each) => `${path}: ${each}`),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(places).toEqual([]);
  });

  test('in findings', async () => {
    const { stdout, stderr } = await new WorkFolder({ [name]: text }).run(`lint ${name}`);
    const said = stdout + stderr;
    expect([...said.matchAll(/^(?:error|warning) (\S+)/gm)].map(([, code]) => code)).toEqual([
      'schema/loss-of-precision',
      'schema/loss-of-precision',
    ]);
    expect(said).toContain(`The listed number ${digits.firstOfEnum} is beyond 2^53`);
  });
});

/** Bodies, and the errors that a validator has for them. */
const bodies: readonly (readonly [body: string, want: string])[] = [
  ['{ "size": 1e300 }', `/size must be at most ${digits.bodyExample} (maximum).`],
  ['{ "size": -1e300 }', `/size must be at least ${digits.minimum} (minimum).`],
  ['{ "between": 1 }', `/between must be greater than ${digits.exclusiveMinimum} (exclusiveMinimum).`],
  ['{ "between": 1e300 }', `/between must be less than ${digits.exclusiveMaximum} (exclusiveMaximum).`],
  ['{ "step": 3 }', `/step must be a multiple of ${digits.multipleOf} (multipleOf).`],
  ['{ "listed": 3 }', `/listed must be one of ${digits.firstOfEnum}, ${digits.lastOfEnum} (enum).`],
  ['{ "only": 3 }', `/only must be ${digits.const} (const).`],
];

describe('validators', () => {
  test.each(bodies)('say of %s the digits of the document', async (body, want) => {
    const folder = new WorkFolder({ 'api.json': document, 'body.json': body });
    const { code, stderr } = await folder.run('validate body.json --document api.json --schema Thing');
    expect([code, stderr]).toEqual([1, expect.stringContaining(`  ${want}\n`)]);
  });

  test.each([
    `{ "size": ${digits.bodyExample} }`,
    `{ "step": ${digits.multipleOf} }`,
    `{ "only": ${digits.const} }`,
    '{ "between": 9007199254740994 }',
  ])('accept what the document allows: %s', async (body) => {
    const folder = new WorkFolder({ 'api.json': document, 'body.json': body });
    const { code, stderr } = await folder.run('validate body.json --document api.json --schema Thing');
    expect([code, stderr]).toEqual([0, '']);
  });
});

test('the mock sends examples with their digits', async () => {
  const { model } = await loadModel(new WorkFolder({ 'api.json': document }).path + '/api.json');
  if (model === undefined) throw new Error('The document has errors.');
  const response = await answerFetch(
    createMock(model),
    new Request('http://localhost/things/1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  expect([response.status, await response.text()]).toEqual([200, `{"total":${digits.responseExample}}`]);
});

/** Keywords of a schema before and after an edit that doubles do not show, and the change. */
const edits: readonly (readonly [before: string, after: string, want: string])[] = [
  ['maximum: 9223372036854775806', 'maximum: 9223372036854775807', 'maximum'],
  ['minimum: 9007199254740993', 'minimum: 9007199254740992', 'minimum'],
  ['maxLength: 9223372036854775806', 'maxLength: 9223372036854775807', 'max-length'],
  ['multipleOf: 9007199254740993', 'multipleOf: 9007199254740992', 'multiple'],
  ['enum: [9007199254740993]', 'enum: [9007199254740992]', 'values'],
  ['enum: [9007199254740993]', 'enum: [9007199254740995]', 'values'],
  ['default: 9007199254740993', 'default: 9007199254740992', 'default'],
];

/** A document whose only member of a body has a keyword. */
const api = (keyword: string): string => `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: a
      requestBody: { content: { application/json: { schema: { type: object, properties: { a: { ${keyword} } } } } } }
      responses: { '204': { description: Done. } }
`;

test.each(edits)('diff sees the step from %s to %s', async (before, after, want) => {
  const folder = new WorkFolder({ 'before.yaml': api(before), 'after.yaml': api(after) });
  const { stdout, stderr } = await folder.run('diff before.yaml after.yaml');
  const codes = [...(stdout + stderr).matchAll(/diff\/request-([a-z-]+)/g)].map(([, code]) => code);
  expect(codes).toContainEqual(expect.stringMatching(new RegExp(`^${want}`)));
});
