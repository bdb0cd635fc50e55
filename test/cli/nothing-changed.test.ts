import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

/** A document with a warning, whose place and line are shown. */
const DOCUMENT = `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { $ref: './pet.yaml#/Pet' } } }
`;

const PET = 'Pet: { type: object, properties: { name: { type: string, format: unheard-of } } }\n';

const COMMAND = 'generate openapi.yaml --only types,bundle';

function workFolder(): WorkFolder {
  const folder = new WorkFolder({ 'openapi.yaml': DOCUMENT, 'pet.yaml': PET });
  mkdirSync(join(folder.path, 'node_modules'));
  return folder;
}

test('a run after which nothing has changed reports the same, and does nothing', async () => {
  const folder = workFolder();
  const first = await folder.run(COMMAND);
  expect(first.stderr).toContain('pet.yaml:1:66');
  const judged = await folder.run(`${COMMAND} --no-cache`);
  expect(readdirSync(join(folder.path, 'node_modules/.cache/forgespec'))).toHaveLength(1);
  // Also for another process.
  expect(await folder.spawn(COMMAND)).toEqual(judged);
  expect(await folder.run(COMMAND)).toEqual(judged);
  expect(await folder.run(`${COMMAND} --format json`)).toEqual(
    await folder.run(`${COMMAND} --format json --no-cache`),
  );

  // Each of these is seen.
  folder.write('pet.yaml', PET.replace('name', 'title'));
  expect((await folder.run(COMMAND)).stdout).toBe('generated: 3 written, 5 unchanged\n');
  folder.write('generated/openapi.json', '{}\n');
  const edited = await folder.run(COMMAND);
  expect(edited).toMatchObject({ code: 1 });
  expect(edited.stderr).toContain('output/edited');
});
