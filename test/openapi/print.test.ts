import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { printOpenApi } from '../../generators/emit/openapi/print-openapi.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { hostileStrings } from '../code/hostile.ts';
import { jsonContent, operation } from '../types/model-of.ts';

function documentOf(parts: {
  readonly schemas?: JsonObject;
  readonly paths?: JsonObject;
  readonly headers?: JsonObject;
}): JsonObject {
  const { schemas = {}, paths = {}, headers = {} } = parts;
  return structuredClone<JsonObject>({
    openapi: '3.1.0',
    info: {},
    paths,
    components: { schemas, headers },
  });
}

/** What is printed for the schema `A`, without indentation. */
function printed(schemas: JsonObject): string {
  const text = printOpenApi(documentOf({ schemas }));
  const start = text.indexOf('    schemas: {\n') + '    schemas: {\n'.length;
  return text.slice(start, text.indexOf('\n    };\n', start)).replaceAll(/^ {8}/gm, '');
}

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });
const header = (parts: JsonObject): JsonObject => ({ schema: { type: 'string' }, ...parts });

test.each<[string, Json]>([
  ['text', 'hot'],
  ['null', null],
  ['list', [1]],
  ['object', { a: 1, description: 'An object.' }],
])('an extension of the responses is no response: %s', (_, value) => {
  const responses = { '200': { description: 'Fine.' }, 'x-temperature': value };
  const webhooks = { event: { post: { responses: structuredClone(responses) } } };
  const document = documentOf({ paths: { '/a': { get: { operationId: 'a', responses } } } });
  const text = printOpenApi({ ...document, webhooks });
  expect(text).toMatch(/^ +200: \{$/m);
  expect(text).not.toContain('x-temperature');
});

describe('the types that openapi-typescript prints', () => {
  test.each<[string, JsonObject, string]>([
    [
      'an object',
      { A: { type: 'object', required: ['a'], properties: { a: { type: 'string' }, b: true } } },
      'A: {\n    a: string;\n    b?: unknown;\n};',
    ],
    [
      'a default is no promise',
      { A: { type: 'object', properties: { a: { type: 'string', default: 'x' } } } },
      'A: {\n    /** @default x */\n    a?: string;\n};',
    ],
    [
      'an object that needs one of its members',
      {
        A: {
          type: 'object',
          properties: { a: { type: 'string' }, b: { type: 'string' } },
          anyOf: [{ required: ['a'] }, { required: ['b'] }],
        },
      },
      'A: {\n    a?: string;\n    b?: string;\n};',
    ],
    [
      'values beside several types, one of which is an object',
      { A: { type: ['object', 'string'], enum: ['a', { b: 1 }], properties: { b: { type: 'integer' } } } },
      'A: {\n    b?: number;\n} | string;',
    ],
    ['any object', { A: { type: 'object' } }, 'A: Record<string, unknown>;'],
    ['closed values', { A: { type: 'string', enum: ['a', 'b'] } }, '/** @enum {string} */\nA: "a" | "b";'],
    [
      'open values',
      { A: { anyOf: [{ enum: ['a', 'b'] }, { type: 'string' }] } },
      'A: ("a" | "b") | (string & {});',
    ],
    [
      'open values of a named schema, or null',
      { A: { anyOf: [ref('B'), { type: ['string', 'null'] }] }, B: { enum: ['a'] } },
      'A: components["schemas"]["B"] | ((string & {}) | null);\n/** @enum {unknown} */\nB: "a";',
    ],
    ['open numbers', { A: { anyOf: [{ enum: [1] }, { type: 'integer' }] } }, 'A: 1 | (number & {});'],
    [
      'what never ends',
      {
        A: {
          anyOf: [
            { type: 'string' },
            { type: 'array', items: ref('A') },
            { type: 'object', additionalProperties: ref('A') },
          ],
        },
      },
      'A: string | unknown[] | {\n    [key: string]: components["schemas"]["A"];\n};',
    ],
    [
      'names required of an object',
      {
        A: { allOf: [ref('B')], required: ['b'] },
        B: { type: 'object', properties: { b: { type: 'string' } } },
      },
      'A: WithRequired<components["schemas"]["B"], "b">;\nB: {\n    b?: string;\n};',
    ],
    [
      'names required of what may be null',
      {
        A: { allOf: [ref('B')], required: ['b'] },
        B: { type: ['object', 'null'], properties: { b: { type: 'string' } } },
      },
      'A: components["schemas"]["B"];\nB: {\n    b?: string;\n} | null;',
    ],
    [
      'a plain string beside no values',
      { A: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      'A: string | null;',
    ],
    [
      'text that looks like a tag',
      { A: { description: 'See\n@deprecated {@link x} */', type: 'string' } },
      '/**\n * @description See\n *     \\@deprecated {\\@link x} *\\/\n */\nA: string;',
    ],
    [
      'a default that looks like a tag',
      { A: { type: 'string', default: '@deprecated', examples: [{ a: '@b' }] } },
      '/**\n * @default \\@deprecated\n * @example {"a":"@b"}\n */\nA: string;',
    ],
    [
      'members named like keywords',
      {
        A: {
          type: 'object',
          properties: {
            default: { type: 'string' },
            description: { type: 'object', properties: { 'x-a': true } },
            examples: true,
          },
        },
      },
      'A: {\n    default?: string;\n    description?: {\n        "x-a"?: unknown;\n    };\n    examples?: unknown;\n};',
    ],
    [
      'values are data',
      { A: { const: { description: '@x', 'x-a': 1 } } },
      '/** @constant */\nA: {\n    description: "@x";\n    "x-a": 1;\n};',
    ],
    [
      'values that the library would read as schemas',
      {
        A: { const: { allOf: [1] } },
        B: { enum: [{ discriminator: { propertyName: 'k' }, oneOf: [null] }] },
        C: { oneOf: [ref('D')], discriminator: { propertyName: 'k' } },
        D: { type: 'object' },
      },
      'A: unknown;\nB: unknown;\nC: components["schemas"]["D"];\nD: {\n    /**\n     * @description discriminator enum property added by openapi-typescript\n     * @enum {string}\n     */\n    k: "D";\n};',
    ],
    ['line separators', { A: { enum: ['\u2028\u202E'] } }, '/** @enum {unknown} */\nA: "\\u2028\\u202e";'],
    [
      'parts that are booleans',
      { A: { allOf: [true, { type: 'string' }], oneOf: [false, { type: 'null' }] } },
      'A: (unknown & string) | null;',
    ],
    [
      'texts that are none',
      { A: { type: 'string', title: 5, description: ['a'], format: null } },
      'A: string;',
    ],
    [
      'members that are none',
      { A: { type: 'object', properties: { a: 5, b: true }, required: 'a' } },
      'A: {\n    b?: unknown;\n};',
    ],
    [
      'a discriminator',
      {
        A: {
          oneOf: [ref('B')],
          discriminator: { propertyName: 'k', mapping: { b: '#/components/schemas/B' } },
        },
        B: { type: 'object', properties: { k: { type: 'string' } } },
      },
      'A: components["schemas"]["B"];\nB: {\n    /**\n     * @description discriminator enum property added by openapi-typescript\n     * @enum {string}\n     */\n    k: "b";\n};',
    ],
  ])('%s', (_, schemas, want) => {
    expect(printed(schemas)).toBe(want);
  });

  test('promises those headers alone that the document requires, whether they have names or not', () => {
    const headers = {
      a: headerRef('Free'),
      b: headerRef('Sure'),
      c: { ...headerRef('Alias'), description: 'Beside it.', required: true },
      d: { ...header({}), description: 'Text.' },
      e: header({ required: true }),
      f: headerRef('Lost'),
      g: headerRef('Loop'),
    };
    const text = printOpenApi(
      documentOf({
        paths: { '/a': { get: operation({ responses: { 200: { description: 'Done.', headers } } }) } },
        headers: {
          Free: header({ required: false }),
          Sure: header({ required: true }),
          Alias: headerRef('Free'),
          Loop: headerRef('Loop'),
        },
      }),
    );
    const [, members = ''] = /headers: \{\n\s*(a\b[^}]*);\n\s*\[name: string\]/.exec(text) ?? [];
    expect(members.split(/;\n\s*/)).toEqual([
      'a?: components["headers"]["Free"]',
      'b: components["headers"]["Sure"]',
      '/** @description Beside it. */\n                    c?: components["headers"]["Alias"]',
      '/** @description Text. */\n                    d?: string',
      'e: string',
      'f?: components["headers"]["Lost"]',
      'g?: components["headers"]["Loop"]',
    ]);
  });

  test('prints an operation in its place where the library would not find it by its id', () => {
    const text = printOpenApi(documentOf({ paths: { '/a': { get: operation({ operationId: '%2e%2e' }) } } }));
    expect(text).toContain('get: {');
    expect(text).not.toContain('%2e');
  });

  test('holds names with percent signs, which the library takes for references', () => {
    const parameters = [{ name: '50%', in: 'query', schema: { type: 'string' } }];
    const properties = {
      'cpu%': { type: 'object', properties: { '%zz': { enum: ['-percent-0-', '5%'] } } },
    };
    const text = printOpenApi(
      documentOf({
        schemas: { A: { type: 'object', description: '100%', properties } },
        paths: { '/100%/%41': { get: operation({ operationId: 'a', parameters }) } },
      }),
    );
    for (const want of [
      '"/100%/%41": {',
      '"50%"?: string',
      '"cpu%"?: {',
      '"%zz"?: "-percent-0-" | "5%"',
      '@description 100%',
    ])
      expect(text).toContain(want);
  });

  test('holds operations by their id and paths as they are', () => {
    const text = printOpenApi(
      documentOf({ paths: { '/a`${b}`': { get: operation({ operationId: "it's" }) } } }),
    );
    expect(text).toContain('"/a`${b}`": {');
    expect(text).toContain('get: operations["it\'s"];');
    expect(text).toContain('"it\'s": {');
  });
});

test.each(hostileStrings)('declares types and nothing else: %j', (text) => {
  const value: Json = {
    description: text,
    title: text,
    default: text,
    example: text,
    format: text,
    pattern: text,
  };
  const properties = { [text]: { ...value, type: 'string' } };
  const document = documentOf({
    schemas: {
      A: { ...value, type: 'object', properties, required: [text] },
      B: { enum: [text] },
      C: { const: { [text]: text } },
    },
    paths: {
      [`/${text}`]: {
        summary: text,
        get: operation({
          operationId: text,
          summary: text,
          description: text,
          parameters: [{ name: text, in: 'query', description: text, schema: { type: 'string' } }],
          requestBody: { description: text, content: { [text]: { schema: value } } },
          responses: {
            200: {
              description: text,
              headers: { [text]: { description: text } },
              content: jsonContent(value),
            },
          },
        }),
      },
    },
  });
  const first = printOpenApi(document);
  const file = ts.createSourceFile('a.d.ts', first, ts.ScriptTarget.ESNext, true);
  const names = file.statements.map((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? statement.name.text
      : statement.getText(),
  );
  expect(names).toEqual(['paths', 'webhooks', 'components', '$defs', 'operations']);
  expect(printOpenApi(document)).toBe(first);
});
