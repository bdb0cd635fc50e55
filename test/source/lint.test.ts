import { describe, expect, test } from 'vitest';
import { houseStyleFindings } from '../../generators/diagnostics/catalog/house-style.ts';
import { lintFindings } from '../../generators/diagnostics/catalog/lint.ts';
import { briefly, readFiles } from './document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const done = "responses: { '204': { description: Done. } }";
const id = '{ name: id, in: path, required: true, schema: {} }';
const schemaAt = (text: string) => `${head}components:\n  schemas:\n    A: ${text}\n`;
const operationAt = (text: string) => `${head}paths:\n  /a:\n    get: ${text}\n`;
const pathsAt = (...paths: readonly string[]) =>
  `${head}paths:\n${paths.map((path) => `  ${path}: { get: { parameters: [${parametersOf(path)}], ${done} } }\n`).join('')}`;
const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => id.replace('id', name ?? '')).join(', ');
const serverAt = (text: string) => `${head}servers:\n  - ${text}\npaths: {}\n`;
const schemeAt = (text: string, security = '[{ S: [] }]') =>
  `${head}security: ${security}\ncomponents: { securitySchemes: { S: ${text} } }\n`;
const oauth = "{ type: oauth2, flows: { password: { tokenUrl: 'https://a.test', scopes: { read: R } } } }";
const parameterAt = (text: string) => operationAt(`{ parameters: [{ name: a, ${text} }], ${done} }`);
const page = '{ name: page, in: query, schema: {} }';
const besideAt = (text: string, other: string) =>
  operationAt(`{ parameters: [{ name: f, in: query, ${text} }, ${other}], ${done} }`);
const linkAt = (text: string) =>
  operationAt(
    `{ operationId: a, responses: { '204': { description: D, links: { l: ${text} } } }, parameters: [{ name: b, in: query, schema: {} }] }`,
  );
const usingAt = (reference: string, components: string) =>
  `${operationAt(`{ responses: { '200': { description: D, content: { application/json: { schema: { $ref: '#/components/schemas/${reference}' } } } } } }`)}components:\n  schemas:\n${components}`;

