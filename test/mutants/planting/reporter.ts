import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** How many tests of each fault fail, by its name: written to `FAULTS_REPORT`, if it is set. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = process.env['FAULTS_REPORT'];
    if (report === undefined) return;
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
    writeFileSync(report, JSON.stringify(failed));
  }
}
