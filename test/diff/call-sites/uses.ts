import { codes } from './document.ts';

const names = (list: readonly string[]): string => list.map((value) => `'${value}'`).join(' | ');
const addPet = `import type { AddPetRequest } from './types/operations/add-pet.js';\n`;
const added = `import type { AddPet200, AddPetResponse } from './types/operations/add-pet.js';\n`;
const shown = `import type { Shown } from './types/schemas/shown.js';\n`;

/** Code that uses what is generated of the document, by what it is about. */
export const uses = {
  function: `import { getPet, type Client } from './client/index.js';\nexport const pet = (client: Client) => getPet(client, { id: '1', view: 'short' });\n`,
  required: `import { getPet, type Client } from './client/index.js';\nexport const pet = (client: Client) => getPet(client, { id: '1' });\n`,
  without: `import { feedPet, type Client } from './client/index.js';\nexport const feed = (client: Client) => feedPet(client, { id: '1' });\n`,
  deprecated: `import { getOld, type Client } from './client/index.js';\nexport const old = (client: Client) => getOld(client);\n`,
  webhook: `import type { PetMadeRequest } from './types/operations/pet-made.js';\nexport const size = ({ body }: PetMadeRequest) => body?.size;\n`,
  group: `import { createApi } from './client/facade.js';\nexport const read = (api: ReturnType<typeof createApi>) => api.pets.get;\n`,
  scheme: `import { key } from './client/index.js';\nexport const authenticate = key('secret');\n`,
  body: `${addPet}export const request: AddPetRequest = { contentType: 'application/json', body: { name: 'a' } };\n`,
  'no body': `${addPet}export const request: AddPetRequest = {};\n`,
  text: `${addPet}export const request: AddPetRequest = { contentType: 'text/plain', body: 'a' };\n`,
  note: `${addPet}export const request: AddPetRequest = { contentType: 'application/json', body: { name: 'a', note: 'b' } };\n`,
  'number as note': `${addPet}export const request: AddPetRequest = { contentType: 'application/json', body: { name: 'a', note: 1 } };\n`,
  mood: `${addPet}export const request: AddPetRequest = { contentType: 'application/json', body: { name: 'a', mood: { name: 'b' } } };\n`,
  code: `${addPet}export const request: AddPetRequest = { contentType: 'application/json', body: { name: 'a', code: 'v0' } };\n`,
  stored: `import type { StorePetRequest } from './types/operations/store-pet.js';\nexport const request: StorePetRequest = { body: { kind: 'cat', lives: 9 } };\n`,
  statuses: `${added}export function isDone({ status }: AddPetResponse): boolean {\n  switch (status) {\n    case 200:\n      return true;\n    case 202:\n      return false;\n  }\n}\n`,
  header: `${added}export const count = ({ headers }: AddPet200): number => headers['X-Count'];\n`,
  'body of a response': `${added}export const size = (response: AddPet200) => typeof response.body;\nexport const type = (response: AddPet200): 'application/json' | 'text/plain' => response.contentType;\n`,
  'text of a response': `${added}export const length = (response: AddPet200) => (response.contentType === 'text/plain' ? response.body.length : 0);\n`,
  discriminator: `import type { Pet } from './types/schemas/pet.js';\nexport const lives = (pet: Pet): number => (pet.kind === 'cat' ? pet.lives : 0);\n`,
  field: `import type { Cat } from './types/schemas/cat.js';\nexport const lives = (cat: Cat): number => cat.lives;\n`,
  'all sizes': `${shown}export const size: Record<Shown['size'], number> = { small: 1, large: 2 };\n`,
  'all moods': `${shown}export const mood = ({ mood }: Shown): string => (typeof mood === 'string' ? mood : mood.name);\n`,
  'all codes': `${shown}export const code = ({ code }: Shown): ${names(codes)} => code;\n`,
  'name of a body': `import type { NewPet } from './types/schemas/new-pet.js';\nexport type Mine = NewPet;\n`,
  'name of a type for requests': `import type { NewPetRequest } from './types/schemas/new-pet.js';\nexport type Mine = NewPetRequest;\n`,
  'name of an error': `import type { GetPet404 } from './types/operations/get-pet.js';\nexport type Mine = GetPet404;\n`,
  'name of a type': `import type { Shown } from './types/schemas/shown.js';\nexport type Mine = Shown;\n`,
};
