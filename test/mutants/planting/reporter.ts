import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Outcome } from './outcomes.ts';

/** Writes the outcomes of the projects, by their names, to `FAULTS_REPORT` if it is set. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report = process.env['FAULTS_REPORT'];
    if (report === undefined) return;
    const outcomes = [...Map.groupBy(modules, ({ project }) => project.name)].map(
      ([name, ofProject]): [string, Outcome] => [
        name,
        { passed: testsOf(ofProject, 'passed'), failed: testsOf(ofProject, 'failed') },
      ],
    );
    writeFileSync(report, JSON.stringify(Object.fromEntries(outcomes)));
  }
}

function testsOf(modules: readonly TestModule[], state: 'passed' | 'failed'): readonly string[] {
  return modules.flatMap(({ relativeModuleId, children }) =>
    [...children.allTests(state)].map(({ fullName }) => `${relativeModuleId}: ${fullName}`),
  );
}
