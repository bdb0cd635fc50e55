import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { briefly, readFiles, type Files } from './document-folder.ts';
import { entangled } from './entangled.ts';
import { iterations } from '../runs/iterations.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const ok = "responses: { '204': { description: O } }";
const inBody = (schema: string, rest = '') =>
  `${head}paths:\n  /a:\n    post:\n      requestBody: { content: { application/json: { schema: ${schema} } } }\n      ${ok}\n${rest}`;
const schemas = (text: string) => `components:\n  schemas:\n${text}`;

/** Files, the findings, and what is left of the part of the document that is named. */
const cases: Readonly<
  Record<string, readonly [files: Files, findings: readonly string[], at: readonly string[], left: Json]>
> = {
  'a schema that is the document': [
    { 'a.yaml': inBody("{ $ref: '#' }") },
    ['source/wrong-target a.yaml:6:69'],
    ['paths', '/a', 'post', 'requestBody', 'content', 'application/json'],
    { schema: {} },
  ],
  'a schema that is the document, by an empty reference': [
    { 'a.yaml': inBody("{ $ref: '', title: Kept }") },
    ['source/wrong-target a.yaml:6:69'],
    ['paths', '/a', 'post', 'requestBody', 'content', 'application/json'],
    { schema: { title: 'Kept' } },
  ],
  'a schema that is the file of the document': [
    { 'a.yaml': inBody('{ $ref: a.yaml }') },
    ['source/wrong-target a.yaml:6:69'],
    ['paths', '/a', 'post', 'requestBody', 'content', 'application/json'],
    { schema: {} },
  ],
  'schemas that are what holds them': [
    {
      'a.yaml': `${head}${schemas(`    A: { $ref: '#/components' }\n    B: { $ref: '#/components/schemas' }\n    C: { type: string }\n`)}`,
    },
    ['source/wrong-target a.yaml:5:16', 'source/wrong-target a.yaml:6:16'],
    ['components'],
    { schemas: { A: {}, B: {}, C: { type: 'string' } } },
  ],
  'schemas that are other objects': [
    {
      'a.yaml': inBody(
        "{ anyOf: [{ $ref: '#/paths/~1a' }, { $ref: '#/paths/~1a/post/responses/204' }, { $ref: '#/components/schemas/A/properties' }] }",
        schemas('    A: { properties: { b: {} } }\n'),
      ),
    },
    [
      'source/wrong-target a.yaml:6:104',
      'source/wrong-target a.yaml:6:148',
      'source/wrong-target a.yaml:6:79',
    ],
    ['paths', '/a', 'post', 'requestBody', 'content', 'application/json'],
    { schema: { anyOf: [{}, {}, {}] } },
  ],
  'a response that is a schema': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    get: { responses: { '200': { $ref: '#/components/schemas/A' } } }\n${schemas('    A: { type: string }\n')}`,
    },
    ['source/wrong-target a.yaml:5:40'],
    [],
    {
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: { '/a': { get: { responses: { 200: { description: '', content: { '*/*': {} } } } } } },
      components: { schemas: { A: { type: 'string' } } },
    },
  ],
  'an ancestor of a schema in another file': [
    {
      'a.yaml': inBody("{ $ref: 'b.yaml#/x/y/z' }"),
      'b.yaml': "x:\n  y:\n    z: { properties: { up: { $ref: '#/x' }, all: { $ref: 'b.yaml' } } }\n",
    },
    [],
    ['components', 'schemas'],
    {
      x_y_z: {
        properties: { up: { $ref: '#/components/schemas/x' }, all: { $ref: '#/components/schemas/b' } },
      },
      x: {
        y: {
          z: {
            properties: { up: { $ref: '#/components/schemas/x' }, all: { $ref: '#/components/schemas/b' } },
          },
        },
      },
      b: {
        x: {
          y: {
            z: {
              properties: { up: { $ref: '#/components/schemas/x' }, all: { $ref: '#/components/schemas/b' } },
            },
          },
        },
      },
    },
  ],
  'one object as two things': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    get:\n      responses:\n        '200': { $ref: 'b.yaml#/x' }\n        '201': { description: D, content: { a/b: { schema: { $ref: 'b.yaml#/x' } } } }\n`,
      'b.yaml': 'x: { description: X }\n',
    },
    ['source/wrong-target a.yaml:8:68'],
    ['paths', '/a', 'get', 'responses', '201'],
    { description: 'D', content: { 'a/b': { schema: {} } } },
  ],
  'a part of a schema that is a response elsewhere': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    get:\n      responses:\n        '200': { $ref: 'b.yaml#/x/properties/y' }\n        '201': { description: D, content: { a/b: { schema: { $ref: 'b.yaml#/x' } } } }\n`,
      'b.yaml': 'x: { properties: { y: { description: X } } }\n',
    },
    [],
    ['components'],
    {
      responses: { x_y: { description: 'X' } },
      schemas: { x: { properties: { y: { description: 'X' } } } },
    },
  ],
  'data that a reference leads to': [
    {
      'a.yaml': `${head}x-a: { b: { type: string } }\n${schemas("    A: { default: { type: integer } }\n    B: { properties: { c: { $ref: '#/components/schemas/A/default' }, d: { $ref: '#/x-a/b' } } }\n")}`,
    },
    [],
    [],
    {
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      'x-a': { b: { type: 'string' } },
      components: {
        schemas: {
          A: { default: { type: 'integer' } },
          B: {
            properties: {
              c: { $ref: '#/components/schemas/A_default' },
              d: { $ref: '#/components/schemas/x-a_b' },
            },
          },
          A_default: { type: 'integer' },
          'x-a_b': { type: 'string' },
        },
      },
    },
  ],
  'references that are no texts': [
    {
      'a.json':
        '{"openapi":"3.1.1","info":{"title":"T","version":"1"},\n"paths":{"/a":{"get":{"parameters":[{"$ref":null}],\n"responses":{"200":{"$ref":{}}}}}},\n"components":{"schemas":{"A":{"$ref":1,"type":"string"},\n"B":{"properties":{"$ref":{"type":"string"}}}}}}',
    },
    [
      'source/unresolved-reference a.json:2:45',
      'source/unresolved-reference a.json:3:28',
      'source/unresolved-reference a.json:4:38',
    ],
    [],
    {
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': { get: { parameters: [], responses: { 200: { description: '', content: { '*/*': {} } } } } },
      },
      components: {
        schemas: { A: { type: 'string' }, B: { properties: { $ref: { type: 'string' } } } },
      },
    },
  ],
  'a path item that calls itself back': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    post:\n      ${ok}\n      callbacks: { c: { '{$url}': { $ref: '#/paths/~1a' } } }\n`,
    },
    ['openapi/webhook-field-ignored a.yaml:7:7', 'source/circular-reference a.yaml:7:43'],
    ['paths', '/a', 'post', 'callbacks', 'c', '{$url}', 'post', 'callbacks', 'c'],
    { '{$url}': {} },
  ],
  'dangling references of each kind': [
    {
      'a.yaml': `${head}paths:
  /a/{b}:
    $ref: '#/nowhere'
    post:
      parameters: [{ $ref: '#/components/parameters/B' }, { $ref: '#/nowhere' }, { name: b, in: path, required: true, schema: {} }]
      requestBody: { $ref: '#/nowhere' }
      responses:
        '200': { $ref: '#/nowhere' }
        '201':
          description: O
          headers: { H: { $ref: '#/nowhere' } }
          links: { L: { $ref: '#/nowhere' } }
          content: { a/b: { examples: { e: { $ref: '#/nowhere' } } } }
      callbacks: { c: { $ref: '#/nowhere' } }
components:
  parameters: { B: { $ref: '#/components/parameters/C' }, C: { $ref: '#/nowhere' } }
  securitySchemes: { S: { $ref: '#/nowhere' } }
`,
    },
    [
      'source/unresolved-reference a.yaml:10:24',
      'source/unresolved-reference a.yaml:13:33',
      'source/unresolved-reference a.yaml:14:31',
      'source/unresolved-reference a.yaml:15:52',
      'source/unresolved-reference a.yaml:16:31',
      'source/unresolved-reference a.yaml:18:70',
      'source/unresolved-reference a.yaml:19:33',
      'source/unresolved-reference a.yaml:5:11',
      'source/unresolved-reference a.yaml:7:67',
      'source/unresolved-reference a.yaml:8:28',
    ],
    [],
    {
      openapi: '3.1.1',
      info: { title: 'T', version: '1' },
      paths: {
        '/a/{b}': {
          post: {
            parameters: [{ name: 'b', in: 'path', required: true, schema: {} }],
            requestBody: { content: { '*/*': {} } },
            responses: {
              200: { description: '', content: { '*/*': {} } },
              201: {
                description: 'O',
                headers: { H: { schema: true } },
                links: { L: {} },
                content: { 'a/b': { examples: { e: {} } } },
              },
            },
            callbacks: { c: {} },
          },
        },
      },
      components: { parameters: {}, securitySchemes: {} },
    },
  ],
};

