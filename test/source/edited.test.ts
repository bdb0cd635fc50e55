import { expect, test } from 'vitest';
import { readDocument } from '../../generators/pipeline.ts';
import { StructuralSharing } from '../../generators/source/structural-sharing.ts';
import { EditedFiles } from './edited-files.ts';
import { writtenAt } from './written-at.ts';

const ROOT = `openapi: 3.0.3
info: { title: Pets, version: 1.0.0 }
paths:
  /pets: { $ref: './paths.yaml#/pets' }
  /pets/{id}:
    get:
      operationId: getPet
      description: A pet.
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string }, owner: { $ref: './people.yaml#/Owner' } } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] }
`;

const PATHS = `pets:
  get: { operationId: listPets, responses: { '200': { description: Pets. } } }
`;

const PEOPLE = `Owner: { type: object, properties: { mail: { type: string, nullable: true }, home: { type: object, properties: { street: { type: string } } } } }
Home: { type: object }
`;

/** What is edited: in which file, what is there before and after the edit. */
const edits: readonly (readonly [edit: string, file: string, from: string, to: string])[] = [
  ['a property', 'root.yaml', 'name: { type: string }', 'name: { type: string }, legs: { type: integer }'],
  [
    'a property that is nullable',
    'people.yaml',
    'street: { type: string',
    'street: { type: string, nullable: true',
  ],
  ['a type in another file', 'people.yaml', 'street: { type: string', 'street: { type: integer'],
  ['a description', 'root.yaml', 'A pet.', 'One pet.'],
  ['a line before the others', 'root.yaml', 'openapi: 3.0.3', '# Pets\nopenapi: 3.0.3'],
  [
    'a parameter before another',
    'root.yaml',
    '[{ name: id,',
    '[{ name: q, in: query, schema: {} }, { name: id,',
  ],
  ['the path of an operation', 'root.yaml', '/pets/{id}', '/animals/{id}'],
  ['the file of a path item', 'root.yaml', "'./paths.yaml#/pets'", "'./equal-paths.yaml#/pets'"],
  ['a title', 'root.yaml', 'title: Pets', 'title: Animals'],
  ['a word in a path item that another file has', 'paths.yaml', 'description: Pets.', 'description: All.'],
  [
    'a reference to what is named',
    'root.yaml',
    'name: { type: string }',
    "name: { type: string }, kin: { $ref: '#/components/schemas/Pet' }",
  ],
  [
    'a reference to what is not',
    'root.yaml',
    'name: { type: string }',
    "name: { type: string }, home: { $ref: './people.yaml#/Home' }",
  ],
  ['a reference that goes', 'root.yaml', ", owner: { $ref: './people.yaml#/Owner' }", ''],
  [
    'a reference that leads nowhere',
    'root.yaml',
    "#/components/schemas/Pet' } } } }",
    "#/components/schemas/Dog' } } } }",
  ],
  [
    'a schema that has itself as a part',
    'root.yaml',
    'Pet: { type: object,',
    "Pet: { type: object, allOf: [{ $ref: '#/components/schemas/Cat' }],",
  ],
  ['a wrong keyword', 'root.yaml', 'name: { type: string }', 'name: { type: 5 }'],
  ['an operationId', 'root.yaml', 'getPet', 'listPets'],
  ['the name of a parameter', 'root.yaml', 'name: id,', 'name: it,'],
  [
    'an operation',
    'paths.yaml',
    'pets:\n',
    "pets:\n  put: { responses: { '204': { description: Done. } } }\n",
  ],
  ['an identifier', 'root.yaml', 'Pet: { type: object,', 'Pet: { $id: pet, type: object,'],
  [
    'a member that is a prototype elsewhere',
    'root.yaml',
    'name: { type: string }',
    '__proto__: { type: string }',
  ],
  ['a syntax error', 'paths.yaml', 'pets:', 'pets: ['],
];

test.each(edits)('reads %s as a first reading does', async (_, file, from, to) => {
  const texts = new Map([
    ['root.yaml', ROOT],
    ['paths.yaml', PATHS],
    ['equal-paths.yaml', PATHS],
    ['people.yaml', PEOPLE],
  ]);
  const edited = new EditedFiles(texts);
  const previous = new StructuralSharing();
  await readDocument('root.yaml', { reader: edited, previous });
  expect(texts.get(file)).toContain(from);
  for (const [before, after] of [
    [from, to],
    [to, from],
  ] as const) {
    texts.set(
      file,
      (texts.get(file) ?? '').replace(before, () => after),
    );
    const again = await readDocument('root.yaml', { reader: edited, previous });
    const first = await readDocument('root.yaml', { reader: new EditedFiles(texts) });
    const shown = ({ document, findings }: typeof first): object => ({
      root: JSON.stringify(document?.root),
      places: document && writtenAt(document),
      files: document?.files,
      findings: findings.map(({ code, at }) => `${code} ${at?.file.path}${at?.pointer}`),
    });
    expect(shown(again)).toEqual(shown(first));
  }
});
