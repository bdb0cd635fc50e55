import { describe, expect, test } from 'vitest';
import { spanOf } from '../../generators/diagnostics/edit.ts';
import { briefly, readFiles } from './document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const schemaAt = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;
const operationAt = (text: string) => `${head}paths:\n  /a:\n    get: ${text}\n`;

/** Text of a document that can be used all the same, and `code line:column` of its findings. */
const cases: readonly (readonly [text: string, want: readonly string[]])[] = [
  [schemaAt('{ format: date-time }'), []],
  [
    schemaAt('!!js/function { title: !!str a, description: !own b }'),
    ['source/unknown-tag 5:22', 'source/unknown-tag 5:58'],
  ],
  [head.replace('3.1.1', '3.1'), ['openapi/wrong-type 1:10']],
  [head.replace('3.1.1', "'3.1'"), []],
  [head.replace('3.1.1', '3.2.0'), ['source/newer-version 1:10']],
  [
    `${head.replace('3.1.1', '3.2.0')}tags: [{ name: a, kind: nav }]\npaths: { /a: { query: {} } }\n`,
    ['openapi/newer-field 3:19', 'openapi/newer-field 4:16', 'source/newer-version 1:10'],
  ],
  [
    operationAt('{ parameters: [{ name: a, in: querystring, content: { a/b: {} } }] }'),
    ['openapi/newer-field 5:40'],
  ],
  [
    operationAt('{ parameters: [{ name: a, in: cookie, style: cookie, schema: {} }] }'),
    ['openapi/newer-field 5:55'],
  ],
  [
    operationAt('{ parameters: [{ name: a, in: body, schema: {} }] }'),
    ['openapi/incomplete 5:25', 'openapi/wrong-type 5:40'],
  ],
  [`${head.replace('3.1.1', '3.0.3')}components: {}\n`, ['openapi/missing-field 1:1']],
  [
    `${head.replace('3.1.1', '3.0.3').replace("'1' }", "'1', summary: S, license: { name: MIT, identifier: MIT } }")}paths: {}\nwebhooks: {}\n`,
    ['openapi/newer-member 2:33', 'openapi/newer-member 2:67', 'openapi/newer-member 4:1'],
  ],
  [`${head}webhooks: {}\n`, []],
  [schemaAt('{ format: datetime }'), ['schema/unknown-format 5:18']],
  [schemaAt('{ format: __proto__ }'), ['schema/unknown-format 5:18']],
  [schemaAt('{ maxlength: 40 }'), ['schema/misspelt-keyword 5:10']],
  [schemaAt('{ additionalproperties: false }'), ['schema/misspelt-keyword 5:10']],
  [schemaAt('{ descripton: A }'), ['schema/misspelt-keyword 5:10']],
  [schemaAt('{ properties: { descripton: {} }, example: { descripton: a } }'), []],
  [schemaAt('{ own: 1, x-maxlength: 2, __proto__: 3 }'), ['source/prototype-key 5:34']],
  [schemaAt("{ pattern: '^[a-z' }"), ['schema/invalid-pattern 5:19']],
  [schemaAt("{ pattern: '^[\\w\\-]+\\-$' }"), []],
  [schemaAt("{ pattern: '^(a+)+$' }"), []],
  [schemaAt("{ pattern: '^(a+)+\\1$' }"), ['schema/pattern-runaway 5:19']],
  [schemaAt("{ pattern: '\\Aa' }"), ['schema/foreign-pattern 5:19']],
  [schemaAt("{ patternProperties: { '[[:alpha:]]': {} } }"), ['schema/foreign-pattern 5:31']],
  [schemaAt("{ patternProperties: { '^(a|b)*\\1$': {} } }"), ['schema/pattern-runaway 5:31']],
  [schemaAt('{ type: integer, const: 3, maximum: 2 }'), ['schema/impossible 5:32']],
  [schemaAt('{ const: a, enum: [b] }'), ['schema/enum-mismatch 5:27']],
  [schemaAt('{ const: a, enum: [a] }'), []],
  [schemaAt('{ allOf: [{ enum: [a, b] }, { enum: [c] }] }'), ['schema/impossible 5:17']],
  [schemaAt('{ allOf: [{ enum: [a, b] }, { enum: [b] }] }'), []],
  [schemaAt('{ type: integer, default: 1.5 }'), ['schema/default-mismatch 5:34']],
  [schemaAt('{ type: number, default: 1 }'), []],
  [schemaAt('{ type: [string, "null"], default: null }'), []],
  [schemaAt('{ enum: [a], default: b }'), ['schema/default-mismatch 5:30']],
  [schemaAt('{ $schema: "https://json-schema.org/draft/2020-12/schema" }'), []],
  [schemaAt('{ $schema: "https://spec.openapis.org/oas/3.1/dialect/base" }'), []],
  [schemaAt('{ $schema: "http://json-schema.org/draft-07/schema#" }'), ['schema/other-dialect 5:19']],
  [schemaAt('{ enum: [{ $schema: other }] }'), []],
  [`${head}jsonSchemaDialect: https://example.com/mine\npaths: {}\n`, ['schema/other-dialect 3:20']],
  [
    schemaAt('{ $dynamicAnchor: T, items: { $dynamicRef: "#T" } }\n    B: { $dynamicAnchor: T }'),
    ['schema/dynamic-reference 5:51'],
  ],
  [
    schemaAt("{ discriminator: { propertyName: a, mapping: { b: '#/components/schemas/B', c: C, d: A } } }"),
    ['schema/dangling-mapping 5:58', 'schema/dangling-mapping 5:87'],
  ],
  [schemaAt('{ required: [other], properties: {} }'), []],
  [schemaAt('{ allOf: [{ properties: { a: { $ref: "#/components/schemas/A" } } }] }'), []],
  [operationAt('{ summary: word, tags: [b] }'), []],
  [operationAt('{ summary: word, requestBody: { content: {} } }'), ['openapi/body-not-sent 5:27']],
  [
    `${operationAt('{ summary: word, requestBody: { content: {} } }')}    head: { summary: word, requestBody: { content: {} } }\n`,
    ['openapi/body-not-sent 5:27'],
  ],
  ...(
    [
      ['operationId: b', ['openapi/link-target 5:80']],
      ['operationId: a', []],
      ["operationRef: '#/paths/~1a/get'", []],
      ["operationRef: '#/paths/~1a/put'", ['openapi/link-target 5:80']],
      ["operationRef: '#/paths'", ['openapi/link-target 5:80']],
      ["operationRef: 'https://other.example/api.json#/paths/~1a/put'", []],
    ] as const
  ).map(([link, want]): [string, readonly string[]] => [
    operationAt(`{ operationId: a, responses: { '200': { description: d, links: { x: { ${link} } } } } }`),
    want,
  ]),
  [operationAt('{ summary: word, callbacks: {} }'), []],
  [operationAt("{ summary: word, callbacks: { done: { '{$url}': {} } } }"), []],
  [`${head}webhooks: { made: { post: { summary: word } } }\n`, []],
  [`${head}webhooks: { made: { post: { security: [{}], summary: word } } }\n`, []],
  [
    `${head}webhooks: { made: { post: { security: [{ A: [] }], summary: word } } }\ncomponents: { securitySchemes: { A: { type: http, scheme: basic } } }\n`,
    ['openapi/left-out 3:29'],
  ],
  [
    `${head}webhooks: { made: { post: { callbacks: { done: { '{$url}': {} } }, summary: word } } }\n`,
    ['openapi/left-out 3:29'],
  ],
  [
    `${head}webhooks: { made: { parameters: [{ name: id, in: path, required: true, schema: {} }], post: { summary: word } } }\n`,
    ['openapi/received-path-parameter 3:34'],
  ],
  [
    `${head}webhooks: { '{id}': { post: { summary: word, parameters: [{ $ref: '#/components/parameters/Id' }] } } }\ncomponents: { parameters: { Id: { name: id, in: path, required: true, schema: {} } } }\n`,
    ['openapi/received-path-parameter 3:59'],
  ],
  [
    operationAt(
      "{ summary: word, callbacks: { done: { '{$url}/{id}': { post: { summary: word, parameters: [{ name: id, in: path, required: true, schema: {} }] } } } } }",
    ),
    ['openapi/received-path-parameter 5:101'],
  ],
  [
    `${head}webhooks: { made: { post: { summary: word, parameters: [{ name: id, in: query, schema: {} }] } } }\n`,
    [],
  ],
  [`tags: [{ name: a }]\n${operationAt('{ summary: word, tags: [a, b] }')}`, ['openapi/undeclared-tag 6:37']],
  [operationAt('{ summary: word, security: [{ Key: [] }] }'), ['openapi/undeclared-security 5:40']],
  [operationAt('{ respones: {} }'), ['openapi/unknown-field 5:12']],
  [operationAt('{ responses: { 200: {} } }'), ['openapi/missing-field 5:30']],
  [operationAt('{ responses: { 200: { description: 1 } } }'), ['openapi/wrong-type 5:45']],
  [operationAt('{ summary: word, parameters: }'), ['openapi/wrong-type 5:27']],
  [
    operationAt('{ summary: word, parameters: [{ name: a, in: path, required: true, schema: {} }] }'),
    ['openapi/unused-path-parameter 5:40'],
  ],
  [operationAt('{ summary: word, parameters: [{ name: a, in: query }] }'), ['openapi/parameter-form 5:40']],
  [
    operationAt('{ summary: word, parameters: [{ name: a, in: query, content: { a/b: {}, c/d: {} } }] }'),
    ['openapi/parameter-form 5:40'],
  ],
  [
    `${head}paths:\n  /a/{b}:\n    parameters: [{ name: b, in: path, schema: {} }]\n    get: { summary: word }\n`,
    ['openapi/optional-path-parameter 5:18'],
  ],
  [
    `${head}paths:\n  /a/{b}:\n    parameters: [{ $ref: '#/components/parameters/B' }]\n  /a/{c}: {}\ncomponents:\n  parameters:\n    B: { name: b, in: path, required: true, schema: {} }\n`,
    ['openapi/split-path 6:3'],
  ],
  ...(
    [
      ['get', ['openapi/colliding-paths 9:3']],
      ['put', ['openapi/split-path 9:3']],
    ] as const
  ).map(([method, want]): readonly [string, readonly string[]] => [
    `${head}paths:\n  /a/{b}:\n    parameters: [{ $ref: '#/components/parameters/P' }]\n    get: { summary: word }\n    delete: { summary: word }\n  /a/{b}/: {}\n  /a/{c}:\n    parameters: [{ $ref: '#/components/parameters/Q' }]\n    ${method}: { summary: word }\ncomponents:\n  parameters:\n    P: { name: b, in: path, required: true, schema: {} }\n    Q: { name: c, in: path, required: true, schema: {} }\n`,
    want,
  ]),
  [
    `${head}paths:\n  /a/{id}/b/{id}:\n    parameters: [{ name: id, in: path, required: true, schema: {} }]\n`,
    ['openapi/repeated-path-parameter 4:3'],
  ],
  [
    operationAt('{ summary: word, parameters: [{ name: "X A", in: header, schema: {} }] }'),
    ['openapi/header-name 5:48'],
  ],
  [
    operationAt(
      "{ responses: { 200: { description: d, headers: { 'X\"A': { schema: {} }, X-A: { schema: {} } } } } }",
    ),
    ['openapi/header-name 5:59'],
  ],
  [operationAt('{ summary: word, parameters: [{ name: "X A", in: query, schema: {} }] }'), []],
  ...['Accept', 'content-type', 'AUTHORIZATION'].map((name): readonly [string, readonly string[]] => [
    operationAt(`{ summary: word, parameters: [{ name: ${name}, in: header, schema: {} }] }`),
    ['openapi/ignored-header 5:48'],
  ]),
  [operationAt('{ summary: word, parameters: [{ name: Accept, in: query, schema: {} }] }'), []],
  [operationAt('{ summary: word, parameters: [{ name: Accept-Language, in: header, schema: {} }] }'), []],
  [
    operationAt(
      '{ responses: { 200: { description: d, headers: { Content-Type: { schema: {} }, Accept: { schema: {} } } } } }',
    ),
    ['openapi/ignored-header 5:59'],
  ],
  ...['Content-Length', 'transfer-encoding', 'Content-Encoding'].map(
    (name): readonly [string, readonly string[]] => [
      operationAt(
        `{ responses: { 200: { description: d, headers: { ${name}: { schema: {} }, Vary: { schema: {} } } } } }`,
      ),
      ['openapi/framing-header 5:59'],
    ],
  ),
  [
    `${head}paths:\n  /a:\n    post: { requestBody: { content: { multipart/form-data: { schema: { properties: { f: {} } }, encoding: { f: { headers: { content-type: { schema: {} } } } } } } } }\n`,
    ['openapi/ignored-header 5:125'],
  ],
  [
    `${head}paths:\n  /a:\n    post: { requestBody: { content: { multipart/form-data: { schema: { properties: { f: {} } }, encoding: { f: { headers: { X-Rows: { schema: {} } } } } } } } }\n`,
    ['openapi/part-header 5:125'],
  ],
  [
    `${head}components: { securitySchemes: { A: { type: apiKey, in: header, name: 'X-A:' } } }\n`,
    ['openapi/header-name 3:71'],
  ],
  [`${head}components:\n  schemas:\n    a b: {}\n`, ['openapi/component-name 5:5']],
  ['openapi: 3.1.1\ninfo: { title: T, version: 1.0 }\n', ['openapi/wrong-type 2:28']],
];

