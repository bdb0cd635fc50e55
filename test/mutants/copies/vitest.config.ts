import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';
import base from '../../../vitest.config.ts';
import { copiesOf, GENERATED } from '../../copies/copies.ts';
import type { CopyFault } from './fault.ts';
import { furtherCopyFaults } from './further.ts';
import { knownCopyFaults } from './known.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Gives a copy its fault wherever tests import it. */
function planting(path: string, text: string): Plugin {
  const file = join(GENERATED, path);
  return {
    name: 'planting',
    enforce: 'pre',
    load: (id) => (id.split('?', 1)[0] === file ? text : undefined),
  };
}

/** Of each fault, by its name, how many of its tests fail: written where `FAULTS_REPORT` says. */
class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed: Record<string, number> = {};
    for (const { project, children, errors } of modules.map((module) => ({
      project: module.project,
      children: module.children,
      errors: module.errors(),
    })))
      failed[project.name] =
        (failed[project.name] ?? 0) +
        [...children.allTests('failed')].length +
        [...children.allSuites()].flatMap((suite) => suite.errors()).length +
        errors.length;
    writeFileSync(process.env['FAULTS_REPORT'] ?? join(folder, 'report.json'), JSON.stringify(failed));
  }
}

/** A project for each fault: its tests with the copies of the runtime, one of which has the fault. */
function projectOf({ name, path, from, to, tests }: CopyFault) {
  const before = readFileSync(join(GENERATED, path), 'utf8');
  if (!before.includes(from)) throw new Error(`There is nothing to plant in ${path}: ${from}`);
  const text = before.replace(from, () => to);
  const own = mkdtempSync(join(folder, 'copy-'));
  mkdirSync(dirname(join(own, path)), { recursive: true });
  writeFileSync(join(own, path), text);
  const artifact = path.startsWith('client/') ? 'client' : 'server';
  return {
    plugins: [planting(path, text), copiesOf(artifact)],
    test: {
      ...base.test,
      // What it keeps of a copy has another fault, or none.
      fsModuleCache: false,
      name,
      env: { RUNTIME_COPIES: own },
      include: tests.map((test) => `test/${test}`),
      exclude: ['**/node_modules/**'],
    },
  };
}

/** The fault is the one that `FAULT` names. */
export default defineConfig({
  test: {
    fsModuleCache: false,
    reporters: [new FaultReporter()],
    projects: [...knownCopyFaults, ...furtherCopyFaults]
      .filter(({ name }) => name === process.env['FAULT'])
      .map(projectOf),
  },
});
