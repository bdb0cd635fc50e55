import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile, forgespec, installExample, runTests } from './installed.ts';

let folder: string;

beforeAll(async () => {
  folder = await installExample('plugin-acme');
});

afterAll(() => rm(folder, { recursive: true }));

test('the plug-in compiles', async () => {
  expect(await compile(folder)).toBe('');
});

test('its own tests pass', () => {
  expect(runTests(folder)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^ℹ pass [1-9]/m) });
});

test('its emitter writes files, and its rule and its emitter report what they find, as those of the toolkit do', () => {
  const { status, stdout, stderr } = forgespec(folder, 'generate');
  expect(stdout).toBe('generated: 5 written, 0 unchanged\n');
  expect(status).toBe(0);
  expect(stderr).toContain(`warning acme/verb-in-path openapi.yaml:15:3
  /getCart begins a segment with "get".
  15 |   /getCart:
     |   ^
  cause: The method of a request is its verb. With a second one in the path, readers have to know which of them counts.
  fix: Name the thing in the path, such as /pets, and say what happens to it by the method.
`);
  expect(stderr).toContain('note acme/path-in-path openapi.yaml:10:5');
  expect(forgespec(folder, 'check').stdout).toBe('generated: 5 files, all up to date\n');
});

test('what it writes runs, and its declarations say what a path takes', async () => {
  const routes = (await import(pathToFileURL(join(folder, 'generated/acme/routes.js')).href)) as Record<
    string,
    (values?: object) => string
  >;
  expect(routes['getProduct']?.({ sku: 'a/b' })).toBe('/products/a%2Fb');
  expect(routes['getCart']?.()).toBe('/getCart');
  expect(() => routes['getProduct']?.()).toThrow('The path needs a value for sku.');
  expect(await readFile(join(folder, 'generated/acme/routes.d.ts'), 'utf8')).toContain(
    'export declare const getProduct: (values: { readonly sku: PathValue }) => string;',
  );
});

test('its format is checked in the output, in payloads and in samples, and no more unknown', async () => {
  const { status, stderr } = forgespec(folder, 'generate', '--only', 'validators', '--out', 'checked');
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('unknown-format')]);
  const { isSku } = (await import(pathToFileURL(join(folder, 'checked/validators/schemas/sku.js')).href)) as {
    isSku: (value: unknown) => boolean;
  };
  expect(['ABC-12340', 'ABC-12341', 'abc-12340'].map(isSku)).toEqual([true, false, false]);
  expect(await readFile(join(folder, 'checked/validators/runtime/formats/acme/sku.d.ts'), 'utf8')).toContain(
    'export declare function isSku(text: string): boolean;',
  );
  await writeFile(join(folder, 'sku.json'), '"ABC-12341"');
  expect(forgespec(folder, 'validate', 'sku.json', '--schema', 'Sku').stderr).toContain(
    'error payload/invalid sku.json:1:1',
  );
  // Without the plug-in nobody knows it.
  expect(forgespec(folder, 'lint', 'openapi.yaml', '--no-config').stderr).toContain('schema/unknown-format');
});

test('users choose the severities of its findings', () => {
  const refused = forgespec(folder, 'generate', '--rule', 'acme/verb-in-path=error');
  expect(refused.status).toBe(1);
  const quiet = forgespec(folder, 'lint', '--rule', 'acme/verb-in-path=off', '--format', 'json');
  expect(JSON.parse(quiet.stdout)).toEqual({ findings: [] });
});
