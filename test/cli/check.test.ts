import { describe, expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const GENERATE = 'generate petstore.yaml --out api';
const CHECK = 'check petstore.yaml --out api';

describe('check', () => {
  test('is content right after generate', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    const { code, stdout, stderr } = await folder.run(CHECK);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^api: \d+ files, all up to date\n$/);
  });

  test('an edit of the document shows as a difference per file, and nothing is written', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('petstore.yaml', folder.read('petstore.yaml').replace('maximum: 100', 'maximum: 50'));
    const before = folder.contents();
    const { code, stdout, stderr } = await folder.run(CHECK);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^--- openapi\.json\ton disk\n\+\+\+ openapi\.json\tfrom the document\n/m);
    expect(stdout).toMatch(/^-\s*"maximum": 100/m);
    expect(stdout).toMatch(/^\+\s*"maximum": 50/m);
    expect(stderr).toContain(
      'error output/drift\n  openapi.json differs from what the document would generate.',
    );
    expect(folder.contents()).toEqual(before);
  });

  test('an edit by hand is found', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('api/types/index.d.ts', `${folder.read('api/types/index.d.ts')}// by hand\n`);
    const { code, stdout, stderr } = await folder.run(CHECK);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^-\/\/ by hand$/m);
    expect(stderr).toContain('error output/edited\n  types/index.d.ts ');
  });

  test('without any output everything is new', async () => {
    const folder = new WorkFolder();
    const before = folder.contents();
    const { code, stderr } = await folder.run(CHECK);
    expect(code).toBe(1);
    expect(stderr).toContain('openapi.json has not been generated yet.');
    expect(folder.contents()).toEqual(before);
  });

  test('a comment in the document changes the lock only', async () => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('petstore.yaml', `${folder.read('petstore.yaml')}# a comment\n`);
    const { code, stderr } = await folder.run(CHECK);
    expect(code).toBe(1);
    expect(stderr).toContain('forgespec.lock.json does not list');
    expect(stderr).toContain('1 error\n');
  });
});