/** Text of a document, and `code line:column` of the findings of lint, without `lint/`. */
const cases: readonly (readonly [text: string, want: readonly string[]])[] = [
  [usingAt('A', '    A: {}\n    B: {}\n'), ['unused-component 9:5']],
  [usingAt('A', "    A: { items: { $ref: '#/components/schemas/B' } }\n    B: {}\n"), []],
  [
    usingAt(
      'A',
      "    A: {}\n    B: { items: { $ref: '#/components/schemas/C' } }\n    C: { items: { $ref: '#/components/schemas/B' } }\n",
    ),
    ['unused-component 10:5', 'unused-component 9:5'],
  ],
  [
    usingAt(
      'A',
      "    A: { discriminator: { propertyName: k, mapping: { b: B } } }\n    B: {}\n    C: { allOf: [{ $ref: '#/components/schemas/A' }] }\n",
    ),
    [],
  ],
  [
    usingAt(
      'A',
      "    A: { discriminator: { propertyName: k } }\n    B: { allOf: [{ $ref: '#/components/schemas/A' }] }\n    C: { allOf: [{ $ref: '#/components/schemas/B' }] }\n",
    ),
    [],
  ],
  [usingAt('A', "    A: { x-own: { $ref: '#/components/schemas/B' } }\n    B: { $dynamicAnchor: T }\n"), []],
  [schemaAt('{}'), []],
  [
    `${operationAt(`{ ${done} }`)}components: { securitySchemes: { S: { type: http, scheme: basic } }, parameters: { P: ${id} } }\n`,
    ['unused-component 6:34', 'unused-component 6:84'],
  ],

  [operationAt("{ responses: { '404': { description: D } } }"), ['no-success-response 5:23']],
  [operationAt('{ operationId: a }'), ['no-success-response 5:10']],
  [operationAt('{ responses: { default: { description: D } } }'), []],
  [operationAt("{ responses: { '3XX': { description: D } } }"), []],
  [operationAt("{ responses: { '101': { description: D } } }"), []],

  [pathsAt('/pets/{id}', '/{kind}/all'), ['ambiguous-paths 5:3']],
  [pathsAt('/pets/{id}', '/pets/all', '/{kind}/{id}'), []],
  [pathsAt('/pets/{id}', '/{kind}/all').replace('schema: {}', 'schema: { type: integer }'), []],
  [pathsAt('/pets/{id}', '/{kind}/all').replace('get', 'put'), []],
  [pathsAt('/a?b=c'), ['path-query 4:3']],
  [pathsAt("'/a#b'"), ['path-query 4:3']],
  [pathsAt('/a/b{c'), ['path-braces 4:3']],
  [pathsAt("'/a/{b}{c}'"), ['adjacent-parameters 4:3']],
  [pathsAt("'/a/{b}-{c}/{d}'"), []],
  [pathsAt('/a', '/b', '/c/'), ['trailing-slash 6:3']],
  [pathsAt('/a/', '/b/', '/c'), ['trailing-slash 6:3']],
  [pathsAt('/', '/a', '/b'), []],
  [pathsAt('/a/', '/b/'), []],

  [serverAt('{ url: https://a.test/ }'), ['server-trailing-slash 4:12']],
  [serverAt('{ url: / }'), []],
  ...[
    'localhost:3000/api',
    'h.example/v1',
    'https://h/v1?x=1',
    'https://h/v1#x',
    'wss://h.example',
    'ftp://h.example',
    'https://user:word@h.example',
    'https://h.example:port',
  ].map((url): [string, readonly string[]] => [serverAt(`{ url: '${url}' }`), ['server-url 4:12']]),
  ...['', '/v1', 'v1.2/a', './v1', '../api', '//h.example', 'https://[::1]:80/a', 'api'].map(
    (url): [string, readonly string[]] => [serverAt(`{ url: '${url}' }`), []],
  ),
  [serverAt("{ url: '{base}/v1', variables: { base: { default: 'h.example' } } }"), ['server-url 4:12']],
  [
    serverAt("{ url: 'https://{host}.test', variables: { hots: { default: a } } }"),
    ['undeclared-server-variable 4:12', 'unused-server-variable 4:48'],
  ],
  [serverAt("{ url: 'https://{host}.test', variables: { host: { default: a } } }"), []],

  [`${head}tags: [{ name: a }, { name: a }]\npaths: {}\n`, ['duplicate-tag 3:21', 'unused-tag 3:8']],
  [`tags: [{ name: a }]\n${operationAt(`{ tags: [a], ${done} }`)}`, []],

  [
    `${operationAt(`{ operationId: getA, ${done} }`)}    put: { operationId: GetA, ${done} }\n`,
    ['similar-operation-ids 6:25'],
  ],
  [operationAt(`{ operationId: get a, ${done} }`), ['operation-id-form 5:25']],
  [operationAt(`{ operationId: pets/get-a, ${done} }`), []],

  [schemeAt(oauth, '[{ S: [read, wirte] }]'), ['undeclared-scope 3:24']],
  [schemeAt(oauth, '[{ S: [read] }]'), []],
  [schemeAt('{ type: http, scheme: baerer }'), ['unknown-http-scheme 4:59']],
  [schemeAt('{ type: http, scheme: Bearer }'), []],

  [head, ['nothing-described 1:1']],
  [`${head}webhooks: {}\n`, []],
  [schemeAt('{ type: http }'), ['needed-member 4:37']],
  [schemeAt('{ type: apiKey, in: query, scheme: basic }'), ['ineffective-member 4:64', 'needed-member 4:37']],
  [schemeAt("{ type: openIdConnect, openIdConnectUrl: 'https://a.test' }"), []],
  [
    schemeAt("{ type: oauth2, flows: { implicit: { tokenUrl: 'https://a.test', scopes: {} } } }"),
    ['ineffective-member 4:74', 'needed-member 4:72'],
  ],
  [
    schemeAt("{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.test', scopes: {} } } }"),
    [],
  ],
  [schemeAt('{ type: oauth2 }'), ['needed-member 4:37']],
  [
    `${head.replace("'1' }", "'1', license: { name: MIT, identifier: MIT, url: 'https://a.test' } }")}paths: {}\n`,
    ['exclusive-members 2:72'],
  ],

  [parameterAt('in: query, style: deepObject, schema: { type: string }'), ['style-type 5:54']],
  [parameterAt('in: query, style: deepObject, schema: { type: [object, "null"] }'), []],
  [parameterAt('in: query, style: deepObject, schema: { anyOf: [{ type: object }] }'), []],
  [parameterAt('in: query, style: pipeDelimited, schema: { type: array, items: {} }'), []],

  [besideAt('schema: { type: object, properties: { a: {}, b: {} } }', page), []],
  [besideAt('schema: { type: object, properties: { a: {}, page: {} } }', page), ['parameter-clash 5:25']],
  [besideAt('schema: { properties: { page: {} } }', page), ['parameter-clash 5:25']],
  [besideAt('schema: { type: [object, "null"], properties: { page: {} } }', page), ['parameter-clash 5:25']],
  [
    besideAt('schema: { allOf: [{ type: object }, { properties: { page: {} } }] }', page),
    ['parameter-clash 5:25'],
  ],
  [besideAt('schema: { type: string, properties: { page: {} } }', page), ['ineffective-keyword 5:71']],
  [besideAt('explode: false, schema: { type: object, properties: { page: {} } }', page), []],
  [besideAt('style: deepObject, schema: { type: object, properties: { page: {} } }', page), []],
  [besideAt('content: { application/json: { schema: { properties: { page: {} } } } }', page), []],
  [besideAt('schema: { type: object, properties: { page: {} } }', page.replace('query', 'header')), []],
  [
    besideAt(
      'schema: { type: object, properties: { page: {}, size: {} } }',
      '{ name: g, in: query, schema: { type: object, properties: { size: {}, page: {} } } }',
    ),
    ['parameter-clash 5:111'],
  ],
  [
    `${head}paths:\n  /a:\n    parameters: [${page}]\n    get: { parameters: [{ name: f, in: query, schema: { type: object, properties: { page: {} } } }], ${done} }\n    put: { parameters: [{ name: page, in: query, schema: {} }], ${done} }\n`,
    ['parameter-clash 6:25'],
  ],

  [parameterAt('in: header, allowEmptyValue: true, schema: {}'), ['ineffective-member 5:48']],
  [parameterAt('in: query, allowEmptyValue: true, allowReserved: true, schema: {}'), []],
  [parameterAt('in: query, explode: true, content: { text/plain: {} }'), ['ineffective-member 5:47']],

  [
    operationAt(`{ ${done.replace('Done. }', 'D, content: { text/plain: {} } }')} }`),
    ['bodiless-status 5:50'],
  ],
  [operationAt(`{ ${done.replace('Done. }', 'D, content: {} }').replace('204', '304')} }`), []],
  [
    operationAt(`{ ${done.replace('Done. }', 'D, content: { text/plain: {} } }').replace('204', '200')} }`),
    [],
  ],

  [linkAt('{ operationId: a, operationRef: "#/paths/~1a/get" }'), ['exclusive-members 5:96']],
  [linkAt('{ description: D }'), ['needed-member 5:78']],
  [
    linkAt('{ operationId: a, parameters: { b: $response.body#/b, query.b: x, z: 1 } }'),
    ['link-parameter 5:144'],
  ],
  [linkAt('{ operationId: a, parameters: { b: $response.body.b } }'), ['runtime-expression 5:113']],
  [linkAt("{ operationId: a, parameters: { b: 'x-{$request.path}' } }"), ['runtime-expression 5:113']],
  [linkAt("{ operationId: a, requestBody: '$response.header.x y' }"), ['runtime-expression 5:109']],
  ...[
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
  ].map((value): [string, readonly string[]] => [linkAt(`{ operationId: a, requestBody: '${value}' }`), []]),
  [
    operationAt(
      `{ ${done}, callbacks: { c: { '{$request.body#/url}': {}, '{request.body#/url}': {}, 'https://a.test': {} } } }`,
    ),
    ['runtime-expression 5:104'],
  ],

  [
    schemaAt("{ type: object, required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }"),
    ['endless-value 5:8'],
  ],
  [
    schemaAt("{ type: array, minItems: 1, items: { $ref: '#/components/schemas/A' } }"),
    ['endless-value 5:8'],
  ],
  [
    schemaAt(
      "{ anyOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/C' }] }\n    B: { type: object, required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }\n    C: { allOf: [{ $ref: '#/components/schemas/B' }] }",
    ),
    ['endless-value 5:8'],
  ],
  ...[
    "{ type: object, properties: { a: { $ref: '#/components/schemas/A' } } }",
    "{ type: [object, 'null'], required: [a], properties: { a: { $ref: '#/components/schemas/A' } } }",
    "{ type: object, required: [a], properties: { a: { anyOf: [{ type: string }, { $ref: '#/components/schemas/A' }] } } }",
    "{ type: array, items: { $ref: '#/components/schemas/A' } }",
    "{ type: array, minItems: 1, prefixItems: [{ type: string }], items: { $ref: '#/components/schemas/A' } }",
    "{ type: object, required: [a], properties: { a: { $ref: '#/components/schemas/B' } } }\n    B: { type: array, items: { $ref: '#/components/schemas/A' } }",
  ].map((schema): [string, readonly string[]] => [schemaAt(schema), []]),

  [
    operationAt(
      `{ ${done.replace('204', '200').replace('Done. }', 'D, content: { aplication/json: {} } }')} }`,
    ),
    ['unknown-media-type 5:61'],
  ],
  [
    operationAt(
      `{ ${done.replace('204', '200').replace('Done. }', 'D, content: { application/json: {} } }')} }`,
    ),
    [],
  ],
  [
    `${operationAt(`{ parameters: [{ $ref: '#/components/parameters/P', required: true, description: D }], ${done} }`)}components: { parameters: { P: { name: a, in: query, schema: {} } } }\n`,
    ['beside-reference 5:62'],
  ],
  [
    operationAt(
      `{ parameters: [{ name: a, in: query, schema: {}, example: 1, examples: { b: { value: 1, externalValue: c } } }], ${done} }`,
    ),
    ['contradicting-examples 5:59', 'contradicting-examples 5:88'],
  ],
  [
    operationAt(`{ parameters: [{ name: a, in: query, required: true, schema: { default: b } }], ${done} }`),
    ['required-default 5:25'],
  ],
  [operationAt(`{ parameters: [{ name: a, in: query, schema: { default: b }, example: c }], ${done} }`), []],

  [schemaAt('{ type: string, minimum: 3 }'), ['ineffective-keyword 5:24']],
  [schemaAt('{ type: [array, "null"], items: {}, maxLength: 3 }'), ['ineffective-keyword 5:44']],
  [schemaAt('{ type: integer, minimum: 3, description: A, default: 3 }'), []],
  [schemaAt('{ minimum: 3, minLength: 3 }'), []],
  [schemaAt('{ required: [nmae], properties: { name: {} } }'), ['undescribed-property 5:21']],
  [schemaAt('{ required: [a], properties: { b: {} }, additionalProperties: {} }'), []],
  [schemaAt('{ required: [a], properties: { b: {} }, allOf: [{ properties: { a: {} } }] }'), []],
  [schemaAt('{ properties: { a: {} }, anyOf: [{ required: [a], properties: { b: {} } }] }'), []],
  [
    schemaAt(
      "{ required: [a], properties: { b: {} } }\n    B: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { a: {} } }] }",
    ),
    [],
  ],
  [schemaAt('{ type: array }'), ['array-without-items 5:8']],
  [schemaAt('{ type: [array, "null"] }'), ['array-without-items 5:8']],
  [schemaAt('{ type: [array, string] }'), []],
  [schemaAt('{ type: array, prefixItems: [{}] }'), []],
  [schemaAt('{ enum: [a, b, a] }'), ['repeated-enum-value 5:23']],
  [schemaAt("{ enum: [1, '1', true, null] }"), []],
  [schemaAt('{ minimum: 3, exclusiveMinimum: 3 }'), ['doubled-bound 5:10']],
  [schemaAt('{ maximum: 3, exclusiveMaximum: 4 }'), ['doubled-bound 5:22']],
  [schemaAt('{ minimum: 3, exclusiveMaximum: 4 }'), []],
  [schemaAt('{ oneOf: [{ type: string }, { type: string }] }'), ['repeated-alternative 5:36']],
  [schemaAt('{ anyOf: [{ type: string }, { type: string, maxLength: 1 }] }'), []],
  [schemaAt('{ readOnly: true, writeOnly: true }'), ['read-write-only 5:26']],
  [schemaAt('{ properties: { a: { readOnly: true }, b: { writeOnly: true } }, required: [a, b] }'), []],

  ...['a^', '$a', '[]', 'a$b', '(?:a^|[]b)', 'a+^b', '\\b[]'].map((pattern): [string, readonly string[]] => [
    schemaAt(`{ pattern: '${pattern}' }`),
    ['unmatched-pattern 5:19'],
  ]),
  ...['^$', '', 'a*^', '^a|^b$', '(?!a)', '(^a|b)$', '[]?', '^^a$$', 'a*$b*'].map(
    (pattern): [string, readonly string[]] => [schemaAt(`{ pattern: '${pattern}' }`), []],
  ),
];

