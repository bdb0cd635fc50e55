import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitters } from '../../generators/emit/registry.ts';
import { fixture, writeOutput } from '../server/workshop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const petstore = fileURLToPath(new URL('../cli/fixtures/petstore.yaml', import.meta.url));
const compilerOptions = {
  strict: true,
  module: 'nodenext',
  target: 'es2023',
  noEmit: true,
  types: [],
  skipLibCheck: false,
};

/** What Node says when it runs a file of a folder. */
function run(folder: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

const compile = (folder: string): Promise<string> =>
  run(folder, join(root, 'node_modules/typescript7/bin/tsc'), '-p', folder, '--pretty', 'false');

describe.each(emitters.map((emitter) => [emitter.name, emitter] as const))(
  'the output %s, generated alone',
  (name, emitter) => {
    let folder = '';

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lone-'));
      await writeOutput({ document: petstore, folder, emitters: [emitter] });
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
      await writeFile(join(folder, 'uses.ts'), uses[name] ?? 'export {};');
    });

    afterAll(() => rm(folder, { recursive: true, force: true }));

    test('compiles, also where it is used', async () => {
      expect(await compile(folder)).toBe('');
    });

    test('has modules that can be imported', async () => {
      const modules = globSync('**/*.js', { cwd: folder });
      const imports = modules.map((path) => `await import(${JSON.stringify(`./${path}`)});`);
      await writeFile(join(folder, 'imports.mjs'), imports.join('\n'));
      expect(await run(folder, 'imports.mjs')).toBe('');
    });
  },
);

/** Programs that do not compile if types are missing and everything is `any`, by the output that they use. */
const uses: Readonly<Record<string, string>> = {
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

test('a server that is generated alone checks and responds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lone-'));
  await writeOutput({
    document: fixture('defaults'),
    folder,
    emitters: emitters.filter(({ name }) => name === 'server'),
  });
  await writeFile(
    join(folder, 'call.mjs'),
    `
import { createPartialServer, operations } from './server/index.js';
const server = createPartialServer({});
const { basePath } = server;
const statuses = [];
for (const { method, path } of Object.values(operations)) {
  const url = 'http://127.0.0.1' + basePath + path.replaceAll(/\\{[^}]*\\}/g, '1');
  statuses.push((await server.fetch(new Request(url, { method }))).status);
}
console.log(JSON.stringify(statuses));
`,
  );
  const statuses = JSON.parse(await run(folder, 'call.mjs')) as readonly number[];
  await rm(folder, { recursive: true, force: true });
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
});
