import { emitterNames, type EmitterName } from '../../generators/emit/emitter-names.ts';
import { petstore } from '../layout/documents.ts';
import type { Program } from '../outputs/program.ts';
import { workshop } from '../server/workshop.ts';

/** Programs that do not compile if types are missing and everything is `any`, by the output that they use. */
const uses: Readonly<Partial<Record<EmitterName, string>>> = {
  client: `
import { createClient, createPet } from './client/index.js';
const pet = await createPet(createClient({ baseUrl: 'http://127.0.0.1' }), { name: 'Bruno' });
export const name: string = pet.name;
// @ts-expect-error: it is a text
export const wrong: number = pet.name;
`,
  server: `
import { createServer } from './server/index.js';
// @ts-expect-error: the handlers are missing
createServer({});
`,
  validators: `
import { isPet } from './validators/index.js';
const value: unknown = 1;
if (isPet(value)) {
  // @ts-expect-error: it is a text
  const wrong: number = value.name;
}
`,
};

export const programs: readonly Program[] = [
  ...emitterNames.map((name): Program => ({
    name: `the output ${name}, generated alone, compiles, also where it is used`,
    environment: 'stock',
    output: { document: petstore, emitters: [name] },
    files: () => [{ path: 'uses.ts', text: uses[name] ?? 'export {};' }],
    declarations: ['**/*.d.ts'],
  })),
  {
    name: 'the output compiles in a project without Fastify, undici and the types of Node',
    environment: 'stock',
    output: { document: workshop, emitters: ['server', 'client'] },
    declarations: ['**/*.d.ts'],
  },
];
