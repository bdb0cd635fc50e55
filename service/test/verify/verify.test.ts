import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startForge, type RunningForge } from '../../start/start.ts';
import { seed, strangerToken, valuesFor } from './world.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-verify-'));
let running: RunningForge | undefined;

beforeAll(async () => {
  running = await startForge({ scalars: 'exact' });
  await running.seed(seed);
  await running.snapshot('seeded');
  writeFileSync(join(folder, 'values.json'), JSON.stringify(await valuesFor(running)));
});

beforeEach(async () => running?.restore('seeded'));

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Families of the document, with how many of their operations answer with success at least, of how many. The others need
 * what the seeded world does not have yet, or values that no example can name: a key, a commit of this very repository.
 */
const families = [
  ['Member roles', 6, 6],
  ['Service accounts', 2, 5],
  ['Groups', 2, 2],
  ['Namespaces', 3, 3],
  ['Invitations', 8, 8],
  ['Members', 8, 9],
  ['SAML', 2, 8],
  ['SSH certificates', 1, 3],
  ['Application settings', 2, 2],
  ['Appearance', 2, 2],
  ['Projects', 2, 2],
  ['Commits', 6, 7],
  ['Repository', 9, 9],
  ['Pipelines', 1, 10],
  ['Merge requests', 2, 5],
  ['Approvals', 10, 11],
  ['Milestones', 7, 9],
  ['Pages domains', 2, 5],
  ['Integrations', 3, 4],
  ['Job artifacts', 1, 7],
  ['CI lint', 2, 2],
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
