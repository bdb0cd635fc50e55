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

test('findings appear when a file is opened, and go when the text is put right', async () => {
  const editor = await Editor.start({ 'api.yaml': pets });
  await editor.open('api.yaml');
  expect(await editor.findings('api.yaml')).toEqual([
    'source/dangling-reference 6:101-127',
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
