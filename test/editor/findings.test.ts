import { expect, test } from 'vitest';
import { Editor } from './client.ts';

const head = 'openapi: 3.1.1\ninfo: { title: Pets, version: 1.0.0 }\n';
const pets = `${head}paths:
  /pets:
    get:
      operationId: listPets
      responses: { '200': { description: '🐈 and 🐕', content: { application/json: { schema: { $ref: '#/components/schemas/Pat' } } } } }
components:
  schemas:
    Pet: { type: object }
`;

test('a syntax error in one file leaves the findings of the others', async () => {
  const editor = await Editor.start({
    'openapi.yaml': `${head}tags: [{ name: owners }]\npaths:\n  /pets: { $ref: './pets.yaml' }\n  /dogs: { $ref: './dogs.yaml' }\n`,
    'pets.yaml': `get:\n  operationId: listPets\n  tags: [pets]\n  responses: { '204': { description: None. } }\n`,
    'dogs.yaml': `get:\n  operationId: listDogs\n  tags: [dogs]\n  responses: { '204': { description: None. } }\n`,
  });
  await editor.open('pets.yaml');
  await editor.open('dogs.yaml');
  const undeclared = 'openapi/undeclared-tag 2:9-13';
  expect(await editor.findings('pets.yaml')).toEqual([undeclared]);
  const end = { line: 3, character: 0 };
  const broken = await editor.change('pets.yaml', { range: { start: end, end }, text: '  tags: [\n' });
  expect(await editor.findings('pets.yaml', broken)).toEqual([expect.stringMatching(/^source\/syntax 4:/)]);
  // What is typed in the other file is checked too.
  const tag = { line: 2, character: 9 };
  const edited = await editor.change('dogs.yaml', { range: { start: tag, end: tag }, text: 'bad' });
  expect(await editor.findings('dogs.yaml', edited)).toEqual(['openapi/undeclared-tag 2:9-16']);
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});

test('findings appear when a file is opened, and go when the text is put right', async () => {
  const editor = await Editor.start({ 'api.yaml': pets });
  await editor.open('api.yaml');
  expect(await editor.findings('api.yaml')).toEqual([
    'source/unresolved-reference 6:101-127',
    'lint/unused-component 9:4-7',
  ]);
  const at = { line: 6, character: 124 };
  const version = await editor.change('api.yaml', {
    range: { start: at, end: { ...at, character: 125 } },
    text: 'e',
  });
  expect(await editor.findings('api.yaml', version)).toEqual([]);
  expect([await editor.end(), editor.stderr.join('')]).toEqual([0, '']);
});