describe('references that cannot be honoured', () => {
  test.each(Object.entries(cases))('%s', async (_, [files, want, at, left]) => {
    const { document, findings, folder } = await readFiles(files);
    expect(briefly(findings, folder)).toEqual(want);
    const found = at.reduce<Json | undefined>(
      (value, key) => (value as JsonObject | undefined)?.[key],
      document?.root,
    );
    expect(found).toEqual(left);
  });
});

test('pointers through references that multiply end', async () => {
  const links = Array.from(
    { length: 40 },
    (_, index) => `    S${index}: { $ref: '#/components/schemas/S${index + 1}/y' }`,
  );
  const text = `${head}${schemas(`${links.join('\n')}\n    S40: { y: { $ref: '#/components/schemas/S0/y' } }\n`)}`;
  const { document } = await readFiles({ 'a.yaml': text });
  expect(document).toBeDefined();
});

function referencesOf(value: Json): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? undefined : value['$ref'];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(referencesOf)];
}

test('whatever the references of a document lead to, reading ends and leaves a document', async () => {
  await fc.assert(
    fc.asyncProperty(entangled, async (text) => {
      const { document, findings } = await readFiles({ 'a.json': text });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      // No finding speaks of its own place as of another one.
      for (const { at, related = [] } of findings)
        for (const other of related)
          expect([other.at.file, other.at.pointer]).not.toEqual([at?.file, at?.pointer]);
      // A tree: nothing stands in two places, and nothing in itself.
      const root = JSON.parse(JSON.stringify(document?.root)) as JsonObject;
      for (const reference of referencesOf(root)) {
        const [, , section = '', name = ''] = reference.split('/');
        const components = root['components'] as Record<string, JsonObject>;
        expect(Object.keys(components[section] ?? {})).toContain(decodeURIComponent(name));
      }
    }),
    { numRuns: iterations(300) },
  );
});
