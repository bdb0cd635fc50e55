import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const GENERATE = 'generate petstore.yaml --out api';
const EDIT = '// by hand\n';

describe('generate', () => {
  test('writes, then finds everything up to date and touches nothing', async () => {
    const folder = new WorkFolder();
    const first = await folder.run(GENERATE);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^api: \d+ written, 0 unchanged\n$/);
    const after = folder.contents();
    const second = await folder.run(GENERATE);
    expect(second).toMatchObject({ code: 0, stderr: '' });
    expect(second.stdout).toMatch(/^api: \d+ files, all up to date\n$/);
    expect(folder.contents()).toEqual(after);
  });

  test('takes openapi.yaml and generated/ where nothing is named', async () => {
    const folder = new WorkFolder();
    folder.write('openapi.yaml', folder.read('petstore.yaml'));
    expect(await folder.run('generate')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^generated: /),
    });
    expect(JSON.parse(folder.read('generated/openapi.json'))).toMatchObject({ info: { title: 'Petstore' } });
  });

  test('--only leaves the other artifacts alone', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    const before = folder.read('api/types/operations.d.ts');
    folder.write('petstore.yaml', folder.read('petstore.yaml').replaceAll('listPets', 'showPets'));
    expect((await folder.run(`${GENERATE} --only bundle`)).code).toBe(0);
    expect(folder.read('api/openapi.json')).toContain('showPets');
    expect(folder.read('api/types/operations.d.ts')).toBe(before);
  });

  test('files of operations that have gone are deleted, other files stay', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('api/mine.ts', EDIT);
    folder.write('petstore.yaml', folder.read('petstore.yaml').replaceAll('deletePet', 'removePet'));
    expect((await folder.run(GENERATE)).stdout).toMatch(/\d+ written, [1-9]\d* deleted, \d+ unchanged/);
    const paths = Object.keys(folder.contents()).join('\n');
    expect(paths).toContain('remove-pet');
    expect(paths).not.toContain('delete-pet');
    expect(folder.read('api/mine.ts')).toBe(EDIT);
  });

  test('an edit by hand survives, and stops the whole run', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('api/types/index.d.ts', EDIT);
    folder.write('petstore.yaml', folder.read('petstore.yaml').replaceAll('listPets', 'showPets'));
    const before = folder.contents();
    const refused = await folder.run(GENERATE);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('error output/edited\n  types/index.d.ts ');
    expect(folder.contents()).toEqual(before);

    expect((await folder.run(`${GENERATE} --force`)).code).toBe(0);
    expect(folder.read('api/types/index.d.ts')).not.toBe(EDIT);
  });

  test('a file that no run has written is not overwritten', async () => {
    const folder = new WorkFolder();
    folder.write('package.json', '{"name":"mine"}');
    const refused = await folder.run('generate petstore.yaml --out .');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('error output/untracked-file');
    expect(folder.read('package.json')).toBe('{"name":"mine"}');
  });
});
