import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilers } from './compiler.ts';
import type { Program } from './program.ts';
import { programs } from './programs.ts';
import { Project } from './project.ts';
import type { SurroundingsName } from './surroundings.ts';

interface Group {
  readonly title: string;
  readonly surroundings: SurroundingsName;
  readonly members: readonly Program[];
}

/** What is compiled in one run: all programs with the same options, but each that declares globals alone. */
const groups: readonly Group[] = [
  ...Map.groupBy(programs, ({ surroundings, name, hasGlobals }) =>
    hasGlobals === true ? `${surroundings}, for ${name}` : surroundings,
  ),
].flatMap(([title, members]) =>
  members.slice(0, 1).map(({ surroundings }) => ({ title, surroundings, members })),
);

describe.each(groups)('in the surroundings $title', ({ surroundings, members }) => {
  let project: Project;

  beforeAll(async () => {
    project = await Project.create(surroundings, members);
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
