import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The name of the project that runs the tests of all faults without any. */
export const WITHOUT_FAULT = 'without a fault';

/** The tests that passed and that failed, by their files and names. */
export interface Outcome {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/**
 * The outcomes of the tests of all faults of a subject, by the names of the faults. They run in one process, each fault in a
 * project of its own: a process that has all faults of all subjects takes long to prepare its projects.
 */
export async function plantedOutcomes(subject: string): Promise<Readonly<Record<string, Outcome>>> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', 'test/mutants/sources/vitest.config.ts'],
    {
      cwd: repository,
      env: { ...process.env, FAULTS: subject, FAULTS_REPORT: report },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await once(child, 'close');
  const outcomes = JSON.parse(readFileSync(report, 'utf8')) as Readonly<Record<string, Outcome>>;
  rmSync(folder, { recursive: true });
  return outcomes;
}
