import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Naming } from '../../generators/model/naming.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { folderOf } from '../config/folder.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

const DOCUMENT = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /pets: { get: { operationId: PetsController_findAll_v1, responses: { '200': { description: d } } } }
components:
  schemas:
    PetDto: { type: object }
    Pet: { type: string }
`;

/** Names of the operation and of the schemas in the order of the document, and codes of findings. */
async function named(naming: Naming): Promise<readonly unknown[]> {
  const path = join(folderOf({ 'api.yaml': DOCUMENT }), 'api.yaml');
  const { model: loaded, findings } = await loadModel(path, { naming });
  const model = loaded && tsModelOf(loaded);
  const [operation] = model?.operations ?? [];
  return [
    operation?.names,
    model?.schemas.map(({ names }) => names.type),
    findings.map(({ code, message }) => `${code} ${message}`).filter((text) => text.startsWith('names/')),
  ];
}

test.each<[Naming, unknown[]]>([
  [
    {},
    [
      {
        value: 'petsControllerFindAllV1',
        type: 'PetsControllerFindAllV1',
        file: 'pets-controller-find-all-v1',
      },
      ['PetDto', 'Pet'],
      [],
    ],
  ],
  [
    { operations: { PetsController_findAll_v1: 'listPets' }, schemas: { PetDto: 'animal record' } },
    [{ value: 'listPets', type: 'ListPets', file: 'list-pets' }, ['AnimalRecord', 'Pet'], []],
  ],
  [
    // Names never clash: who has the name already, or is named first, keeps it.
    { operations: { PetsController_findAll_v1: 'delete' }, schemas: { PetDto: 'Pet' } },
    [
      { value: 'delete_', type: 'Delete', file: 'delete' },
      expect.arrayContaining(['Pet', 'Pet2']),
      [expect.stringContaining('names/qualified')],
    ],
  ],
  [
    { operations: { PetsController_findAll_v2: 'listPets' }, schemas: { PetDo: 'Animal' } },
    [
      {
        value: 'petsControllerFindAllV1',
        type: 'PetsControllerFindAllV1',
        file: 'pets-controller-find-all-v1',
      },
      ['PetDto', 'Pet'],
      [
        'names/unknown-key The document has no schema "PetDo" to name. Did you mean "PetDto"?',
        'names/unknown-key The document has no operation "PetsController_findAll_v2" to name. Did you mean "PetsController_findAll_v1"?',
      ],
    ],
  ],
])('names that are given: %o', async (naming, want) => {
  expect(await named(naming)).toEqual(want);
});
