import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { seed, share } from './iterations.ts';
import { missingPrograms } from './programs.ts';

/** The projects of `npm test`. `npm run test:all` runs the others as well. */
const QUICK: ReadonlySet<string> = new Set(['units', 'journeys']);

/** Of more failed tests of one file, the whole file is run again. */
const MANY = 5;

/** Says at the beginning what a run leaves out, and at the end how to run again what has failed. */
export class RunReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const part = share === 1 ? 'all iterations' : `${share} of the iterations`;
    console.log(`Random searches: seed ${seed}, ${part} (FC_SEED, FC_RUNS).`);
    if (specifications.every(({ project }) => QUICK.has(project.name))) return;
    for (const { name, purpose } of missingPrograms()) console.log(`Left out without ${name}: ${purpose}.`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const commands = modules.filter((module) => !module.ok()).flatMap(commandsOf);
    if (commands.length > 0) console.log(['', 'To run again what failed:', ...commands].join('\n  '));
  }
}

/** Commands of a shell that run the failed tests of a file again, with the values that they had. */
function commandsOf(module: TestModule): readonly string[] {
  const isQuick = QUICK.has(module.project.name);
  const settings = [
    ...(share === (isQuick ? 0.1 : 1) ? [] : [`FC_RUNS=${share} `]),
    ...(seed === 1 ? [] : [`FC_SEED=${seed} `]),
  ].join('');
  const file = `${settings}${isQuick ? 'npm test' : 'npm run test:all'} -- ${module.relativeModuleId}`;
  const failed = [...module.children.allTests('failed')];
  if (failed.length === 0 || failed.length > MANY) return [file];
  return failed.map((test) => `${file} -t ${quoted(nameOf(test))}`);
}

/** The name that `-t` looks for: those of the groups of a test and its own. */
function nameOf(test: TestCase): string {
  const names: string[] = [];
  for (let at: TestCase | TestCase['parent'] = test; at.type !== 'module'; at = at.parent)
    names.unshift(at.name);
  return names.join(' ');
}

/** A text as a pattern that finds it alone, in quotes of a shell. */
function quoted(name: string): string {
  const pattern = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `'^${pattern.replaceAll("'", String.raw`'\''`)}$'`;
}
