import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What `tsc --init` gives for Node, and the switches that complain of what is not used. */
const STOCK = {
  compilerOptions: {
    rootDir: 'src',
    outDir: 'dist',
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
  include: ['src'],
};

/** A call from the client to the server, both of the output, with the handlers of the scaffold. */
const program = (api: string): string => `
import { createClient, listPets, getPet } from '${api}/client/index.js';
import { createServer } from '${api}/server/index.js';
import { handlers } from './handlers/index.js';

const server = createServer({
  ...handlers,
  listPets: async ({ query }) => ({ status: 200, body: [{ id: query.limit ?? 0, name: 'Bruno', state: 'available' }] }),
});
const client = createClient({
  baseUrl: 'http://localhost/v1',
  fetch: (url, init) => server.fetch(new Request(url, init)),
});
const pets = await listPets(client, { limit: 3 });
const missing = await getPet(client, { pet_id: 1 }).result();
console.log(JSON.stringify([pets, missing.status]));
`;

const COMPILERS = ['typescript', 'typescript7'];
const PLACES: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['a relative path', '../api', {}],
  ['an import of the package', '#api', { '#api/*': './api/*' }],
];

describe.each(COMPILERS)('a stock project compiled by %s', (compiler) => {
  test.each(PLACES)(
    'runs from its outDir, with the output beside src, through %s',
    async (_, api, imports) => {
      const folder = new WorkFolder();
      folder.write('package.json', JSON.stringify({ type: 'module', imports }));
      folder.write('tsconfig.json', JSON.stringify(STOCK));
      mkdirSync(join(folder.path, 'src'));
      expect(await folder.run('generate petstore.yaml --out api')).toMatchObject({ code: 0, stderr: '' });
      expect(await folder.run('scaffold src/handlers --document petstore.yaml --server api')).toMatchObject({
        code: 0,
        stderr: '',
      });
      folder.write('src/program.ts', program(api));
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
      execFileSync(process.execPath, [tsc, '-p', folder.path], { encoding: 'utf8' });
      const printed = execFileSync(process.execPath, [join(folder.path, 'dist/program.js')], {
        encoding: 'utf8',
      });
      expect(JSON.parse(printed)).toEqual([[{ id: 3, name: 'Bruno', state: 'available' }], 501]);
    },
  );
});

test.each([
  ['nothing', undefined, './pets.ts'],
  ['stock NodeNext', { module: 'nodenext' }, './pets.js'],
  ['allowImportingTsExtensions', { allowImportingTsExtensions: true, noEmit: true }, './pets.ts'],
  ['rewriteRelativeImportExtensions', { rewriteRelativeImportExtensions: true }, './pets.ts'],
])('with %s in tsconfig.json the index imports %s', async (_, compilerOptions, want) => {
  const folder = new WorkFolder();
  if (compilerOptions !== undefined) folder.write('tsconfig.json', JSON.stringify({ compilerOptions }));
  await folder.run('scaffold handlers --document petstore.yaml');
  expect(folder.read('handlers/index.ts')).toContain(`from '${want}';`);
});

test('--import-extension decides over tsconfig.json, and takes two words', async () => {
  const folder = new WorkFolder();
  await folder.run('scaffold handlers --document petstore.yaml --import-extension js');
  expect(folder.read('handlers/index.ts')).toContain(`from './pets.js';`);
  expect(await folder.run('scaffold h --document petstore.yaml --import-extension mjs')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--import-extension takes ts or js; not "mjs".'),
  });
});
