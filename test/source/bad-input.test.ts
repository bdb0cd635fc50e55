import { open, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseFlaws } from '../../generators/diagnostics/severities.ts';
import { readDocument } from '../../generators/pipeline.ts';
import { briefly, brieflyAt, folderOf, readFiles, type Files } from './document-folder.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const jsonHead = '"openapi": "3.1.1", "info": { "title": "T", "version": "1" }';
const repeat = (text: string, times: number) => text.repeat(times);

type Cases = Readonly<Record<string, readonly [files: Files, want: readonly string[]]>>;

/** Files, the first of which is read, and `code file:line:column` of all findings. */
const unreadable: Cases = {
  'an empty file': [{ 'a.yaml': '' }, ['source/empty a.yaml:1:1']],
  'nothing but a comment': [{ 'a.yaml': '# later\n' }, ['source/empty a.yaml:1:1']],
  'bytes that are not UTF-8': [{ 'a.yaml': Uint8Array.of(0x61, 0x3a, 0xff) }, ['source/encoding a.yaml:1:1']],
  'a list': [{ 'a.yaml': '- 1\n' }, ['source/not-a-document a.yaml:1:1']],
  'YAML with a tab for indent': [
    { 'a.yaml': 'openapi: 3.1.1\ninfo:\n\ttitle: T\n' },
    ['source/syntax a.yaml:3:1'],
  ],
  'YAML with a bracket left open': [
    { 'a.yaml': 'openapi: 3.1.1\ntags: [a\ninfo: {}\n' },
    ['source/syntax a.yaml:3:1'],
  ],
  'JSON with a comma too many': [{ 'a.json': '{\n  "a": 1,\n}' }, ['source/syntax a.json:3:1']],
  'JSON that is cut short': [{ 'a.json': '{\n  "a": [1' }, ['source/syntax a.json:2:10']],
  'two YAML documents': [{ 'a.yaml': `${head}---\nb: 1\n` }, ['source/multiple-documents a.yaml:3:1']],
  'a list as key': [{ 'a.yaml': `${head}x-a:\n  ? [b]\n  : 1\n` }, ['source/non-scalar-key a.yaml:4:5']],
  'an alias without anchor': [{ 'a.yaml': `${head}x-a: *nowhere\n` }, ['source/unresolved-alias a.yaml:3:6']],
  'an alias in its own anchor': [
    { 'a.yaml': `${head}x-a: &a\n  b: *a\n` },
    ['source/circular-alias a.yaml:4:6'],
  ],
  'an alias bomb': [
    {
      'a.yaml': `${head}x-0: &a0 [${repeat('1,', 20)}]\n${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `x-${n}: &a${n} [${repeat(`*a${n - 1},`, 20)}]\n`).join('')}`,
    },
    ['source/alias-bomb a.yaml:7:15'],
  ],
  'YAML with too many values': [
    { 'a.yaml': `${head}x-a: [${repeat('1,', 1_500_000)}]\n` },
    ['source/too-many-values a.yaml:1:1'],
  ],
  'YAML nested 5000 deep': [
    { 'a.yaml': `${head}x-a: ${repeat('[', 5000)}${repeat(']', 5000)}` },
    ['source/too-deep a.yaml:1:1'],
  ],
  'JSON nested 5000 deep': [
    { 'a.json': `{"a":${repeat('[', 5000)}${repeat(']', 5000)}}` },
    ['source/too-deep a.json:1:1'],
  ],
  'Swagger 2.0': [{ 'a.yaml': "info: {}\nswagger: '2.0'\n" }, ['source/unsupported-version a.yaml:2:10']],
  'no version': [{ 'a.yaml': 'info: {}\n' }, ['source/unsupported-version a.yaml:1:1']],
  'references that leave the folder': [
    {
      'api/a.yaml': `${head}components:\n  schemas:\n    A: { $ref: '../b.yaml#/B' }\n    B: { $ref: 'https://example.com/b.yaml' }\n    C: { $ref: '/etc/hostname' }\n    D: { $ref: 'file:///etc/hostname' }\n    E: { $ref: '%2e%2e/b.yaml#/B' }\n    F: { $ref: 'x/../../b.yaml' }\n    G: { $ref: '//example.com/b' }\n`,
      'b.yaml': 'B: {}\n',
    },
    [
      ...[10, 5, 7, 8, 9].map((line) => `source/outside-reference api/a.yaml:${line}:16`),
      ...[11, 6].map((line) => `source/remote-reference api/a.yaml:${line}:16`),
    ],
  ],
};

