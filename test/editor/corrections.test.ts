import { expect, test } from 'vitest';
import {
  CodeActionRequest,
  type CodeAction,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver-protocol/node';
import { Editor } from './client.ts';

const document = (schema: string, security = 'token') => `openapi: 3.1.1
info: { title: Cats 🐈, version: 1.0.0 }
servers: [{ url: https://cats.example }]
tags: [{ name: cats, description: Cats. }]
paths:
  /cats:
    get:
      operationId: listCats
      summary: List the cats
      description: All of them.
      tags: [cats]
      security: [{ ${security}: [] }]
      responses:
        '200': { description: The 🐈., content: { application/json: { schema: { $ref: '#/components/schemas/Cat' } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Cat: ${schema}
    Name: { type: string }
`;

const cat = "{ type: object, properties: { name: { $ref: '#/components/schemas/Name' } } }";
const right = document(cat);

/** The schema with a second property, of another file. */
const withReference = (reference: string) =>
  cat.replace('name: {', `other: { $ref: '${reference}' }, name: {`);

const somewhere: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

async function actionsOf(editor: Editor, diagnostics: readonly Diagnostic[]): Promise<readonly CodeAction[]> {
  const found = await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uri('openapi.yaml') },
    range: diagnostics[0]?.range ?? somewhere,
    context: { diagnostics: [...diagnostics] },
  });
  return (found ?? []) as CodeAction[];
}

/** The edits that the actions make in the file. */
const editsOf = (actions: readonly CodeAction[], uri: string) =>
  actions.flatMap(({ edit }) => edit?.changes?.[uri] ?? []);

test.for<readonly [name: string, wrong: string, code: string]>([
  ['a keyword', document(cat.replace('type', 'tpye')), 'schema/misspelt-keyword'],
  ['a name of a type', document(cat.replace('object', '"objekt"')), 'schema/invalid-keyword'],
  ['a reference', document(cat.replace('/Name', '/Nam')), 'source/unresolved-reference'],
  ['a reference to a whole file', document(withReference('name.yaml#/')), 'source/unresolved-reference'],
  ['a reference with backslashes', document(withReference('.\\name.yaml')), 'source/unresolved-reference'],
  ['a security scheme', document(cat, 'tokne'), 'openapi/undeclared-security'],
  [
    'a required property',
    document(cat.replace('type: object', 'type: object, required: [nmae]')),
    'lint/undeclared-property',
  ],
])('%s that is misspelt is put right by an action', async ([, wrong, code]) => {
  const editor = await Editor.start({ 'openapi.yaml': wrong, 'name.yaml': 'type: string\n' });
  await editor.open('openapi.yaml');
  const { uri, diagnostics } = await editor.told('openapi.yaml');
  const edits = editsOf(await actionsOf(editor, diagnostics), uri);
  expect([diagnostics.map((each) => each.code).includes(code), edits.length]).toEqual([true, 1]);
  const version = await editor.change(
    'openapi.yaml',
    ...edits.map(({ range, newText: text }) => ({ range, text })),
  );
  expect(await editor.findings('openapi.yaml', version)).toEqual([]);
  // What was found in the text before does not fit any more.
  expect(await actionsOf(editor, diagnostics)).toEqual([]);
  expect(await editor.end()).toBe(0);
});

test('a document without flaws has no findings to put right', async () => {
  const editor = await Editor.start({ 'openapi.yaml': right });
  await editor.open('openapi.yaml');
  expect(await editor.findings('openapi.yaml')).toEqual([]);
  expect(await editor.end()).toBe(0);
});
