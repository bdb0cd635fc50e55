import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { chapterOf, commandsOf } from '../handbook/blocks.ts';
import { withFreePorts } from '../handbook/shell.ts';
import { git } from './clone.ts';
import { nodeProgram } from './nodes.ts';
import { Reader } from './reader.ts';

/** A call that the document refuses. */
const WRONG = `
import { createClient, createPet } from './api/client/index.js';
void createPet(createClient({ baseUrl: 'http://127.0.0.1/v1' }), { nmae: 'Bruno' });
`;

/** The block for readers whose Node is too old for the tool. */
const OWN_NODE = /^```sh\nexport PATH=.*\n```\n/m;

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const readme = read('README.md');
const quickStart = chapterOf(readme, 'Quick start');

/** What a compiler finds in a correct call, and in one that the document refuses. */
const TYPED = { right: '', wrong: expect.stringMatching(/^wrong\.ts.* error TS\d+: .*\bnmae\b/) as string };

/** Follows a page that makes a project with a call, and compiles that. */
async function compileCall(page: string, folder: string, release: string): Promise<typeof TYPED> {
  const reader = new Reader(folder, nodeProgram(release));
  try {
    await reader.follow(await withFreePorts(page));
    await reader.run('npm install --save-dev typescript && npx tsc --init');
    const right = await reader.run('npx tsc --noEmit');
    writeFileSync(join(reader.folder, 'wrong.ts'), WRONG);
    return { right, wrong: await reader.run('npx tsc --noEmit') };
  } finally {
    reader.end();
  }
}

/** A reader in an empty folder, who has only git, Node and npm. */
describe('a newcomer', () => {
  const root = mkdtempSync(join(tmpdir(), 'forgespec-newcomer-'));

  afterAll(() => rmSync(root, { recursive: true }));

  /** A folder in an empty one, with the tarball in it. */
  function folderWithTarball(name: string): string {
    const folder = join(mkdtempSync(join(root, 'home-')), name);
    const { path } = inject('tarball');
    cpSync(path, join(folder, basename(path)));
    return folder;
  }

  test('reads these commands in the README', () => {
    const chapters = `${chapterOf(readme, 'In a clone')}\n${quickStart}`;
    expect(commandsOf(chapters, ['sh', 'console']).map(({ command }) => command)).toEqual([
      'npm ci && npm run generate',
      'mkdir ../pets',
      'npm pack --pack-destination ../pets',
      'export PATH="$PWD/node_modules/node/bin:$PATH"',
      'cd ../pets',
      'npm init -y',
      'npm pkg set type=module',
      'npm install --save-dev ./forgespec-*.tgz',
      'npx forgespec generate pets.yaml --out api',
      'npx forgespec mock pets.yaml --port 4010 &',
      'node call.ts',
      'node server.ts &',
      `curl --silent --json '{ "name": "Bruno" }' 127.0.0.1:4011/v1/pets`,
      'npx forgespec verify pets.yaml --base-url http://127.0.0.1:4011/v1 --allow-writes',
      'npx forgespec docs pets.yaml --out site',
    ]);
  });

  test('sees no warning in the clone, and finds it unchanged', async () => {
    const { path, printed } = inject('clone');
    expect(printed).toMatch(/^added \d+ packages/m);
    expect(printed).not.toMatch(/\bwarn/i);
    expect(await git(path, 'status', '--porcelain')).toBe('');
  });

  test('gets a typed call from the README, on Node 20 with the Node of the clone', async () => {
    expect(await compileCall(quickStart, inject('clone').path, '20')).toEqual(TYPED);
  });

  test('gets a typed call from the README, on Node 22', async () => {
    expect(quickStart).toMatch(OWN_NODE);
    const clone = join(folderWithTarball('pets'), '../clone');
    mkdirSync(clone);
    expect(await compileCall(quickStart.replace(OWN_NODE, ''), clone, '22')).toEqual(TYPED);
  });

  test('gets a typed call from docs/getting-started.md, on this Node', async () => {
    const folder = folderWithTarball('shop');
    expect(await compileCall(read('docs/getting-started.md'), folder, 'this')).toEqual(TYPED);
  });
});
