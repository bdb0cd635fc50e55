import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * How many tests fail with a fault, in its own process: the projects of one process share modules.
 * @param table folder of the configuration that plants the fault which `FAULT` names
 */
export async function failedWith(table: 'copies' | 'sources', name: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const config = `test/mutants/${table}/vitest.config.ts`;
  const child = spawn(process.execPath, [vitest, 'run', '--config', config], {
    cwd: repository,
    env: { ...process.env, FAULT: name, FAULTS_REPORT: report },
    stdio: 'ignore',
  });
  await once(child, 'close');
  const failed = JSON.parse(readFileSync(report, 'utf8')) as Readonly<Record<string, number>>;
  rmSync(folder, { recursive: true });
  return failed[name] ?? 0;
}
