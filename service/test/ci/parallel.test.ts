import { describe, expect, test } from 'vitest';
import { jobs } from './planning.ts';

async function names(text: string): Promise<readonly string[]> {
  return (await jobs(text)).map(({ name }) => name);
}

describe('parallel jobs', () => {
  test('are numbered', async () => {
    const planned = await jobs('job: { script: x, parallel: 3 }');
    expect(planned.map(({ name, parallel }) => [name, parallel])).toEqual([
      ['job 1/3', { index: 1, total: 3 }],
      ['job 2/3', { index: 2, total: 3 }],
      ['job 3/3', { index: 3, total: 3 }],
    ]);
  });

  test('of a matrix are named by their values', async () => {
    const text = 'job: { script: x, parallel: { matrix: [{ P: [a, b], S: [x, y] }, { P: c, S: 1 }] } }';
    expect(await names(text)).toEqual([
      'job: [a, x]',
      'job: [a, y]',
      'job: [b, x]',
      'job: [b, y]',
      'job: [c, 1]',
    ]);
  });

  test('are all needed where the job is, or some of them by their values', async () => {
    const text = [
      'build: { script: x, stage: build, parallel: { matrix: [{ P: [a, b] }] } }',
      'all: { script: x, needs: [build], dependencies: [build] }',
      'some: { script: x, needs: [{ job: build, parallel: { matrix: [{ P: b }] } }] }',
      'one: { script: x, needs: ["build: [a]"] }',
    ].join('\n');
    const planned = new Map((await jobs(text)).map((one) => [one.name, one]));
    const needs = (name: string): unknown => planned.get(name)?.needs?.map((need) => need.name);
    expect(needs('all')).toEqual(['build: [a]', 'build: [b]']);
    expect(planned.get('all')?.dependencies).toEqual(['build: [a]', 'build: [b]']);
    expect(needs('some')).toEqual(['build: [b]']);
    expect(needs('one')).toEqual(['build: [a]']);
  });

  test('are decided one by one', async () => {
    const text = 'job: { script: x, parallel: { matrix: [{ P: [a, b] }] }, rules: [{ if: $P == "b" }] }';
    expect(await names(text)).toEqual(['job: [b]']);
  });
});
