import { describe, expect, test } from 'vitest';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import { briefly, readFiles } from './document-folder.ts';
import { within } from './within.ts';

/** Text of a document that can be used all the same, and `code line:column` of its findings. */
const cases: readonly (readonly [text: string, want: readonly string[]])[] = [
  ...within('components: { schemas: { A: … } }', [
    ['{ format: date-time }', []],
    [
      '!!js/function { title: !!str a, description: !own b }',
      ['source/unknown-tag 1:43', 'source/unknown-tag 1:79'],
    ],
  ]),
  ["openapi: 3.1\ninfo: { title: T, version: '1' }", ['openapi/wrong-type 1:10']],
  ["openapi: '3.1'\ninfo: { title: T, version: '1' }", []],
  ["openapi: 3.2.0\ninfo: { title: T, version: '1' }", ['source/newer-version 1:10']],
  [
    "openapi: 3.2.0\ninfo: { title: T, version: '1' }\ntags: [{ name: a, kind: nav }]\npaths: { /a: { query: {} } }",
    ['source/newer-version 1:10', 'openapi/unsupported-field 3:19', 'openapi/unsupported-field 4:16'],
  ],
  ...within('paths: { /a: { get: … } }', [
    [
      '{ parameters: [{ name: a, in: querystring, content: { a/b: {} } }] }',
      ['openapi/unsupported-field 1:51'],
    ],
    [
      '{ parameters: [{ name: a, in: cookie, style: cookie, schema: {} }] }',
      ['openapi/unsupported-field 1:66'],
    ],
    [
      '{ parameters: [{ name: a, in: body, schema: {} }] }',
      ['openapi/incomplete 1:36', 'openapi/wrong-type 1:51'],
    ],
  ]),
  ["openapi: 3.0.3\ninfo: { title: T, version: '1' }\ncomponents: {}", ['openapi/missing-field 1:1']],
  [
    "openapi: 3.0.3\ninfo: { title: T, version: '1', summary: S, license: { name: MIT, identifier: MIT } }\npaths: {}\nwebhooks: {}",
    ['openapi/newer-field 2:33', 'openapi/newer-field 2:67', 'openapi/newer-field 4:1'],
  ],
  ['webhooks: {}', []],
  ...within('components: { schemas: { A: … } }', [
    ['{ format: datetime }', ['schema/unknown-format 1:39']],
    ['{ format: __proto__ }', ['schema/unknown-format 1:39']],
    ['{ maxlength: 40 }', ['schema/misspelt-keyword 1:31']],
    ['{ additionalproperties: false }', ['schema/misspelt-keyword 1:31']],
    ['{ descripton: A }', ['schema/misspelt-keyword 1:31']],
    ['{ properties: { descripton: {} }, example: { descripton: a } }', []],
    ['{ own: 1, x-maxlength: 2, __proto__: 3 }', ['source/prototype-key 1:55']],
    ["{ pattern: '^[a-z' }", ['schema/invalid-pattern 1:40']],
    ["{ pattern: '^[\\w\\-]+\\-$' }", []],
    ["{ pattern: '^(a+)+$' }", []],
    ["{ pattern: '^(a+)+\\1$' }", ['schema/pattern-too-complex 1:40']],
    ["{ pattern: '\\Aa' }", ['schema/non-ecmascript-pattern 1:40']],
    ["{ patternProperties: { '[[:alpha:]]': {} } }", ['schema/non-ecmascript-pattern 1:52']],
    ["{ patternProperties: { '^(a|b)*\\1$': {} } }", ['schema/pattern-too-complex 1:52']],
    ['{ type: integer, const: 3, maximum: 2 }', ['schema/unsatisfiable 1:53']],
    ['{ const: a, enum: [b] }', ['schema/enum-mismatch 1:48']],
    ['{ const: a, enum: [a] }', []],
    ['{ allOf: [{ enum: [a, b] }, { enum: [c] }] }', ['schema/unsatisfiable 1:38']],
    ['{ allOf: [{ enum: [a, b] }, { enum: [b] }] }', []],
    ['{ type: integer, default: 1.5 }', ['schema/default-mismatch 1:55']],
    ['{ type: number, default: 1 }', []],
    ['{ type: [string, "null"], default: null }', []],
    ['{ enum: [a], default: b }', ['schema/default-mismatch 1:51']],
    ['{ $schema: "https://json-schema.org/draft/2020-12/schema" }', []],
    ['{ $schema: "https://spec.openapis.org/oas/3.1/dialect/base" }', []],
    ['{ $schema: "http://json-schema.org/draft-07/schema#" }', ['schema/unsupported-dialect 1:40']],
    ['{ enum: [{ $schema: other }] }', []],
  ]),
  ['jsonSchemaDialect: https://example.com/mine\npaths: {}', ['schema/unsupported-dialect 1:20']],
  ...within('components: { schemas: { A: … } }', [
    [
      '{ $dynamicAnchor: T, items: { $dynamicRef: "#T" } }, B: { $dynamicAnchor: T }',
      ['schema/ambiguous-dynamic-reference 1:72'],
    ],
    [
      "{ discriminator: { propertyName: a, mapping: { b: '#/components/schemas/B', c: C, d: A } } }",
      ['schema/unresolved-mapping 1:79', 'schema/unresolved-mapping 1:108'],
    ],
    ['{ required: [other], properties: {} }', []],
    ['{ allOf: [{ properties: { a: { $ref: "#/components/schemas/A" } } }] }', []],
  ]),
  ...within('paths: { /a: { get: … } }', [
    ['{ summary: word, tags: [b] }', []],
    ['{ summary: word, requestBody: { content: {} } }', ['openapi/body-not-sent 1:38']],
  ]),
  [
    'paths:\n  /a:\n    get: { summary: word, requestBody: { content: {} } }\n    head: { summary: word, requestBody: { content: {} } }',
    ['openapi/body-not-sent 3:27'],
  ],
  ...within(
    "paths: { /a: { get: { operationId: a, responses: { '200': { description: d, links: { x: { … } } } } } } }",
    [
      ['operationId: b', ['openapi/unknown-link-target 1:91']],
      ['operationId: a', []],
      ["operationRef: '#/paths/~1a/get'", []],
      ["operationRef: '#/paths/~1a/put'", ['openapi/unknown-link-target 1:91']],
      ["operationRef: '#/paths'", ['openapi/unknown-link-target 1:91']],
      ["operationRef: 'https://other.example/api.json#/paths/~1a/put'", []],
    ],
  ),
  ...within('paths: { /a: { get: … } }', [
    ['{ summary: word, callbacks: {} }', []],
    ["{ summary: word, callbacks: { done: { '{$url}': {} } } }", []],
  ]),
  ['webhooks: { made: { post: { summary: word } } }', []],
  ['webhooks: { made: { post: { security: [{}], summary: word } } }', []],
  [
    'webhooks: { made: { post: { security: [{ A: [] }], summary: word } } }\ncomponents: { securitySchemes: { A: { type: http, scheme: basic } } }',
    ['openapi/webhook-field-ignored 1:29'],
  ],
  [
    "webhooks: { made: { post: { callbacks: { done: { '{$url}': {} } }, summary: word } } }",
    ['openapi/webhook-field-ignored 1:29'],
  ],
  [
    'webhooks: { made: { parameters: [{ name: id, in: path, required: true, schema: {} }], post: { summary: word } } }',
    ['openapi/webhook-path-parameter 1:34'],
  ],
  [
    "webhooks: { '{id}': { post: { summary: word, parameters: [{ $ref: '#/components/parameters/Id' }] } } }\ncomponents: { parameters: { Id: { name: id, in: path, required: true, schema: {} } } }",
    ['openapi/webhook-path-parameter 1:59'],
  ],
  ...within('paths: { /a: { get: … } }', [
    [
      "{ summary: word, callbacks: { done: { '{$url}/{id}': { post: { summary: word, parameters: [{ name: id, in: path, required: true, schema: {} }] } } } } }",
      ['openapi/webhook-path-parameter 1:112'],
    ],
  ]),
  ['webhooks: { made: { post: { summary: word, parameters: [{ name: id, in: query, schema: {} }] } } }', []],
  [
    'tags: [{ name: a }]\npaths: { /a: { get: { summary: word, tags: [a, b] } } }',
    ['openapi/undeclared-tag 2:48'],
  ],
  ...within('paths: { /a: { get: … } }', [
    ['{ summary: word, security: [{ Key: [] }] }', ['openapi/undeclared-security 1:51']],
    ['{ respones: {} }', ['openapi/unknown-field 1:23']],
    ['{ responses: { 200: {} } }', ['openapi/missing-field 1:41']],
    ['{ responses: { 200: { description: 1 } } }', ['openapi/wrong-type 1:56']],
    ['{ summary: word, parameters: }', ['openapi/wrong-type 1:38']],
    [
      '{ summary: word, parameters: [{ name: a, in: path, required: true, schema: {} }] }',
      ['openapi/unused-path-parameter 1:51'],
    ],
    ['{ summary: word, parameters: [{ name: a, in: query }] }', ['openapi/schema-or-content 1:51']],
    [
      '{ summary: word, parameters: [{ name: a, in: query, content: { a/b: {}, c/d: {} } }] }',
      ['openapi/schema-or-content 1:51'],
    ],
  ]),
  [
    'paths:\n  /a/{b}:\n    parameters: [{ name: b, in: path, schema: {} }]\n    get: { summary: word }',
    ['openapi/optional-path-parameter 3:18'],
  ],
  [
    "paths:\n  /a/{b}:\n    parameters: [{ $ref: '#/components/parameters/B' }]\n  /a/{c}: {}\ncomponents:\n  parameters:\n    B: { name: b, in: path, required: true, schema: {} }",
    ['openapi/split-path 4:3'],
  ],
  ...within(
    `paths:
  /a/{b}: { parameters: [{ $ref: '#/components/parameters/P' }], get: { summary: word }, delete: { summary: word } }
  /a/{b}/: {}
  /a/{c}: { parameters: [{ $ref: '#/components/parameters/Q' }], …: { summary: word } }
components: { parameters: { P: { name: b, in: path, required: true, schema: {} }, Q: { name: c, in: path, required: true, schema: {} } } }`,
    [
      ['get', ['openapi/identical-paths 4:3']],
      ['put', ['openapi/split-path 4:3']],
    ],
  ),
  [
    'paths:\n  /a/{id}/b/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: {} }]',
    ['openapi/repeated-path-parameter 2:3'],
  ],
  ...within('paths: { /a: { get: … } }', [
    [
      '{ summary: word, parameters: [{ name: "X A", in: header, schema: {} }] }',
      ['openapi/invalid-header-name 1:59'],
    ],
    [
      "{ responses: { 200: { description: d, headers: { 'X\"A': { schema: {} }, X-A: { schema: {} } } } } }",
      ['openapi/invalid-header-name 1:70'],
    ],
    ['{ summary: word, parameters: [{ name: "X A", in: query, schema: {} }] }', []],
  ]),
  ...within(
    'paths: { /a: { get: { summary: word, parameters: [{ name: …, in: header, schema: {} }] } } }',
    ['Accept', 'content-type', 'AUTHORIZATION'].map(
      (name) => [name, ['openapi/ignored-header 1:59']] as const,
    ),
  ),
  ...within('paths: { /a: { get: … } }', [
    ['{ summary: word, parameters: [{ name: Accept, in: query, schema: {} }] }', []],
    ['{ summary: word, parameters: [{ name: Accept-Language, in: header, schema: {} }] }', []],
    [
      '{ responses: { 200: { description: d, headers: { Content-Type: { schema: {} }, Accept: { schema: {} } } } } }',
      ['openapi/ignored-header 1:70'],
    ],
  ]),
  ...within(
    'paths: { /a: { get: { responses: { 200: { description: d, headers: { …: { schema: {} }, Vary: { schema: {} } } } } } } }',
    ['Content-Length', 'transfer-encoding', 'Content-Encoding'].map(
      (name) => [name, ['openapi/framing-header 1:70']] as const,
    ),
  ),
  ...within(
    'paths: { /a: { post: { requestBody: { content: { multipart/form-data: { schema: { properties: { f: {} } }, encoding: { f: { headers: { …: { schema: {} } } } } } } } } } }',
    [
      ['content-type', ['openapi/ignored-header 1:136']],
      ['X-Rows', ['openapi/ignored-part-header 1:136']],
    ],
  ),
  [
    "components: { securitySchemes: { A: { type: apiKey, in: header, name: 'X-A:' } } }",
    ['openapi/invalid-header-name 1:71'],
  ],
  ['components:\n  schemas:\n    a b: {}', ['openapi/invalid-component-name 3:5']],
  ['openapi: 3.1.1\ninfo: { title: T, version: 1.0 }\n', ['openapi/wrong-type 2:28']],
];

