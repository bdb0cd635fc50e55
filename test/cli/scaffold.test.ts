import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const SCAFFOLD = 'scaffold handlers --document petstore.yaml';
const root = fileURLToPath(new URL('../../', import.meta.url));

const STRICT = {
  compilerOptions: {
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    skipLibCheck: true,
  },
  include: ['handlers'],
};

/** What the compiler says about the handlers; empty if nothing. */
function compile(folder: WorkFolder): string {
  folder.write('tsconfig.json', JSON.stringify(STRICT));
  folder.write('package.json', JSON.stringify({ type: 'module' }));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder.path, '--pretty', 'false'], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

describe('scaffold', () => {
  test('stubs compile against the generated server, also filled in, renamed and orphaned', async () => {
    const folder = new WorkFolder();
    expect((await folder.run('generate petstore.yaml')).code).toBe(0);
    const first = await folder.run(SCAFFOLD);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^ {2}added +listPets +pets\.ts\n[^]*handlers: 4 added, 0 kept; 2 files written\n$/,
    );
    expect(compile(folder)).toBe('');

    const filled = folder
      .read('handlers/pets.ts')
      .replace(
        /deletePet: DeletePetHandler = async \(\) => \{[^}]*\}\);/,
        'deletePet: DeletePetHandler = async ({ path }, context) => {\n  context.log.info(path, "gone");\n  return { status: 204 };',
      );
    folder.write('handlers/pets.ts', filled);
    expect(compile(folder)).toBe('');

    const document = folder.read('petstore.yaml');
    folder.write(
      'petstore.yaml',
      document.replace('listPets', 'searchPets').replace(/ {4}delete:[^]*?(?=\ncomponents)/, ''),
    );
    expect((await folder.run('generate petstore.yaml')).code).toBe(0);
    const second = await folder.run(SCAFFOLD);
    expect(second.code).toBe(0);
    expect(second.stdout).toBe(
      [
        '  renamed   listPets → searchPets  pets.ts',
        '  orphaned  deletePet              pets.ts',
        'handlers: 1 renamed, 2 kept, 1 orphaned; 1 file written\n',
      ].join('\n'),
    );
    expect(second.stderr).toMatch(/^warning reconcile\/orphaned handlers\/pets\.ts:\d+:14\n/);
    expect(compile(folder)).toBe('');

    folder.write('petstore.yaml', document);
    expect((await folder.run('generate petstore.yaml')).code).toBe(0);
    expect((await folder.run(SCAFFOLD)).code).toBe(0);
    expect(folder.read('handlers/pets.ts').replaceAll(/^import[^;]*;\n/gm, '')).toBe(
      filled.replaceAll(/^import[^;]*;\n/gm, ''),
    );
    expect(compile(folder)).toBe('');
  });

  test('again: says so, and touches no file', async () => {
    const folder = new WorkFolder();
    await folder.run(SCAFFOLD);
    const times = (): readonly number[] =>
      readdirSync(join(folder.path, 'handlers')).map(
        (name) => statSync(join(folder.path, 'handlers', name)).mtimeMs,
      );
    const before = times();
    expect(await folder.run(SCAFFOLD)).toMatchObject({
      code: 0,
      stdout: 'handlers: 4 kept; 0 files written\n',
      stderr: expect.stringContaining('warning reconcile/missing-server\n  generated/server/index.js '),
    });
    expect(times()).toEqual(before);
  });

  test('--format json prints the ledger, the files and the findings', async () => {
    const folder = new WorkFolder();
    const { code, stdout } = await folder.run(`${SCAFFOLD} --server api --format json`);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { readonly ledger: readonly unknown[] };
    expect(report).toMatchObject({
      findings: [{ code: 'reconcile/missing-server' }],
      written: ['index.ts', 'pets.ts'],
    });
    expect(report.ledger[1]).toEqual({
      action: 'added',
      operation: 'createPet',
      endpoint: 'POST /pets',
      file: 'pets.ts',
    });
    expect(folder.read('handlers/pets.ts')).toContain(`from '../api/server/index.js';`);
  });

  test('a syntax error is told with its place and fails the run, the file stays', async () => {
    const folder = new WorkFolder();
    mkdirSync(join(folder.path, 'handlers'));
    folder.write('handlers/pets.ts', 'export const listPets = (;\n');
    const { code, stdout, stderr } = await folder.run(SCAFFOLD);
    expect(code).toBe(1);
    expect(stderr).toContain('error reconcile/syntax handlers/pets.ts:1:26\n');
    expect(stdout).toContain('handlers: 0 kept, 4 skipped; 1 file written\n');
    expect(folder.read('handlers/pets.ts')).toBe('export const listPets = (;\n');
  });

  test('bytes that are no UTF-8 and links are not replaced', async () => {
    const folder = new WorkFolder();
    mkdirSync(join(folder.path, 'handlers'));
    writeFileSync(join(folder.path, 'handlers/pets.ts'), Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]));
    folder.write('elsewhere.ts', '// mine\n');
    symlinkSync('../elsewhere.ts', join(folder.path, 'handlers/index.ts'));
    const before = folder.contents();
    const { code, stderr } = await folder.run(SCAFFOLD);
    expect(code).toBe(1);
    expect(stderr).toContain('handlers/index.ts: it is not an ordinary file.');
    expect(stderr).toContain('handlers/pets.ts: it is not in UTF-8.');
    expect(folder.contents()).toEqual(before);
  });

  test.for([
    ['scaffold', 'Name the folder'],
    ['scaffold generated/handlers -d petstore.yaml', 'handlers need a folder of their own'],
    ['scaffold handlers -d absent.yaml', 'absent.yaml'],
  ] as const)('%s: refused, nothing written', async ([call, message]) => {
    const folder = new WorkFolder();
    const before = folder.contents();
    const { code, stderr } = await folder.run(call);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(folder.contents()).toEqual(before);
  });
});
