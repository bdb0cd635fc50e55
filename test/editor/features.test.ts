import { expect, test } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ReferencesRequest,
  type CodeAction,
  type DocumentSymbol,
} from 'vscode-languageserver-protocol/node';
import { Editor } from './client.ts';

const api = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
tags: [{ name: pets }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      responses:
        '200':
          description: 🐈 and 🐕.
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
  /owners:
    $ref: 'paths/owners.json'
components:
  schemas:
    Pet:
      type: object
      properties:
        name: { type: string }
        size: { $ref: schemas.yaml#/Size }
`;
const files = {
  'api.yaml': api,
  'paths/owners.json': JSON.stringify(
    {
      get: {
        operationId: 'listOwners',
        responses: {
          200: {
            description: 'Owners.',
            content: { 'application/json': { schema: { $ref: '../api.yaml#/components/schemas/Pet' } } },
          },
        },
      },
    },
    null,
    2,
  ),
  'schemas.yaml': 'Size:\n  type: string\n  enum: [small, large]\n',
};

test('definitions, references and hover cross files and formats', async () => {
  const editor = await Editor.start(files);
  await editor.open('paths/owners.json');
  await editor.open('api.yaml');
  const { connection } = editor;
  const definitions = await Promise.all(
    [
      editor.at('api.yaml', 'schemas/Pet'),
      editor.at('api.yaml', 'yaml#/Size'),
      editor.at('paths/owners.json', 'schemas/Pet'),
      editor.at('api.yaml', 'pets]'),
      editor.at('api.yaml', 'title'),
    ].map((at) => connection.sendRequest(DefinitionRequest.type, at)),
  );
  const places = definitions.map((each) =>
    each === null || Array.isArray(each) ? each : editor.shown(each),
  );
  expect(places).toEqual(['api.yaml 16:4', 'schemas.yaml 0:0', 'api.yaml 16:4', 'api.yaml 2:15', null]);
  const references = await connection.sendRequest(ReferencesRequest.type, {
    ...editor.at('api.yaml', '  Pet:'),
    context: { includeDeclaration: true },
  });
  expect(references?.map((each) => editor.shown(each))).toEqual([
    'api.yaml 16:4',
    'api.yaml 11:79',
    'paths/owners.json 9:22',
  ]);
  const hover = await connection.sendRequest(
    HoverRequest.type,
    editor.at('paths/owners.json', 'schemas/Pet'),
  );
  expect(hover?.contents).toMatchObject({
    value: expect.stringMatching(/\*\*schemas Pet\*\*[^]*small[^]*GET \/pets/),
  });
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

test('hover shows descriptions without HTML, and values as they are', async () => {
  const editor = await Editor.start({
    'api.yaml': api.replace(
      'name: { type: string }',
      'name: { type: string, description: "a <b>b</b> <!-- c -->", default: "<b>d</b>" }',
    ),
    'paths/owners.json': files['paths/owners.json'],
    'schemas.yaml': files['schemas.yaml'],
  });
  await editor.open('api.yaml');
  const hover = await editor.connection.sendRequest(HoverRequest.type, editor.at('api.yaml', 'schemas/Pet'));
  expect(hover?.contents).toMatchObject({
    value: expect.stringMatching(/description: a \*\*b\*\*\n +default: <b>d<\/b>/),
  });
  await editor.end();
});

test('completion proposes what may stand there, also on lines that are not finished', async () => {
  const editor = await Editor.start(files);
  await editor.open('api.yaml');
  const labels = async (typed: string, path = 'api.yaml'): Promise<readonly string[]> => {
    const text = `${api}${typed}`;
    await editor.change(path, { text });
    const lines = text.split('\n');
    const found = await editor.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: editor.uri(path) },
      position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
    });
    return (found === null || Array.isArray(found) ? (found ?? []) : found.items).map(({ label }) => label);
  };
  expect(await labels('    Cat:\n      ty')).toContain('type');
  expect(await labels('    Cat:\n      type: ')).toEqual(
    expect.arrayContaining(['string', 'object', 'integer']),
  );
  expect(await labels("    Cat:\n      $ref: '")).toEqual(
    expect.arrayContaining(['#/components/schemas/Pet', './schemas.yaml#/Size']),
  );
  expect(await labels('    Cat:\n      uniqueItems: ')).toEqual(['true', 'false']);
  expect(await labels('    Cat:\n      properties: { a: {}, b: {} }\n      required:\n        - ')).toEqual([
    'a',
    'b',
  ]);
  expect(await labels('  parameters:\n    A:\n      name: a\n      in: ')).toEqual([
    'path',
    'query',
    'header',
    'cookie',
  ]);
  expect(await labels('  ')).toEqual(expect.arrayContaining(['securitySchemes', 'responses']));
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

test('outline and folds follow the text, and fixes put a misspelt name right', async () => {
  const text = `${api}        colour: { $ref: '#/components/schemas/Pat' }\n`;
  const editor = await Editor.start({ ...files, 'api.yaml': text });
  await editor.open('api.yaml');
  const textDocument = { uri: editor.uri('api.yaml') };
  const symbols = (await editor.connection.sendRequest(DocumentSymbolRequest.type, {
    textDocument,
  })) as DocumentSymbol[];
  expect(symbols.map(({ name }) => name)).toEqual(['info', 'tags', 'paths', 'components']);
  expect(symbols[2]?.children?.[0]?.children?.map(({ name, detail }) => [name, detail])).toEqual([
    ['get', 'listPets'],
  ]);
  const folds = await editor.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
  expect(folds?.slice(0, 2)).toEqual([
    { startLine: 3, endLine: 13 },
    { startLine: 4, endLine: 11 },
  ]);
  const { diagnostics } = await editor.told('api.yaml');
  const actions = (await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument,
    range: diagnostics[0]?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    context: { diagnostics },
  })) as CodeAction[];
  expect(actions.map(({ edit }) => edit?.changes?.[textDocument.uri]?.[0]?.newText)).toEqual([
    '#/components/schemas/Pet',
  ]);
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});
