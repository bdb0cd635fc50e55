import { describe, expect, test } from 'vitest';
import { houseStyleFindings } from '../../generators/diagnostics/catalog/house-style.ts';
import { lintFindings } from '../../generators/diagnostics/catalog/lint.ts';
import { generateFrom } from '../../generators/testing/generate-from.ts';
import { within } from './within.ts';

const done = "responses: { '204': { description: Done. } }";
const pathsAt = (...paths: readonly string[]) =>
  `paths:\n${paths.map((path) => `  ${path}: { get: { parameters: [${parametersOf(path)}], ${done} } }\n`).join('')}`;
const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => `{ name: ${name}, in: path, required: true, schema: {} }`)
    .join(', ');

/** Text of a document, and `code line:column` of the findings of lint, without `lint/`. */
const cases: readonly (readonly [text: string, want: readonly string[]])[] = [
  ...within(
    "paths: { /a: { get: { responses: { '200': { description: D, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } } } }\ncomponents: { schemas: { … } }",
    [
      ['A: {}, B: {}', ['unused-component 2:33']],
      ["A: { items: { $ref: '#/components/schemas/B' } }, B: {}", []],
      [
        "A: {}, B: { items: { $ref: '#/components/schemas/C' } }, C: { items: { $ref: '#/components/schemas/B' } }",
        ['unused-component 2:33', 'unused-component 2:83'],
      ],
      [
        "A: { discriminator: { propertyName: k, mapping: { b: B } } }, B: {}, C: { allOf: [{ $ref: '#/components/schemas/A' }] }",
        [],
      ],
      [
        "A: { discriminator: { propertyName: k } }, B: { allOf: [{ $ref: '#/components/schemas/A' }] }, C: { allOf: [{ $ref: '#/components/schemas/B' }] }",
        [],
      ],
      ["A: { x-own: { $ref: '#/components/schemas/B' } }, B: { $dynamicAnchor: T }", []],
    ],
  ),
  ...within('components: { schemas: { A: … } }', [['{}', []]]),
  [
    `paths: { /a: { get: { ${done} } } }\ncomponents: { securitySchemes: { S: { type: http, scheme: basic } }, parameters: { P: { name: id, in: path, required: true, schema: {} } } }`,
    ['unused-component 2:34', 'unused-component 2:84'],
  ],
  ...within('paths: { /a: { get: … } }', [
    ["{ responses: { '404': { description: D } } }", ['missing-success-response 1:34']],
    ['{ operationId: a }', ['missing-success-response 1:21']],
    ['{ responses: { default: { description: D } } }', []],
    ["{ responses: { '3XX': { description: D } } }", []],
    ["{ responses: { '101': { description: D } } }", []],
  ]),
  [pathsAt('/pets/{id}', '/{kind}/all'), ['ambiguous-paths 3:3']],
  [pathsAt('/pets/{id}', '/pets/all', '/{kind}/{id}'), []],
  [pathsAt('/pets/{id}', '/{kind}/all').replace('schema: {}', 'schema: { type: integer }'), []],
  [pathsAt('/pets/{id}', '/{kind}/all').replace('get', 'put'), []],
  [pathsAt('/a?b=c'), ['path-query 2:3']],
  [pathsAt("'/a#b'"), ['path-query 2:3']],
  [pathsAt('/a/b{c'), ['path-braces 2:3']],
  [pathsAt("'/a/{b}{c}'"), ['adjacent-parameters 2:3']],
  [pathsAt("'/a/{b}-{c}/{d}'"), []],
  [pathsAt('/a', '/b', '/c/'), ['trailing-slash 4:3']],
  [pathsAt('/a/', '/b/', '/c'), ['trailing-slash 4:3']],
  [pathsAt('/', '/a', '/b'), []],
  [pathsAt('/a/', '/b/'), []],
  ...within('servers: [{ … }]\npaths: {}', [
    ['url: https://a.test/', ['server-trailing-slash 1:18']],
    ['url: /', []],
  ]),
  ...within(
    "servers: [{ url: '…' }]\npaths: {}",
    [
      'localhost:3000/api',
      'h.example/v1',
      'https://h/v1?x=1',
      'https://h/v1#x',
      'wss://h.example',
      'ftp://h.example',
      'https://user:word@h.example',
      'https://h.example:port',
    ].map((url) => [url, ['server-url 1:18']] as const),
  ),
  ...within(
    "servers: [{ url: '…' }]\npaths: {}",
    ['', '/v1', 'v1.2/a', './v1', '../api', '//h.example', 'https://[::1]:80/a', 'api'].map(
      (url) => [url, []] as const,
    ),
  ),
  ...within('servers: [{ … }]\npaths: {}', [
    ["url: '{base}/v1', variables: { base: { default: 'h.example' } }", ['server-url 1:18']],
    [
      "url: 'https://{host}.test', variables: { hots: { default: a } }",
      ['undeclared-server-variable 1:18', 'unused-server-variable 1:54'],
    ],
    ["url: 'https://{host}.test', variables: { host: { default: a } }", []],
  ]),
  ['tags: [{ name: a }, { name: a }]\npaths: {}', ['unused-tag 1:8', 'duplicate-tag 1:21']],
  [`tags: [{ name: a }]\npaths: { /a: { get: { tags: [a], ${done} } } }`, []],
  [
    `paths:\n  /a:\n    get: { operationId: getA, ${done} }\n    put: { operationId: GetA, ${done} }`,
    ['similar-operation-ids 4:25'],
  ],
  ...within('paths: { /a: { get: … } }', [
    [`{ operationId: get a, ${done} }`, ['operation-id-not-url-safe 1:36']],
    [`{ operationId: pets/get-a, ${done} }`, []],
  ]),
  ...within(
    "security: [{ S: [ … ] }]\ncomponents: { securitySchemes: { S: { type: oauth2, flows: { password: { tokenUrl: 'https://a.test', scopes: { read: R } } } } } }",
    [
      ['read, wirte', ['undeclared-scope 1:25']],
      ['read', []],
    ],
  ),
  ...within('security: [{ S: [] }]\ncomponents: { securitySchemes: { S: … } }', [
    ['{ type: http, scheme: baerer }', ['unknown-http-scheme 2:59']],
    ['{ type: http, scheme: Bearer }', []],
  ]),
  ['{}', ['empty-document 1:1']],
  ['webhooks: {}', []],
  ...within('security: [{ S: [] }]\ncomponents: { securitySchemes: { S: … } }', [
    ['{ type: http }', ['missing-dependent-field 2:37']],
    [
      '{ type: apiKey, in: query, scheme: basic }',
      ['missing-dependent-field 2:37', 'ineffective-field 2:64'],
    ],
    ["{ type: openIdConnect, openIdConnectUrl: 'https://a.test' }", []],
    [
      "{ type: oauth2, flows: { implicit: { tokenUrl: 'https://a.test', scopes: {} } } }",
      ['missing-dependent-field 2:72', 'ineffective-field 2:74'],
    ],
    ["{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.test', scopes: {} } } }", []],
    ['{ type: oauth2 }', ['missing-dependent-field 2:37']],
  ]),
  [
    "openapi: 3.1.1\ninfo: { title: T, version: '1', license: { name: MIT, identifier: MIT, url: 'https://a.test' } }\npaths: {}",
    ['mutually-exclusive-fields 2:72'],
  ],
  ...within(`paths: { /a: { get: { parameters: [{ name: a, … }], ${done} } } }`, [
    ['in: query, style: deepObject, schema: { type: string }', ['style-type-mismatch 1:65']],
    ['in: query, style: deepObject, schema: { type: [object, "null"] }', []],
    ['in: query, style: deepObject, schema: { anyOf: [{ type: object }] }', []],
    ['in: query, style: pipeDelimited, schema: { type: array, items: {} }', []],
  ]),
  ...within(
    `paths: { /a: { get: { parameters: [{ name: f, in: query, … }, { name: page, in: query, schema: {} }], ${done} } } }`,
    [
      ['schema: { type: object, properties: { a: {}, b: {} } }', []],
      ['schema: { type: object, properties: { a: {}, page: {} } }', ['parameter-clash 1:36']],
      ['schema: { properties: { page: {} } }', ['parameter-clash 1:36']],
      ['schema: { type: [object, "null"], properties: { page: {} } }', ['parameter-clash 1:36']],
      ['schema: { allOf: [{ type: object }, { properties: { page: {} } }] }', ['parameter-clash 1:36']],
      ['schema: { type: string, properties: { page: {} } }', ['ineffective-keyword 1:82']],
      ['explode: false, schema: { type: object, properties: { page: {} } }', []],
      ['style: deepObject, schema: { type: object, properties: { page: {} } }', []],
      ['content: { application/json: { schema: { properties: { page: {} } } } }', []],
    ],
  ),
  ...within(`paths: { /a: { get: { parameters: [ … ], ${done} } } }`, [
    [
      '{ name: f, in: query, schema: { type: object, properties: { page: {} } } }, { name: page, in: header, schema: {} }',
      [],
    ],
    [
      '{ name: f, in: query, schema: { type: object, properties: { page: {}, size: {} } } }, { name: g, in: query, schema: { type: object, properties: { size: {}, page: {} } } }',
      ['parameter-clash 1:123'],
    ],
  ]),
  [
    `paths:
  /a:
    parameters: [{ name: page, in: query, schema: {} }]
    get: { parameters: [{ name: f, in: query, schema: { type: object, properties: { page: {} } } }], ${done} }
    put: { parameters: [{ name: page, in: query, schema: {} }], ${done} }`,
    ['parameter-clash 4:25'],
  ],
  ...within(`paths: { /a: { get: { parameters: [{ name: a, … }], ${done} } } }`, [
    ['in: header, allowEmptyValue: true, schema: {}', ['ineffective-field 1:59']],
    ['in: query, allowEmptyValue: true, allowReserved: true, schema: {}', []],
    ['in: query, explode: true, content: { text/plain: {} }', ['ineffective-field 1:58']],
  ]),
  ...within('paths: { /a: { get: … } }', [
    ["{ responses: { '204': { description: D, content: { text/plain: {} } } } }", ['body-not-allowed 1:61']],
    ["{ responses: { '304': { description: D, content: {} } } }", []],
    ["{ responses: { '200': { description: D, content: { text/plain: {} } } } }", []],
  ]),
  ...within(
    "paths: { /a: { get: { operationId: a, responses: { '204': { description: D, links: { l: … } } }, parameters: [{ name: b, in: query, schema: {} }] } } }",
    [
      ['{ operationId: a, operationRef: "#/paths/~1a/get" }', ['mutually-exclusive-fields 1:107']],
      ['{ description: D }', ['missing-dependent-field 1:89']],
      [
        '{ operationId: a, parameters: { b: $response.body#/b, query.b: x, z: 1 } }',
        ['unknown-link-parameter 1:155'],
      ],
      ['{ operationId: a, parameters: { b: $response.body.b } }', ['invalid-runtime-expression 1:124']],
      ["{ operationId: a, parameters: { b: 'x-{$request.path}' } }", ['invalid-runtime-expression 1:124']],
      ["{ operationId: a, requestBody: '$response.header.x y' }", ['invalid-runtime-expression 1:120']],
    ],
  ),
  ...within(
    "paths: { /a: { get: { operationId: a, responses: { '204': { description: D, links: { l: { operationId: a, requestBody: '…' } } } }, parameters: [{ name: b, in: query, schema: {} }] } } }",
    [
      '$url',
      '$method',
      '$statusCode',
      '$request.header.X-A',
      '$request.query.a b',
      '$response.body',
      '$response.body#',
      '$response.body#/a~1b',
      'id-{$response.body#/id}',
      'US$',
      '{}',
    ].map((value) => [value, []] as const),
  ),
  ...within('paths: { /a: { get: … } }', [
    [
      `{ ${done}, callbacks: { c: { '{$request.body#/url}': {}, '{request.body#/url}': {}, 'https://a.test': {} } } }`,
      ['invalid-runtime-expression 1:115'],
    ],
  ]),
  ...within('components: { schemas: { A: … } }', [
    [
      "{ type: object, required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }",
      ['infinite-value 1:29'],
    ],
    ["{ type: array, minItems: 1, items: { $ref: '#/components/schemas/A' } }", ['infinite-value 1:29']],
    [
      "{ anyOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }, B: { type: object, required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }, C: { allOf: [{ $ref: '#/components/schemas/B' }] }",
      ['infinite-value 1:29'],
    ],
  ]),
  ...within(
    'components: { schemas: { A: … } }',
    [
      "{ type: object, properties: { a: { $ref: '#/components/schemas/A' } } }",
      "{ type: [object, 'null'], required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }",
      "{ type: object, required: [a], properties: { a: { anyOf: [{ type: string }, { $ref: '#/components/schemas/A' }] } } }",
      "{ type: array, items: { $ref: '#/components/schemas/A' } }",
      "{ type: array, minItems: 1, prefixItems: [{ type: string }], items: { $ref: '#/components/schemas/A' } }",
      "{ type: object, required: [a], properties: { a: { $ref: '#/components/schemas/B' } } }, B: { type: array, items: { $ref: '#/components/schemas/A' } }",
    ].map((schema) => [schema, []] as const),
  ),
  ...within('paths: { /a: { get: … } }', [
    [
      "{ responses: { '200': { description: D, content: { aplication/json: {} } } } }",
      ['unknown-media-type 1:72'],
    ],
    ["{ responses: { '200': { description: D, content: { application/json: {} } } } }", []],
  ]),
  [
    `paths: { /a: { get: { parameters: [{ $ref: '#/components/parameters/P', required: true, description: D }], ${done} } } }\ncomponents: { parameters: { P: { name: a, in: query, schema: {} } } }`,
    ['reference-sibling 1:73'],
  ],
  ...within('paths: { /a: { get: … } }', [
    [
      `{ parameters: [{ name: a, in: query, schema: {}, example: 1, examples: { b: { value: 1, externalValue: c } } }], ${done} }`,
      ['mutually-exclusive-fields 1:70', 'mutually-exclusive-fields 1:99'],
    ],
    [
      `{ parameters: [{ name: a, in: query, required: true, schema: { default: b } }], ${done} }`,
      ['required-default 1:36'],
    ],
    [`{ parameters: [{ name: a, in: query, schema: { default: b }, example: c }], ${done} }`, []],
  ]),
  ...within('components: { schemas: { A: … } }', [
    ['{ type: string, minimum: 3 }', ['ineffective-keyword 1:45']],
    ['{ type: [array, "null"], items: {}, maxLength: 3 }', ['ineffective-keyword 1:65']],
    ['{ type: integer, minimum: 3, description: A, default: 3 }', []],
    ['{ minimum: 3, minLength: 3 }', []],
    ['{ required: [nmae], properties: { name: {} } }', ['undeclared-property 1:42']],
    ['{ required: [a], properties: { b: {} }, additionalProperties: {} }', []],
    ['{ required: [a], properties: { b: {} }, allOf: [{ properties: { a: {} } }] }', []],
    ['{ properties: { a: {} }, anyOf: [{ required: [a], properties: { b: {} } }] }', []],
    [
      "{ required: [a], properties: { b: {} } }, B: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { a: {} } }] }",
      [],
    ],
    ['{ type: array }', ['array-without-items 1:29']],
    ['{ type: [array, "null"] }', ['array-without-items 1:29']],
    ['{ type: [array, string] }', []],
    ['{ type: array, prefixItems: [{}] }', []],
    ['{ enum: [a, b, a] }', ['duplicate-enum-value 1:44']],
    ["{ enum: [1, '1', true, null] }", []],
    ['{ minimum: 3, exclusiveMinimum: 3 }', ['redundant-limit 1:31']],
    ['{ maximum: 3, exclusiveMaximum: 4 }', ['redundant-limit 1:43']],
    ['{ minimum: 3, exclusiveMaximum: 4 }', []],
    ['{ oneOf: [{ type: string }, { type: string }] }', ['duplicate-subschema 1:57']],
    ['{ anyOf: [{ type: string }, { type: string, maxLength: 1 }] }', []],
    ['{ readOnly: true, writeOnly: true }', ['read-only-and-write-only 1:47']],
    ['{ properties: { a: { readOnly: true }, b: { writeOnly: true } }, required: [a, b] }', []],
  ]),
  ...within(
    "components: { schemas: { A: { pattern: '…' } } }",
    ['a^', '$a', '[]', 'a$b', '(?:a^|[]b)', 'a+^b', '\\b[]'].map(
      (pattern) => [pattern, ['unmatchable-pattern 1:40']] as const,
    ),
  ),
  ...within(
    "components: { schemas: { A: { pattern: '…' } } }",
    ['^$', '', 'a*^', '^a|^b$', '(?!a)', '(^a|b)$', '[]?', '^^a$$', 'a*$b*'].map(
      (pattern) => [pattern, []] as const,
    ),
  ),
];