/** The same for documents that can be read all the same: authors who ask for strictness are refused. */
const flawed: Cases = {
  'equal keys in YAML': [
    { 'a.yaml': `${head}paths: {}\nx-a:\n  b: 1\n  c: 2\n  b: 3\n` },
    ['source/duplicate-key a.yaml:7:3'],
  ],
  'equal keys in JSON': [
    { 'a.json': `{ ${jsonHead}, "x-a": 1,\n  "x-b": { "c": 1, "c": 2 },\n  "x-a": 2 }` },
    ['source/duplicate-key a.json:2:20', 'source/duplicate-key a.json:3:3'],
  ],
  'a key and the same key escaped': [
    { 'a.json': `{ ${jsonHead}, "x-a": 1,\n "x-\\u0061": 2 }` },
    ['source/duplicate-key a.json:2:2'],
  ],
  'anchors of another schema with an identifier, and of several': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $id: https://example.com/a, $anchor: x }\n    B:\n      items: { $ref: '#x' }\n    C: { $anchor: y }\n    D: { $anchor: y }\n    E:\n      items: { $ref: '#y' }\n`,
    },
    ['source/unresolved-reference a.yaml:11:22', 'source/unresolved-reference a.yaml:7:22'],
  ],
  'several dangling references': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    Pet:\n      properties:\n        a: { $ref: '#/components/schemas/Pat' }\n        b: { $ref: 'nowhere.yaml#/B' }\n        c: { $ref: '#anchor' }\n        d: { $ref: './b.yaml#/X' }\n`,
      'b.yaml': 'Y: {}\n',
    },
    [
      'source/unresolved-reference a.yaml:10:20',
      'source/unresolved-reference a.yaml:7:20',
      'source/unresolved-reference a.yaml:8:20',
      'source/unresolved-reference a.yaml:9:20',
    ],
  ],
  'schemas that are only each other': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n`,
    },
    ['source/circular-reference a.yaml:5:16'],
  ],
  'responses that are only each other': [
    {
      'a.yaml': `${head}components:\n  responses:\n    A: { $ref: '#/components/responses/B' }\n    B: { $ref: './b.yaml#/C' }\n`,
      'b.yaml': "C: { $ref: 'a.yaml#/components/responses/A' }\n",
    },
    ['source/circular-reference a.yaml:5:16'],
  ],
  'a path item that is itself': [
    { 'a.yaml': `${head}paths:\n  /a: { $ref: '#/paths/~1a' }\n` },
    ['source/circular-reference a.yaml:4:15'],
  ],
  'path items that are only each other': [
    {
      'a.yaml': `${head}paths:\n  /a: { $ref: './b.yaml#/b' }\n`,
      'b.yaml': "b: { $ref: '#/c' }\nc: { $ref: '#/b' }\n",
    },
    ['source/circular-reference b.yaml:2:12'],
  ],
  'a schema that applies itself': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A:\n      allOf: [{ $ref: '#/components/schemas/B' }]\n    B:\n      anyOf: [{ type: string }, { $ref: '#/components/schemas/A' }]\n`,
    },
    ['schema/infinite-recursion a.yaml:5:5'],
  ],
  'a schema that applies itself where a member is present': [
    {
      'a.yaml': `${head}components:\n  schemas:\n    A:\n      dependentSchemas: { b: { $ref: '#/components/schemas/A' } }\n`,
    },
    ['schema/infinite-recursion a.yaml:5:5'],
  ],
  'a reference to a text': [
    { 'a.yaml': `${head}components:\n  schemas:\n    A: { $ref: '#/info/title' }\n` },
    ['source/wrong-target a.yaml:5:16'],
  ],
  'equal operation ids': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    get: { operationId: same, summary: word }\n  /b:\n    get: { operationId: same, summary: word }\n`,
    },
    ['openapi/duplicate-operation-id a.yaml:7:25'],
  ],
  'an operation of a path item that two paths share': [
    {
      'a.yaml': `${head}paths:\n  /a: { $ref: '#/components/pathItems/I' }\n  /b: { $ref: '#/components/pathItems/I' }\ncomponents:\n  pathItems:\n    I:\n      get: { operationId: same, summary: word }\n`,
    },
    ['openapi/duplicate-operation-id a.yaml:9:27'],
  ],
  'a path parameter that is not declared': [
    { 'a.yaml': `${head}paths:\n  /a/{id}:\n    get:\n      summary: word\n` },
    ['openapi/undeclared-path-parameter a.yaml:5:5'],
  ],
  'a parameter twice in a list': [
    {
      'a.yaml': `${head}paths:\n  /a:\n    parameters:\n      - { name: b, in: query, schema: {} }\n      - { name: b, in: query, schema: {} }\n`,
    },
    ['openapi/duplicate-parameter a.yaml:7:9'],
  ],
  'an object where a list belongs': [
    { 'a.yaml': `${head}paths:\n  /a:\n    parameters: { a: 1 }\n` },
    ['openapi/malformed a.yaml:5:17'],
  ],
  'a parameter without a name': [
    { 'a.yaml': `${head}paths:\n  /a:\n    parameters:\n      - { in: query, schema: {} }\n` },
    ['openapi/incomplete a.yaml:6:9'],
  ],
  'styles of another place': [
    {
      'a.yaml': `${head}paths:\n  /a/{b}:\n    parameters:\n      - { name: b, in: path, required: true, style: form, schema: {} }\n      - { name: c, in: query, style: simple, schema: {} }\n      - { name: d, in: header, style: matrix, schema: {} }\n      - { name: e, in: cookie, style: deepObject, schema: {} }\n      - { name: f, in: query, style: deepObject, schema: {} }\n`,
    },
    [
      'openapi/misplaced-style a.yaml:6:53',
      'openapi/misplaced-style a.yaml:7:38',
      'openapi/misplaced-style a.yaml:8:39',
      'openapi/misplaced-style a.yaml:9:39',
    ],
  ],
  'a status with its words': [
    {
      'a.yaml': `${head}paths:\n  /b:\n    get: { responses: { 200 OK: { description: B }, 4XXX: { description: B } } }\n`,
    },
    ['openapi/malformed-name a.yaml:5:25', 'openapi/malformed-name a.yaml:5:53'],
  ],
  'names of the wrong form': [
    { 'a.yaml': `${head}paths:\n  a: {}\n  /b:\n    get: { responses: { 2xx: { description: B } } }\n` },
    ['openapi/malformed-name a.yaml:4:3', 'openapi/malformed-name a.yaml:6:25'],
  ],
};

