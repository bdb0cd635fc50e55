import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));

test('the command that the README shows for a clone runs there, without a build', async () => {
  const readme = readFileSync(`${repository}README.md`, 'utf8');
  const [, call = ''] = /`npm (run forgespec -- [a-z][^`]*)`/.exec(readme) ?? [];
  const { stdout } = await promisify(execFile)('npm', call.split(' '), { cwd: repository });
  expect(stdout).toMatch(/^spec\/openapi\.yaml: \d+ operations/m);
});
