import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Outcome } from './outcomes.ts';

/** Writes the outcomes of the projects, by their names, to `FAULTS_REPORT` if it is set. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = process.env['FAULTS_REPORT'];
    if (report === undefined) return;
    const outcomes: Record<string, Outcome> = {};
    for (const module of modules) {
      const { project, children } = module;
      const { passed, failed } = outcomes[project.name] ?? { passed: 0, failed: 0 };
      outcomes[project.name] = {
        passed: passed + [...children.allTests('passed')].length,
        failed: failed + failuresIn(module),
      };
    }
    writeFileSync(report, JSON.stringify(outcomes));
  }
}

/** Failed tests, and errors outside of them. */
function failuresIn(module: TestModule): number {
  const { children } = module;
  const failed = [...children.allTests('failed')].length;
  const ofSuites = [...children.allSuites()].flatMap((suite) => suite.errors()).length;
  return failed + ofSuites + module.errors().length;
}
