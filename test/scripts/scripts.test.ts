import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputOf } from '../outputs/output.ts';
import { programs } from './programs.ts';

test('names of other scripts stay in code, and files have names in ASCII', async () => {
  const [output] = programs.map((program) => program.output);
  if (output === undefined) throw new Error('There is no output.');
  const folder = await outputOf(output);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /[^\0-\x7F]/.test(file))).toEqual([]);
  const validators = (await import(join(folder, 'validators/schemas.js'))) as Record<string, unknown>;
  const isUser = validators['is用户'] as (value: unknown) => boolean;
  expect([isUser({ имя: 'A', 価格: 1 }), isUser({ 価格: 1 })]).toEqual([true, false]);
});