describe('findings that do not stop the work', () => {
  test.each(cases)('%s', async (text, want) => {
    const { found, model } = await generateFrom(text);
    expect(found).toEqual(want);
    expect(model).toBeDefined();
  });

  test.each([
    ['components: { schemas: { A: … } }', '{ maxlength: 40 }', '{ maxLength: 40 }'],
    ['components: { schemas: { A: … } }', "{ 'maxlength': 40 }", "{ 'maxLength': 40 }"],
    ['components: { schemas: { A: … } }', '{ type: int }', '{ type: integer }'],
    ['components: { schemas: { A: … } }', '{ type: boolaen }', '{ type: boolean }'],
    ['components: { schemas: { A: … } }', '{ type: thing }', undefined],
    ['components: { schemas: { A: … } }', '{ maxlength: 40, maxLength: 50 }', undefined],
    ['paths: { /a: { get: … } }', '{ respones: {} }', '{ responses: {} }'],
    [
      'paths: { /a: { get: … } }',
      "{ parameters: [{ name: a, in: 'querry', schema: {} }] }",
      "{ parameters: [{ name: a, in: 'query', schema: {} }] }",
    ],
  ])('in %s, %s is corrected to %s', async (document, text, want) => {
    const { findings, fixed } = await generateFrom(document.replace('…', text));
    expect(findings.flatMap(({ edits = [] }) => edits)).toHaveLength(want === undefined ? 0 : 1);
    expect(fixed['openapi.yaml']).toBe(want === undefined ? undefined : document.replace('…', want));
  });

  test.each(
    within('paths: { /a: { get: … } }', [
      ['{ produces: [a/b] }', 'Media types are the names'],
      [
        '{ responses: { 200: { description: d, schema: {} } } }',
        'It belongs into `content`, under a media type.',
      ],
      ['{ parameters: [{ name: a, in: query, type: string }] }', 'It belongs into `schema`'],
      ['{ constructor: {} }', 'has no field "constructor".'],
    ]),
  )('%s has the advice %s', async (text, want) => {
    const { findings } = await generateFrom(text);
    expect(findings.map(({ message }) => message).join('\n')).toContain(want);
  });

  test('numbers where texts belong are read as texts', async () => {
    const { document } = await readFiles({ 'a.yaml': 'openapi: 3.1.1\ninfo: { title: T, version: 2 }\n' });
    expect(document?.root['info']).toEqual({ title: 'T', version: '2' });
  });
});

