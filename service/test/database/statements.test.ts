import { expect, test } from 'vitest';
import { Statements } from '../../database/statements.ts';

test('a text has a name from the third time on, and keeps it', () => {
  const statements = new Statements();
  const ask = (text: string): string | undefined => statements.nameOf(text);
  expect(['a', 'a', 'b', 'a', 'a', 'b', 'b', 'c'].map(ask)).toEqual([
    undefined,
    undefined,
    undefined,
    'q0',
    'q0',
    undefined,
    'q1',
    undefined,
  ]);
});

test('there are 200 names at most, however many texts there are', () => {
  const statements = new Statements();
  const names = new Set<string | undefined>();
  for (let text = 0; text < 5_000; text++)
    for (let time = 0; time < 4; time++) names.add(statements.nameOf(`select ${text}`));
  expect(names.size).toBe(201);
  expect(statements.nameOf('select 0')).toBe('q0');
});
