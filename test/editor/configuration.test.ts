import { expect, test } from 'vitest';
import { DidChangeWatchedFilesNotification, FileChangeType } from 'vscode-languageserver-protocol/node';
import { Editor } from './client.ts';

const untagged = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
tags: [{ name: owners, description: Owners. }]
paths:
  /pets:
    get: { operationId: listPets, tags: [pets], responses: { '204': { description: None. } } }
`;

const silent = JSON.stringify({ rules: { 'openapi/undeclared-tag': 'off' } });

/** Writes a file as another program does, and says so as an editor that watches files does. */
async function write(editor: Editor, path: string, text: string): Promise<void> {
  editor.folder.write(path, text);
  await editor.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: editor.uri(path), type: FileChangeType.Changed }],
  });
}

const codesOf = (findings: readonly string[]): readonly string[] =>
  findings.map((each) => each.split(' ')[0] ?? '');

test.for([
  ['forgespec.config.json', '{ "rules": ', silent],
  ['forgespec.config.ts', 'export default {', `export default ${silent};\n`],
] as const)(
  'a broken %s does not end the server, and counts once it is mended',
  async ([path, broken, mended]) => {
    const editor = await Editor.start({ 'api.yaml': untagged, [path]: broken });
    await editor.open('api.yaml');
    expect(codesOf(await editor.findings('api.yaml'))).toContain('openapi/undeclared-tag');
    const { diagnostics } = await editor.told(path);
    expect(diagnostics.map(({ severity }) => severity)).toEqual([1]);

    await write(editor, path, mended);
    await editor.told('api.yaml', (told) =>
      told.diagnostics.every(({ code }) => code !== 'openapi/undeclared-tag'),
    );
    await editor.told(path, (told) => told.diagnostics.length === 0);

    // What counted before goes on to count.
    await write(editor, path, broken);
    await editor.told(path, (told) => told.diagnostics.length === 1);
    await editor.change('api.yaml', { text: `${untagged} ` });
    expect(codesOf(await editor.findings('api.yaml'))).not.toContain('openapi/undeclared-tag');
    expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
  },
);

test('an editor that can watch files is asked to watch documents and configurations', async () => {
  const editor = new Editor({ 'api.yaml': untagged });
  const asked = editor.registrations();
  await editor.initialize({ workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } });
  expect(await asked).toMatchObject([
    {
      method: 'workspace/didChangeWatchedFiles',
      registerOptions: {
        watchers: [
          { globPattern: '**/*.{yaml,yml,json,md}' },
          { globPattern: '**/forgespec.config.{ts,mts,js,mjs}' },
        ],
      },
    },
  ]);
  await editor.open('api.yaml');
  await editor.findings('api.yaml');
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});
