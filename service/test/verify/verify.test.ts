import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForge, type RunningForge } from '../../start/start.ts';
import { seed, strangerToken, valuesFor } from './world.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-verify-'));
let running: RunningForge | undefined;

beforeAll(async () => {
  running = await startForge({ scalars: 'exact' });
  await running.seed(seed);
  writeFileSync(join(folder, 'values.json'), JSON.stringify(await valuesFor(running)));
});

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Families of the document, with how many of their operations answer with success, of how many. The commit that the
 * document shows as an example names the commit in which a file was last known, which no other repository has.
 */
const families = [
  ['Member roles', 6, 6],
  ['Groups', 2, 2],
  ['Namespaces', 3, 3],
  ['Projects', 2, 2],
  ['Application settings', 2, 2],
  ['Appearance', 2, 2],
  ['Commits', 6, 7],
] as const;

function verify(family: string): Promise<{ readonly code: unknown; readonly output: string }> {
  const { url = '', token = '' } = running ?? {};
  const args = [
    'verify',
    'spec/openapi.yaml',
    '--base-url',
    `${url}/api/v4`,
    '--allow-writes',
    '--only',
    family,
  ];
  const files = ['--values', join(folder, 'values.json')];
  const env = { ...process.env, FORGESPEC_TOKEN: token, FORGESPEC_OTHER_TOKEN: strangerToken };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['generators/cli/main.ts', ...args, ...files],
      { cwd: root, env, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

describe('the service is as its document says', () => {
  test.each(families)(
    '%s',
    async (family, succeeding, all) => {
      const { code, output } = await verify(family);
      expect(output).toContain(`${succeeding} of ${all} operations answered with success`);
      expect(output).toMatch(/ 0 failed/);
      expect(code).toBe(0);
    },
    60_000,
  );
});