test('a component that no reference can name stops the work', async () => {
  const { document, findings, folder } = await readFiles({
    'a.json':
      '{"openapi":"3.1.1","info":{"title":"T","version":"1"},"components":{"schemas":{"\\ud800":{}}}}',
  });
  expect(briefly(findings, folder)).toEqual(['openapi/lone-surrogate a.json:1:80']);
  expect(document).toBeUndefined();
});

const documentWith = (extensions: string) =>
  `openapi: 3.1.1\ninfo: { title: T, version: '1' }\nx-vocabulary: ./words\n${extensions}\n`;

describe('the vocabulary of a document', () => {
  const role =
    '{ "type": "object", "properties": { "minimum": { "enum": ["guest", "owner"] } }, "additionalProperties": false }';
  const files = (extensions: string) => ({
    'a.yaml': documentWith(extensions),
    'words/x-vocabulary.schema.json': '{ "type": "string" }',
    'words/x-role.schema.json': role,
    'words/x-broken.schema.json': '{ "type": "nothing" }',
    'words/x-slow.schema.json': '{ "type": "array", "items": { "type": "string", "pattern": "^(a+)+$" } }',
    'words/x-bound.schema.json': '{ "type": "string", "pattern": "^(a+)+\\\\1$" }',
    'words/x-slow-name.schema.json': '{ "type": "object", "patternProperties": { "^(a+)+$": {} } }',
    'words/x-later.schema.json': '{ "$async": true, "type": "string" }',
    'words/x-endless.schema.json': '{ "allOf": [{ "$ref": "#" }] }',
  });
  test.each([
    ['x-role: { minimum: guest }', []],
    ['x-role: { minimum: king }', ['openapi/invalid-extension a.yaml:4:20']],
    ['x-role: { maximum: guest }', ['openapi/invalid-extension a.yaml:4:9']],
    ['x-rule: 1', ['openapi/unknown-extension a.yaml:4:1']],
    ['x-broken: 1', ['source/invalid-vocabulary words/x-broken.schema.json:1:1']],
    [`x-slow: [${'a'.repeat(45)}!]`, ['openapi/invalid-extension a.yaml:4:10']],
    ['x-bound: a', ['source/invalid-vocabulary words/x-bound.schema.json:1:1']],
    [`x-slow-name: { ${'a'.repeat(45)}!: 1 }`, []],
    ['x-later: 1', ['source/invalid-vocabulary words/x-later.schema.json:1:1']],
    ['x-endless: 1', ['source/invalid-vocabulary a.yaml:4:12']],
    ['x-../words/x-role: 1', ['openapi/unknown-extension a.yaml:4:1']],
    [
      'components:\n  schemas:\n    x-thing: { x-role: 1, default: { x-other: 1 }, properties: { x-other: {} } }',
      ['openapi/invalid-extension a.yaml:6:24'],
    ],
  ])('%s', async (extensions, want) => {
    const { findings, folder } = await readFiles(files(extensions));
    expect(briefly(findings, folder)).toEqual(want);
  });

  test('its files count as files of the document', async () => {
    const { document, folder } = await readFiles(files('x-role: {}'));
    expect(document?.files.map(({ path }) => path.slice(folder.length + 1))).toEqual([
      'a.yaml',
      'words/x-vocabulary.schema.json',
      'words/x-role.schema.json',
    ]);
  });

  test('without it, extensions are free', async () => {
    expect((await generateFrom({ 'x-anything': { 'x-at': 'all' } })).found).toEqual([]);
  });
});