describe('a flaw with a way to go on', () => {
  test.each(Object.entries(flawed))('%s', async (_, [files, want]) => {
    const { document, findings, folder } = await readFiles(files);
    expect(briefly(findings, folder)).toEqual(want);
    expect(document).toBeDefined();
    expect(findings.map(({ severity }) => severity)).toEqual(want.map(() => 'warning'));
    expect(refuseFlaws(findings).map(({ severity }) => severity)).toEqual(want.map(() => 'error'));
  });
});

describe('input that no document can be made of', () => {
  test.each(Object.entries(unreadable))('%s', async (_, [files, want]) => {
    const { document, findings, folder } = await readFiles(files);
    expect(briefly(findings, folder)).toEqual(want);
    expect(document).toBeUndefined();
  });

  test('a missing file and a folder', async () => {
    const folder = await folderOf({ 'inner/a.yaml': head });
    for (const path of ['nowhere.yaml', 'inner', 'inner/a.yaml/b.yaml']) {
      const { document, findings } = await readDocument(join(folder, path));
      expect(briefly(findings, folder)).toEqual([`source/unreadable ${path}:1:1`]);
      expect(document).toBeUndefined();
    }
  });

  test.each(['big.yaml', 'big.json'])('100 MB in %s are refused before they are read', async (name) => {
    const folder = await folderOf({});
    const file = await open(join(folder, name), 'w');
    await file.truncate(100 * 1024 * 1024);
    await file.close();
    const before = process.memoryUsage().rss;
    const { findings } = await readDocument(join(folder, name));
    expect(briefly(findings, folder)).toEqual([`source/too-large ${name}:1:1`]);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('Swagger 2.0 is refused before its syntax tree is built', async () => {
    const { findings, folder } = await readFiles({ 'a.yaml': 'swagger: "2.0"\nx-a: [\n' });
    expect(briefly(findings, folder)).toEqual(['source/unsupported-version a.yaml:1:10']);
  });

  test('files together are bounded', async () => {
    const files = {
      'a.yaml': `${head}components:\n  schemas:\n    A: { $ref: b.json }\n`,
      'b.json': '{ "type": "string" }',
    };
    const { findings, folder } = await readFiles(files, { maxBytes: 100 });
    expect(briefly(findings, folder)).toContain('source/too-large b.json:1:1');
    expect((await readFiles(files, { maxBytes: 200 })).document).toBeDefined();
  });

  test('a symbolic link out of the folder', async () => {
    const folder = await folderOf({
      'secret.yaml': 'A: {}\n',
      'api/a.yaml': `${head}components:\n  schemas:\n    A: { $ref: 'link.yaml#/A' }\n`,
    });
    await symlink(join(folder, 'secret.yaml'), join(folder, 'api/link.yaml'));
    const { findings } = await readDocument(join(folder, 'api/a.yaml'));
    expect(briefly(findings, folder)).toEqual(['source/outside-reference api/a.yaml:5:16']);
    const wider = await readDocument(join(folder, 'api/a.yaml'), { root: folder });
    expect(wider.document?.root['components']).toEqual({ schemas: { A: {} } });
  });

  test('both places of a repetition are named', async () => {
    const { findings, folder } = await readFiles({ 'a.json': '{ "a": 1,\n  "a": 2 }' });
    expect(findings.flatMap(({ related = [] }) => related.map(({ at }) => brieflyAt(at, folder)))).toEqual([
      'a.json:1:3',
    ]);
  });

  test('a misspelt reference gets a suggestion', async () => {
    const { findings } = await readFiles({
      'a.yaml': `${head}components:\n  schemas:\n    Project: {}\n    A: { $ref: '#/components/schemas/Projekt' }\n`,
    });
    expect(findings[0]?.message).toContain('Did you mean "Project"?');
  });
});

describe('names with a meaning in JavaScript', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const json = JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    components: { schemas: { A: { properties: {} } } },
  });
  const members = names.map((name) => `${JSON.stringify(name)}: { "type": "string" }`).join(', ');
  test.each([
    ['JSON', 'a.json', json.replace('"properties":{}', `"properties": {${members}}`)],
    [
      'YAML',
      'a.yaml',
      `${head}components:\n  schemas:\n    A:\n      properties:\n${names.map((name) => `        ${name}: { type: string }\n`).join('')}`,
    ],
  ])('are members like any other in %s', async (_, name, text) => {
    const { document, findings } = await readFiles({ [name]: text });
    expect(findings.map(({ code, at }) => [code, at?.pointer])).toEqual([
      ['source/prototype-key', '/components/schemas/A/properties/__proto__'],
    ]);
    const schemas = JSON.parse(JSON.stringify(document?.root['components'])) as {
      schemas: { A: { properties: object } };
    };
    expect(Object.keys(schemas.schemas.A.properties)).toEqual(names);
    expect(Object.hasOwn({}, 'type')).toBe(false);
    expect(({} as Record<string, unknown>)['type']).toBeUndefined();
  });
});
