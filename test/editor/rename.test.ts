import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PrepareRenameRequest, RenameRequest, type TextEdit } from 'vscode-languageserver-protocol/node';
import { Buffers } from '../../generators/editor/buffers.ts';
import { DocumentIndex } from '../../generators/source/document/document-index.ts';
import { keyOf } from '../../generators/source/files/file-pointer.ts';
import { inspect, isNamed, rangeOf } from '../../generators/editor/inspected.ts';
import { renameAt } from '../../generators/editor/rename.ts';
import { EditorText } from '../../generators/editor/text-buffer.ts';
import { Views } from '../../generators/editor/views.ts';
import { readDocument } from '../../generators/pipeline.ts';
import { SourceFiles } from '../../generators/source/files/source-files.ts';
import { Editor } from './client.ts';
import { iterations } from '../runs/iterations.ts';

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
          description: Pets.
          links: { Same: { operationId: listPets } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
components:
  schemas:
    Pet:
      properties: { kind: { type: string }, mother: { $ref: '#/components/schemas/Pet/properties/kind' } }
      required: [kind]
      discriminator: { propertyName: kind, mapping: { pet: Pet, cat: cats.yaml#/Cat } }
    Other: { type: string }
`;
const files = {
  'api.yaml': api,
  'cats.yaml': 'Cat:\n  allOf: [{ $ref: api.yaml#/components/schemas/Pet }]\n',
};

test('names change in all files, and what is no name is refused in words', async () => {
  const editor = await Editor.start(files);
  await editor.open('api.yaml');
  const rename = async (text: string, newName: string): Promise<string> => {
    const changes = await editor.connection
      .sendRequest(RenameRequest.type, { ...editor.at('api.yaml', text), newName })
      .then((edit) => edit?.changes ?? {}, String);
    if (typeof changes === 'string') return changes;
    return Object.entries(changes)
      .map(([uri, edits]) => edited(uri.endsWith('cats.yaml') ? files['cats.yaml'] : api, edits))
      .join('');
  };
  expect(await rename('schemas/Pet"', 'Animal')).toBe(
    `${api}${files['cats.yaml']}`
      .replaceAll('schemas/Pet', 'schemas/Animal')
      .replace('    Pet:', '    Animal:')
      .replace('pet: Pet', 'pet: Animal'),
  );
  expect(await rename('listPets', 'list pets: all')).toBe(api.replaceAll('listPets', "'list pets: all'"));
  expect(await rename('[pets]', 'animals')).toBe(api.replaceAll(/\bpets(?=\]| \})/g, 'animals'));
  expect(await rename('schemas/Pet"', 'Other')).toContain('There is a component "Other" already.');
  expect(await rename('schemas/Pet"', 'a/b')).toContain('Names of components are made of');
  for (const text of ['schemas/Pet"', 'listPets', '[pets]'])
    expect(await rename(text, '__proto__')).toContain('take another name');
  expect(await rename('mother', 'father')).toContain('Properties are not renamed');
  expect(await rename('description', 'text')).toContain('Only components');
  const prepared = editor.connection.sendRequest(
    PrepareRenameRequest.type,
    editor.at('api.yaml', '    Pet:'),
  );
  expect(await prepared).toMatchObject({ placeholder: 'Pet' });
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

const document = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url));

test('a renamed component of a document is another name and nothing else', async () => {
  const buffers = new Buffers();
  const views = new Views(buffers);
  const index = new DocumentIndex(new SourceFiles(document, { reader: buffers }));
  const before = await readDocument(document, { reader: buffers });
  const named = index.links.flatMap(({ to }) => (to !== undefined && isNamed(index, to) ? [to] : []));
  const components = [...new Map(named.map((spot) => [keyOf(spot), spot])).values()];
  expect(components.length).toBeGreaterThan(100);
  const type = (path: string, text: string): void => {
    buffers.set({ uri: path, path, version: 1, content: new EditorText(text) });
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...components), async ({ location, tokens }) => {
      const name = tokens.at(-1) ?? '';
      const position = rangeOf(views.of(location), tokens, 'name').start;
      const found = inspect({ index, views, uriOf: (path) => path }, location, position);
      const { changes = {} } = renameAt(found, 'Renamed-1');
      const texts = Object.keys(changes).map((path) => [path, readFileSync(path, 'utf8')] as const);
      for (const [path, text] of texts) type(path, edited(text, changes[path] ?? []));
      try {
        const after = await readDocument(document, { reader: buffers });
        expect(after.findings.map(({ code }) => code)).toEqual(before.findings.map(({ code }) => code));
        const back = JSON.stringify(after.document?.root)
          .replaceAll('/Renamed-1"', `/${name}"`)
          .replaceAll('"Renamed-1":', `"${name}":`);
        expect(back).toBe(JSON.stringify(before.document?.root));
      } finally {
        for (const [path] of texts) buffers.delete(path);
      }
    }),
    { numRuns: iterations(10) },
  );
});

/** A text after the edits of an editor, which say where they stood before all of them. */
function edited(text: string, edits: readonly TextEdit[]): string {
  const content = new EditorText(text);
  return edits
    .map(({ range, newText }) => ({
      start: content.offsetAt(range.start),
      end: content.offsetAt(range.end),
      newText,
    }))
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (before, { start, end, newText }) => `${before.slice(0, start)}${newText}${before.slice(end)}`,
      text,
    );
}
