import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { commandsOf, matcherOf, setUpCommands } from '../handbook/blocks.ts';
import { PageShell, withFreePorts } from '../handbook/shell.ts';
import { nodeProgram } from './nodes.ts';

/** A call that the document refuses. */
const WRONG = `
import { createClient, createPet } from './api/client/index.js';
void createPet(createClient({ baseUrl: 'http://127.0.0.1/v1' }), { nmae: 'Bruno' });
`;

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const [quickStart = ''] = read('README.md').split('\n## Which Node');

/** Without npm's variables about the project whose tests run. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(?!local_prefix))|^INIT_CWD$/.test(name)),
);

/** A reader in an empty folder, who types what a page shows and has only Node and npm. */
describe('a newcomer', () => {
  const root = mkdtempSync(join(tmpdir(), 'forgespec-newcomer-'));

  afterAll(() => rmSync(root, { recursive: true }));

  test.for([
    ['README.md', '22', quickStart],
    ['README.md', 'this', quickStart],
    ['docs/getting-started.md', 'this', read('docs/getting-started.md')],
  ] as const)('%s leads to a typed call on Node %s', async ([, release, text]) => {
    const page = await withFreePorts(text);
    const folder = mkdtempSync(join(root, 'project-'));
    const path = [dirname(nodeProgram(release)), process.env['PATH']].join(delimiter);
    const env = {
      ...ENVIRONMENT,
      PATH: path,
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
    };
    const shell = new PageShell({ folder, env });
    const run = async (command: string, wanted?: RegExp): Promise<string> =>
      (await shell.run(command, wanted)).trimEnd();
    try {
      for (const command of setUpCommands(page))
        await run(command.replace(/\bforgespec\b/, inject('tarball').path));
      for (const { command, printed, files } of commandsOf(page)) {
        for (const { file, text: shown } of files) writeFileSync(join(folder, file), shown);
        const wanted = matcherOf(printed);
        const output = await run(command, wanted);
        expect({ command, output }).toEqual({ command, output: expect.stringMatching(wanted) as string });
      }
      await run('npm install --save-dev typescript && npx tsc --init');
      expect(await run('npx tsc --noEmit')).toBe('');
      writeFileSync(join(folder, 'wrong.ts'), WRONG);
      expect(await run('npx tsc --noEmit')).toMatch(/^wrong\.ts.* error TS\d+: .*\bnmae\b/);
    } finally {
      shell.end();
    }
  });
});
