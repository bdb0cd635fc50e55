import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commands } from '../../generators/cli/commands.ts';
import type { Ended } from '../cli/in-process.ts';
import { WorkFolder } from '../cli/process.ts';
import { Editor } from '../editor/client.ts';

const DOCUMENT = 'petstore.yaml';

/** The address of a server that a command starts. */
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+[^\s]*[^\s.]/;

/** Narrows the limit of the pets of a response, which breaks callers. */
function narrow(folder: WorkFolder): void {
  folder.write(DOCUMENT, folder.read(DOCUMENT).replace('maximum: 100', 'maximum: 50'));
}

function expectFine({ code, stderr }: Ended): void {
  expect([code, stderr]).toEqual([0, '']);
}

/** Each command once, on a folder with the petstore. */
const journeys: Readonly<Record<string, (folder: WorkFolder) => Promise<void>>> = {
  async generate(folder) {
    const ended = await folder.run(`generate ${DOCUMENT} --out api`);
    expectFine(ended);
    expect(ended.stdout).toMatch(/^api: [1-9]\d* written, 0 unchanged\n$/);
    expect(folder.read('api/types/operations.d.ts')).toContain('listPets');
    expect(JSON.parse(folder.read('api/openapi.json'))).toMatchObject({ info: { title: 'Petstore' } });
  },

  async check(folder) {
    const options = `${DOCUMENT} --out api --only types,bundle`;
    expectFine(await folder.run(`generate ${options}`));
    expectFine(await folder.run(`check ${options}`));
    narrow(folder);
    const { code, stdout, stderr } = await folder.run(`check ${options}`);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^\+\s*"maximum": 50/m);
    expect(stderr).toContain('error output/drift');
  },

  async dev(folder) {
    const options = '--out api --only bundle --port 0 --mock-port 0 --no-docs';
    const running = folder.start(`dev ${DOCUMENT} ${options}`);
    const [address] = await running.prints(ADDRESS);
    await running.prints(/Control-C/);
    expect((await fetch(`${address}/pets`)).status).toBe(200);
    narrow(folder);
    await running.prints(/ api: 1 written/);
    expect(folder.read('api/openapi.json')).toContain('"maximum": 50');
    expect(await running.end('SIGINT')).toBe(0);
  },

  async lint(folder) {
    expect(await folder.run(`lint ${DOCUMENT}`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^petstore\.yaml: 4 operations, \d+ schemas\n$/),
    });
    folder.write(DOCUMENT, folder.read(DOCUMENT).replace('deletePet', 'getPet'));
    const { code, stderr } = await folder.run(`lint ${DOCUMENT}`);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error openapi\/duplicate-operation-id petstore\.yaml:\d+:\d+$/m);
  },

  async diff(folder) {
    const git = (...words: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...words], {
        cwd: folder.path,
        encoding: 'utf8',
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'one');
    narrow(folder);
    const { code, stdout } = await folder.run(`diff git:HEAD ${DOCUMENT}`);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^1 change: 1 breaking, .* The next version is 2\.0\.0\.$/m);
  },

  async validate(folder) {
    const call = `validate pet.json --document ${DOCUMENT} --operation createPet --request`;
    folder.write('pet.json', '{ "name": "Bruno", "state": "available" }');
    const ended = await folder.run(call);
    expectFine(ended);
    expect(ended.stdout).toBe('pet.json: valid\n');
    folder.write('pet.json', '{ "name": 1, "state": "available" }');
    const { code, stderr } = await folder.run(call);
    expect([code, stderr]).toEqual([1, expect.stringContaining('error payload/invalid pet.json:1:11')]);
  },

  async scaffold(folder) {
    expectFine(await folder.run(`generate ${DOCUMENT} --only server,types,validators`));
    const ended = await folder.run(`scaffold handlers --document ${DOCUMENT}`);
    expectFine(ended);
    expect(ended.stdout).toContain('handlers: 4 added, 0 kept; 2 files written\n');
    expect(folder.read('handlers/pets.ts')).toContain('listPets: ListPetsHandler');
  },

  async mock(folder) {
    const running = folder.start(`mock ${DOCUMENT} --port 0`);
    const [address] = await running.prints(ADDRESS);
    const response = await fetch(`${address}/pets`);
    expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ id: 7 })]]);
    await running.prints(/GET \/v1\/pets/);
    expect(await running.end('SIGTERM')).toBe(0);
  },

  async verify(folder) {
    const { code, stdout } = await folder.run(`verify ${DOCUMENT} --mock --ledger ledger.md`);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/[1-9]\d* passed, 0 failed, /)]);
    expect(folder.read('ledger.md')).toContain('| `listPets` |');
  },

  async conformance(folder) {
    const ended = await folder.run(`conformance ${DOCUMENT} --out suite`);
    expectFine(ended);
    expect(ended.stdout).toMatch(
      /^suite: [1-9]\d* cases of 4 operations, [1-9]\d* files written, 0 unchanged\n$/,
    );
  },

  async docs(folder) {
    const ended = await folder.run(`docs ${DOCUMENT} --out site`);
    expectFine(ended);
    expect(ended.stdout).toMatch(/^site: [1-9]\d* pages, [1-9]\d* files written, 0 deleted\n$/);
    expect(folder.read('site/index.html')).toContain('Petstore');
  },

  async lsp() {
    const editor = await Editor.start({});
    const text = editor.folder.read(DOCUMENT);
    await editor.open(DOCUMENT, text.replace('operationId: deletePet', 'operationId: getPet'));
    expect(await editor.findings(DOCUMENT)).toEqual([
      expect.stringMatching(/^openapi\/duplicate-operation-id \d+:19-\d+$/),
    ]);
    expect(await editor.end()).toBe(0);
  },
};

test('there is a journey for each command', () => {
  expect(Object.keys(journeys).toSorted()).toEqual(Object.keys(commands).toSorted());
});

test.each(Object.entries(journeys))('forgespec %s', async (_, journey) => {
  await expect(journey(new WorkFolder())).resolves.toBeUndefined();
});