const codes = Object.keys(lintFindings);

describe('what authors seldom mean', () => {
  test.each(cases)('%s', async (text, want) => {
    const { document, findings, folder } = await readFiles({ 'a.yaml': text }, { lint: true });
    const found = findings.filter(({ code }) => codes.includes(code));
    expect(briefly(found, folder).map((each) => each.replace(/^lint\/|a\.yaml:/g, ''))).toEqual(want);
    expect(document).toBeDefined();
  });

  test('other readers of the document are not told', async () => {
    const found = await Promise.all(
      cases.map(async ([text]) => (await readFiles({ 'a.yaml': text })).findings),
    );
    expect(found.flat().filter(({ code }) => code.startsWith('lint/'))).toEqual([]);
  });

  test('each rule has a case', () => {
    const given = new Set(cases.flatMap(([, want]) => want.map((each) => `lint/${each.split(' ')[0]}`)));
    const without = codes.filter((code) => !given.has(code) && !code.endsWith('-ignore'));
    expect(without).toEqual([]);
  });
});

describe('what houses ask for', () => {
  const bare = operationAt(`{ parameters: [{ name: a, in: query, schema: {} }], ${done} }`);
  const full =
    "openapi: 3.1.1\ninfo: { title: T, version: '1', description: D, contact: { name: C }, license: { name: L } }\n" +
    "tags: [{ name: t, description: D }]\npaths:\n  /a:\n    get: { operationId: a, summary: S, description: D, tags: [t], parameters: [{ name: a, in: query, description: D, schema: {} }], responses: { '204': { description: D }, '4XX': { description: D } } }\n";
  const style = Object.keys(houseStyleFindings);
  test.each([
    [
      bare,
      [
        'lint/no-contact 2:7',
        'lint/no-description 2:7',
        'lint/no-description 5:10',
        'lint/no-description 5:25',
        'lint/no-error-response 5:73',
        'lint/no-license 2:7',
        'lint/no-operation-id 5:10',
        'lint/no-summary 5:10',
        'lint/no-tag 5:10',
      ],
    ],
    [full, []],
  ])('%s', async (text, want) => {
    const { findings, folder } = await readFiles({ 'a.yaml': text }, { lint: true });
    const found = findings.filter(({ code }) => style.includes(code));
    expect(briefly(found, folder).map((each) => each.replace('a.yaml:', ''))).toEqual(want);
  });
});