describe('what authors seldom mean', () => {
  test.each(cases)('%s', async (text, want) => {
    const { model, found } = await generateFrom(text, { lint: true });
    const own = found.filter((line) => line.startsWith('lint/'));
    expect(own.map((line) => line.replace('lint/', ''))).toEqual(want);
    expect(model).toBeDefined();
  });

  test('other readers of the document are not told', async () => {
    const found = await Promise.all(cases.map(async ([text]) => (await generateFrom(text)).found));
    expect(found.flat().filter((line) => line.startsWith('lint/'))).toEqual([]);
  });

  test('each rule has a case', () => {
    const given = new Set(cases.flatMap(([, want]) => want.map((each) => `lint/${each.split(' ')[0]}`)));
    const without = Object.keys(lintFindings).filter((code) => !given.has(code) && !code.endsWith('-ignore'));
    expect(without).toEqual([]);
  });
});

test.each<[text: string, want: readonly string[]]>([
  [
    `paths: { /a: { get: { parameters: [{ name: a, in: query, schema: {} }], ${done} } } }`,
    [
      'lint/missing-contact 1:1',
      'lint/missing-description 1:1',
      'lint/missing-license 1:1',
      'lint/missing-description 1:21',
      'lint/missing-operation-id 1:21',
      'lint/missing-summary 1:21',
      'lint/missing-tag 1:21',
      'lint/missing-description 1:36',
      'lint/missing-error-response 1:84',
    ],
  ],
  [
    `openapi: 3.1.1
info: { title: T, version: '1', description: D, contact: { name: C }, license: { name: L } }
tags: [{ name: t, description: D }]
paths:
  /a:
    get: { operationId: a, summary: S, description: D, tags: [t], parameters: [{ name: a, in: query, description: D, schema: {} }], responses: { '204': { description: D }, '4XX': { description: D } } }`,
    [],
  ],
])('what houses ask for: %s', async (text, want) => {
  const style = Object.keys(houseStyleFindings);
  const levels = Object.fromEntries(style.map((code) => [code, 'note'] as const));
  const { found } = await generateFrom(text, { lint: true, levels });
  expect(found.filter((line) => style.includes(line.split(' ')[0] ?? ''))).toEqual(want);
});
