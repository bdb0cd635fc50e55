import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { branch, planning } from './planning.ts';

function matrix(variables: string): string {
  return `j: { script: x, parallel: { matrix: [{ ${variables} }] } }`;
}

describe('bombs', () => {
  test('of jobs are refused', async () => {
    const text = Array.from({ length: 30 }, (_, index) => `j${index}: { script: x, parallel: 200 }`).join(
      '\n',
    );
    expect((await readConfiguration(text)).errors).toEqual([
      'Pipeline has too many jobs! Requested 6000, but the limit is 5000.',
    ]);
  });

  test('of a matrix are refused before they are made', async () => {
    const values = `[${Array.from({ length: 100 }, (_, index) => index).join(', ')}]`;
    const variables = Array.from({ length: 50 }, (_, index) => `V${index}: ${values}`).join(', ');
    expect(
      (await readConfiguration(`j: { script: x, parallel: { matrix: [{ ${variables} }] } }`)).errors,
    ).toEqual(['jobs:j:parallel:matrix config generates too many jobs (maximum is 200)']);
  });

  test('of long names are refused', async () => {
    const value = 'v'.repeat(200);
    expect((await readConfiguration(matrix(`A: ${value}, B: ${value}`))).errors).toEqual([
      'j job: name is too long (maximum is 255 characters)',
    ]);
    expect((await readConfiguration(matrix(`A: ${value.repeat(1_000)}`))).errors).toEqual([
      'jobs:j:parallel:matrix:variables config has a value that is too long (maximum is 255 characters)',
    ]);
  });

  test('of long scripts that many jobs take are refused', async () => {
    const text = `default: { before_script: ${'x'.repeat(400_000)} }\nj: { script: x, parallel: 200 }`;
    expect((await readConfiguration(text)).errors).toEqual(['The jobs of the configuration are too big']);
  });

  test('of long messages are cut', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `j${index}: { extends: .base }`).join('\n');
    const { errors } = await readConfiguration(`.base: { script: x, ${'k'.repeat(5_000)}: 1 }\n${many}`);
    expect(errors).toHaveLength(200);
    expect(Math.max(...errors.map(({ length }) => length))).toBe(2_000);
  });

  test('of needs are refused', async () => {
    const text = [
      'p: { script: x, stage: build, parallel: 200 }',
      ...Array.from({ length: 1_500 }, (_, index) => `j${index}: { script: x, needs: [${'p,'.repeat(10)}] }`),
    ].join('\n');
    expect((await readConfiguration(text)).errors).toEqual(['The jobs have too many needs and dependencies']);
  });

  test('of variables are refused', async () => {
    const variables = Array.from({ length: 5_000 }, (_, index) => `V${index}: x`).join(', ');
    const many = Array.from({ length: 4 }, (_, index) => `j${index}: { script: x, parallel: 200 }`).join(
      '\n',
    );
    expect(await planning(`variables: { ${variables} }\n${many}`)).toEqual({
      errors: ['The jobs have too many variables'],
      filtered: false,
    });
  });

  test('of patterns are refused', async () => {
    const many = Array.from(
      { length: 400 },
      (_, index) => `j${index}:\n  script: x\n  rules:\n    - if: $T =~ /(a?){900}b${index}/`,
    );
    const context = { ...branch, variables: new Map([['T', 'a'.repeat(10_000)]]) };
    expect(await planning(many.join('\n'), context)).toEqual({
      errors: ['the patterns of the configuration take too much time to match'],
      filtered: false,
    });
  });
});