describe('findings that do not stop the work', () => {
  test.each(cases)('%s', async (text, want) => {
    const { document, findings, folder } = await readFiles({ 'a.yaml': text });
    expect(briefly(findings, folder).map((each) => each.replace('a.yaml:', ''))).toEqual(want);
    expect(document).toBeDefined();
  });

  test.each([
    [schemaAt('{ maxlength: 40 }'), 'maxLength'],
    [schemaAt("{ 'maxlength': 40 }"), 'maxLength'],
    [schemaAt('{ type: int }'), 'integer'],
    [schemaAt('{ type: boolaen }'), 'boolean'],
    [schemaAt('{ type: thing }'), undefined],
    [schemaAt('{ maxlength: 40, maxLength: 50 }'), undefined],
    [operationAt('{ respones: {} }'), 'responses'],
    [operationAt("{ parameters: [{ name: a, in: 'querry', schema: {} }] }"), 'query'],
  ])('%s has the correction %s', async (text, want) => {
    const { findings } = await readFiles({ 'a.yaml': text });
    const [{ edits = [] } = { edits: [] }] = findings;
    const [edit] = edits;
    expect(edit?.by).toBe(want);
    const span = edit === undefined ? undefined : spanOf(edit);
    const line = text.split('\n')[(span?.start.line ?? 0) - 1] ?? '';
    expect(line.slice((span?.start.column ?? 1) - 1, (span?.end.column ?? 1) - 1)).toBe(edit?.replace ?? '');
  });

  test.each([
    [operationAt('{ produces: [a/b] }'), 'Media types are the names'],
    [
      operationAt('{ responses: { 200: { description: d, schema: {} } } }'),
      'It belongs into `content`, under a media type.',
    ],
    [operationAt('{ parameters: [{ name: a, in: query, type: string }] }'), 'It belongs into `schema`'],
    [operationAt('{ constructor: {} }'), 'has no member "constructor".'],
  ])('%s has the advice %s', async (text, want) => {
    const { findings } = await readFiles({ 'a.yaml': text });
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
  expect(briefly(findings, folder)).toEqual(['openapi/unspeakable-name a.json:1:80']);
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
    ['x-broken: 1', ['source/vocabulary words/x-broken.schema.json:1:1']],
    [`x-slow: [${'a'.repeat(45)}!]`, ['openapi/invalid-extension a.yaml:4:10']],
    ['x-bound: a', ['source/vocabulary words/x-bound.schema.json:1:1']],
    [`x-slow-name: { ${'a'.repeat(45)}!: 1 }`, []],
    ['x-later: 1', ['source/vocabulary words/x-later.schema.json:1:1']],
    ['x-endless: 1', ['source/vocabulary a.yaml:4:12']],
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
    const { findings } = await readFiles({ 'a.yaml': `${head}x-anything: { x-at: all }\n` });
    expect(findings).toEqual([]);
  });
});
