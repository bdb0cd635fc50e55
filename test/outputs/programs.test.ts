import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilers } from './compiler.ts';
import type { Program } from './program.ts';
import { programs } from './programs.ts';
import { Project } from './project.ts';
import type { EnvironmentName } from './environments.ts';

interface Group {
  readonly title: string;
  readonly environment: EnvironmentName;
  readonly members: readonly Program[];
}

/** What is compiled in one run: all programs with the same options, but each that declares globals alone. */
const groups: readonly Group[] = [
  ...Map.groupBy(programs, ({ environment, name, hasGlobals }) =>
    hasGlobals === true ? `${environment}, for ${name}` : environment,
  ),
].flatMap(([title, members]) =>
  members.slice(0, 1).map(({ environment }) => ({ title, environment, members })),
);

describe.each(groups)('in the environment $title', ({ environment, members }) => {
  let project: Project;

  beforeAll(async () => {
    project = await Project.create(environment, members);
  });

  afterAll(() => project.remove());

  describe.each(compilers)('with %s', (compiler) => {
    let said: ReadonlyMap<Program, readonly string[]>;

    beforeAll(async () => {
      said = await project.compile(compiler);
    });

    test.each(members.map((program) => [program.name, program] as const))('%s', (_, program) => {
      expect(said.get(program)).toEqual([]);
    });
  });
});

test('no two programs have the same name', () => {
  expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
});
