import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runtime as checkRuntime } from '../../generators/check/runtime.ts';
import { outputOf } from '../outputs/output.ts';
import { runNode } from './process.ts';
import { programs } from './programs.ts';

test('names of the document beside those of the output leave modules that can be imported', async () => {
  const entries = ['validators/index.js', 'validators/schemas.js', 'client/index.js', 'server/index.js'];
  const lines: string[] = [];
  for (const { output } of programs) {
    const folder = await outputOf(output);
    lines.push(...entries.map((entry) => `await import(${JSON.stringify(join(folder, entry))});`));
  }
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-names-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'all.mjs');
  await writeFile(path, lines.join('\n'));
  expect(lines).toHaveLength(8);
  expect(await runNode([path])).toEqual({ code: 0, output: '' });
});

test('what checks import of the runtime is not called like a guard, a validator or a check', () => {
  const imported = Object.values<{ name: string; as?: string }>(checkRuntime).map(
    ({ name, as }) => as ?? name,
  );
  expect(imported.filter((name) => /^(?:is|validate|check)[A-Z]/.test(name))).toEqual([]);
});
