import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../runs/programs.ts';
import { compile, forgespec, installExample, repository, runTests } from './installed.ts';

const checkValues = fileURLToPath(new URL('check_values.py', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await installExample('python-types');
});

afterAll(() => rm(folder, { recursive: true }));

test('the emitter compiles', async () => {
  expect(await compile(folder)).toBe('');
});

test('its own tests pass', () => {
  expect(runTests(folder)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^ℹ pass [1-9]/m) });
});

/** Whether values are of the types of a module, as Python reads it. */
function check(module: string, values: readonly (readonly [type: string, value: unknown])[]): unknown {
  execFileSync('python3', ['-m', 'py_compile', module], { cwd: folder });
  const input = JSON.stringify(values);
  return JSON.parse(execFileSync('python3', [checkValues, module], { cwd: folder, input, encoding: 'utf8' }));
}

test('the emitter is a sketch of fewer than 300 lines', async () => {
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(files).toContain('emitter.ts');
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(texts.join('').split('\n').length).toBeLessThan(300);
});

describe.skipIf(!isInstalled('python3'))('types of Python', () => {
  test('take what the document takes, and nothing else that they can tell', () => {
    expect(forgespec(folder, 'generate')).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('note python/no-type openapi.yaml:'),
    });
    const animal = { state: 'awake' };
    const table: readonly (readonly [type: string, value: unknown, want: boolean])[] = [
      ['State', 'awake', true],
      ['State', 'as"leep\n', true],
      ['State', 7, true],
      ['State', null, true],
      ['State', 'asleep', false],
      ['Animal', animal, true],
      ['Animal', {}, false],
      ['Animal', { ...animal, parents: [animal] }, true],
      ['Animal', { ...animal, parents: [{ state: 8 }] }, false],
      ['Animal', { ...animal, keeper: null }, true],
      ['Animal', { ...animal, keeper: { id: 1 } }, true],
      ['Animal', { ...animal, keeper: { id: '1' } }, false],
      ['Animal', { ...animal, sizes: { tail: 0.5 } }, true],
      ['Animal', { ...animal, sizes: { tail: 'long' } }, false],
      ['Animal', { ...animal, food: 'hay' }, true],
      ['Animal', { ...animal, food: { name: 'Leaves', class: 'A', __hidden: true } }, true],
      ['Animal', { ...animal, food: { class: 'A' } }, false],
      ['Lion', { name: 'Leo', roars: true, mane: 1 }, true],
      ['Lion', { name: 'Leo' }, false],
      ['ListAnimalsParameters', { limit: 7, 'states[]': ['awake'] }, true],
      ['ListAnimalsParameters', { 'states[]': 'awake' }, false],
      ['ListAnimalsResponse200', [animal], true],
    ];
    const values = table.map(([type, value]) => [type, value] as const);
    expect(check('generated/types.py', values)).toEqual(table.map(([, , want]) => want));
  });

  test('are printed of the whole API', () => {
    const document = join(repository, 'spec/openapi.yaml');
    const { status } = forgespec(folder, 'generate', document, '--root', repository, '--out', 'forge');
    expect(status).toBe(0);
    const role = { id: 7, name: 'Auditor', base_access_level: 20 };
    expect(
      check('forge/types.py', [
        ['MemberRole', role],
        ['MemberRole', { ...role, name: 7 }],
      ]),
    ).toEqual([true, false]);
  });
});
