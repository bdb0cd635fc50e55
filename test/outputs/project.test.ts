import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilers } from './compiler.ts';
import { petstore } from '../layout/documents.ts';
import type { Program } from './program.ts';
import { Project } from './project.ts';

const withText = (name: string, text: string): Program => ({
  name,
  environment: 'browser',
  output: { document: petstore, emitters: ['types'] },
  files: () => [{ path: 'usage.ts', text: `import type { Pet } from './types/index.js';\n${text}\n` }],
});

const right = withText('right', 'export const name = (pet: Pet): string => pet.name;');
const wrong = withText('wrong', 'export const name = (pet: Pet): number => pet.name;');
const useless = withText(
  'useless',
  '// @ts-expect-error\nexport const name = (pet: Pet): string => pet.name;',
);

describe.each(compilers)('programs that are compiled together with %s', (compiler) => {
  let project: Project;

  beforeAll(async () => {
    project = await Project.create('browser', [right, wrong, useless]);
  });

  afterAll(() => project.remove());

  test('are each told what is wrong with them', async () => {
    const said = await project.compile(compiler);
    expect(said.get(right)).toEqual([]);
    expect(said.get(wrong)).toEqual([expect.stringContaining('1/usage.ts(2,43): error TS2322')]);
    expect(said.get(useless)).toEqual([expect.stringContaining('2/usage.ts(2,1): error TS2578')]);
  });
});

test('a program with globals has to say so', async () => {
  const program = withText('with globals', 'declare global { interface Window { mine: Pet } }');
  await expect(Project.create('browser', [program])).rejects.toThrow('with globals');
});

test.each(['no platform', 'browser'] as const)(
  'packages are not found in the environment %s',
  async (name) => {
    const program = withText('with a package', "import 'fastify';");
    const project = await Project.create(name, [program]);
    const said = await project.compile('typescript7');
    await project.remove();
    expect(said.get(program)).toEqual([expect.stringContaining('error TS2882')]);
  },
);
