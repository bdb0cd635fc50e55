import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import {
  CancellationTokenSource,
  DefinitionRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  ReferencesRequest,
  type DocumentSymbol,
} from 'vscode-languageserver-protocol/node';
import { pathOfUri } from '../../generators/editor/uri.ts';
import { Editor } from './client.ts';

const head = 'openapi: 3.1.1\ninfo: { title: Pets, version: 1.0.0 }\npaths: {}\n';

test.for([
  ['file:///c%3A/my%20api/a.yaml', 'c:\\my api\\a.yaml'],
  ['file:///C:/api/%F0%9F%90%88.yaml', 'C:\\api\\🐈.yaml'],
  ['untitled:Untitled-1', undefined],
  ['file://%', undefined],
] as const)('%s is the path %s on Windows', ([uri, path]) => {
  expect(pathOfUri(uri, true)).toBe(path);
});

test('lines that end with CRLF and emoji before a place count as editors count', async () => {
  const text = `${head}components:\n  schemas:\n    A: { description: 🐈🐕, $ref: '#/components/schemas/B' }\n`;
  const editor = await Editor.start({
    'api.yaml': text.replaceAll('\n', '\r\n'),
  });
  await editor.open('api.yaml');
  expect(await editor.findings('api.yaml')).toEqual(['source/unresolved-reference 5:34-58']);
  await editor.change('api.yaml', {
    range: {
      start: { line: 5, character: 56 },
      end: { line: 5, character: 99 },
    },
    text: "A' }",
  });
  expect(await editor.findings('api.yaml')).toEqual(['source/circular-reference 5:34-58']);
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

test('a text that is broken for a moment keeps outline and definitions', async () => {
  const text = `${head}components:\n  schemas:\n    A: { type: string }\n    B: { $ref: '#/components/schemas/A' }\n`;
  const editor = await Editor.start({ 'api.yaml': text });
  await editor.open('api.yaml');
  const broken = `${text}    C: { type: "str\n`;
  await editor.change('api.yaml', { text: broken });
  expect(await editor.findings('api.yaml')).toContainEqual(expect.stringMatching(/^source\/syntax 8:/));
  const textDocument = { uri: editor.uri('api.yaml') };
  const symbols = (await editor.connection.sendRequest(DocumentSymbolRequest.type, {
    textDocument,
  })) as DocumentSymbol[];
  expect(
    symbols
      .at(-1)
      ?.children?.[0]?.children?.slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(['A', 'B']);
  const at = editor.at('api.yaml', 'schemas/A');
  expect(await editor.connection.sendRequest(DefinitionRequest.type, at)).toMatchObject({
    range: { start: { line: 5, character: 4 } },
  });
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

test('hostile documents and requests end neither the server nor its patience', async () => {
  const wide = Array.from({ length: 5_000 }, (_, at) => `        p${at}: { type: string }\n`).join('');
  const files = {
    'wide.yaml': `${head}components:\n  schemas:\n    A:\n      properties:\n${wide}`,
    'deep.yaml': `${head}x-deep: ${'['.repeat(5_000)}${']'.repeat(5_000)}\n`,
    'deep.json': `{"openapi":"3.1.1","x":${'['.repeat(50_000)}`,
    'circle.yaml': `${head}x-a: &a { b: *a }\nx-c: { __proto__: { $ref: '#/x-c' } }\n`,
  };
  const editor = await Editor.start(files);
  for (const path of Object.keys(files)) {
    await editor.open(path);
    const textDocument = { uri: editor.uri(path) };
    await editor.told(path);
    await editor.connection.sendRequest(DocumentSymbolRequest.type, {
      textDocument,
    });
    await editor.connection.sendRequest(FoldingRangeRequest.type, {
      textDocument,
    });
  }
  const wrong = editor.connection.sendRequest('textDocument/hover', {
    textDocument: { uri: editor.uri('wide.yaml') },
    position: null,
  });
  await expect(wrong).rejects.toThrow(/hover/);
  await expect(editor.connection.sendRequest('textDocument/unknown', {})).rejects.toThrow(/unknown/i);
  // The server finds many and that all are cancelled at once.
  const cancelled = new CancellationTokenSource();
  const given = { ...editor.at('wide.yaml', 'A:'), context: { includeDeclaration: true } };
  const { asked } = await editor.whileStopped(() => {
    const sent = Array.from({ length: 20 }, () =>
      editor.connection.sendRequest(ReferencesRequest.type, given, cancelled.token),
    );
    cancelled.cancel();
    return { asked: sent };
  });
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toContain('rejected');
  expect(await editor.end()).toBe(0);
});

const schema = (type: string): string =>
  `components: { schemas: { Pet: { required: [name], properties: { name: { type: ${type} } } } } }\n`;

const addPet = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: addPet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '204': { description: Added. } }
`;

const plugin = `import { isSku } from './formats/sku.js';
const module = new URL('./formats/sku.js', import.meta.url);
export default {
  name: 'acme',
  formats: { sku: { check: { type: 'string', test: isSku, module }, samples: ['A-1', 'A-2'] } },
};
`;

const acme = {
  'forgespec.config.json': JSON.stringify({ plugins: ['./plugin.js'] }),
  'plugin.js': plugin,
  'formats/sku.js': "export function isSku(text) {\n  return text.startsWith('A-');\n}\n",
  'package.json': '{ "type": "module" }',
};

test.for([
  ['a type', {}, 'integer', 'diff/request-type-changed'],
  ['a format of a plug-in', acme, 'string, format: sku', 'diff/request-format-narrowed'],
] as const)(
  '%s that breaks callers of the last commit is shown in a moment of calm',
  async ([, files, type, code]) => {
    const editor = new Editor({ ...files, 'api.yaml': `${addPet}${schema('string')}` });
    for (const words of [
      'init -q',
      'add api.yaml',
      '-c user.name=a -c user.email=a@example.com commit -qm a',
    ])
      spawnSync('git', words.split(' '), { cwd: editor.folder.path });
    await editor.initialize();
    await editor.open('api.yaml');
    await editor.change('api.yaml', { text: `${addPet}${schema(type)}` });
    const { diagnostics } = await editor.told('api.yaml', (told) => told.diagnostics.length > 0);
    expect(diagnostics.map(({ source, code: found, range }) => [source, found, range.start.line])).toEqual([
      ['forgespec diff', code, 8],
    ]);
    expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
  },
);
