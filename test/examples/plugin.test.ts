import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-plugin-'));
  await cp(join(repository, 'examples/plugin-acme'), folder, { recursive: true });
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
  // As installed, but with the sources: they are the same program.
  await symlink(repository, join(folder, 'node_modules/forgespec'));
  await symlink(join(repository, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'));
});

afterAll(() => rm(folder, { recursive: true }));

async function forgespec(
  ...words: readonly string[]
): Promise<{ stdout: string; stderr: string; code: unknown }> {
  const main = join(repository, 'generators/cli/main.ts');
  try {
    return {
      ...(await run(process.execPath, ['--conditions=forgespec-sources', main, ...words], { cwd: folder })),
      code: 0,
    };
  } catch (error) {
    return error as { stdout: string; stderr: string; code: unknown };
  }
}

test('the plug-in compiles', async () => {
  const compiler = join(repository, 'node_modules/typescript7/bin/tsc');
  const words = [
    '-p',
    '.',
    '--customConditions',
    'forgespec-sources',
    '--noEmit',
    '--allowImportingTsExtensions',
  ];
  await expect(
    run(
      process.execPath,
      [compiler, ...words, '--rewriteRelativeImportExtensions', 'false', '--resolveJsonModule'],
      { cwd: folder },
    ),
  ).resolves.toMatchObject({ stdout: '' });
}, 60_000);

test('its emitter writes files, and its rule and its emitter report what they find, as those of the toolkit do', async () => {
  const { code, stdout, stderr } = await forgespec('generate');
  expect(stdout).toBe('generated: 5 written, 0 unchanged\n');
  expect(code).toBe(0);
  expect(stderr).toContain(`warning acme/verb-in-path openapi.yaml:15:3
  /getCart begins a segment with "get".
  15 |   /getCart:
     |   ^
  cause: The method of a request is its verb. With a second one in the path, readers have to know which of them counts.
  fix: Name the thing in the path, such as /pets, and say what happens to it by the method.
`);
  expect(stderr).toContain('note acme/path-in-path openapi.yaml:10:5');
  expect((await forgespec('check')).stdout).toBe('generated: 5 files, all up to date\n');
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

test('users choose the severities of its findings', async () => {
  const refused = await forgespec('generate', '--rule', 'acme/verb-in-path=error');
  expect(refused.code).toBe(1);
  const quiet = await forgespec('lint', '--rule', 'acme/verb-in-path=off', '--format', 'json');
  expect(JSON.parse(quiet.stdout)).toEqual({ findings: [] });
});
