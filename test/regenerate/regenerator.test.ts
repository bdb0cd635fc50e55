import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typesEmitter } from '../../generators/emit/types/types-emitter.ts';
import { generate } from '../../generators/pipeline.ts';
import { Regenerator } from '../../generators/regenerate/regenerator.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regenerator-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pets = (reference: string): string => `openapi: 3.1.1
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: Pets.
          content: { application/json: { schema: { $ref: '${reference}' } } }
`;

it('says what was read and what was looked for, and gives what a run of its own gives', async () => {
  const document = join(folder, 'openapi.yaml');
  writeFileSync(join(folder, 'pet.yaml'), 'Pet: { type: object, properties: { name: { type: string } } }\n');
  const request = { document, emitters: [typesEmitter], strict: true };
  const regenerator = new Regenerator(request);
  writeFileSync(document, pets('./pet.yaml#/Pet'));
  const first = await regenerator.run();
  expect(first.files).toEqual([document, join(folder, 'pet.yaml')]);
  expect(first.output).toEqual((await generate(request)).output);
  expect(first.read.model?.operations.map(({ id }) => id)).toEqual(['listPets']);

  writeFileSync(document, pets('./gone.yaml#/Pet'));
  const broken = await regenerator.run(new Set([document]));
  expect(broken.files).toEqual([document, join(folder, 'gone.yaml')]);
  expect(broken.output).toBeUndefined();
  expect(broken.findings).toEqual((await generate(request)).findings);
  expect(broken.findings).not.toEqual([]);
});

it('prints what another one has read, and reads nothing then', async () => {
  const document = join(folder, 'shared.yaml');
  const one = new Regenerator({ document, emitters: [] });
  const other = new Regenerator({ document, emitters: [typesEmitter] });
  for (const type of ['object', 'string']) {
    writeFileSync(
      document,
      `${pets('#/components/schemas/Pet')}components: { schemas: { Pet: { type: ${type} } } }\n`,
    );
    const { read } = await one.run(new Set([document]));
    const printed = await other.run(new Set([document]), read);
    expect(printed.files).toEqual([document]);
    expect(printed.output).toEqual((await generate({ document, emitters: [typesEmitter] })).output);
  }
});
