import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeOutput, type Output } from '../../generators/output/write.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-concurrent-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const names = Array.from({ length: 60 }, (_, index) => `deep${index % 3}/file${index}.ts`);

/** All files of one run hold the same text. */
const outputOf = (text: string): Output => ({
  inputs: [],
  files: names.map((path) => ({ path, text, owner: 'types' })),
  owners: new Set(['types']),
});

const nothing: Output = { inputs: [], files: [], owners: new Set() };

/** A process that writes one output after another until it is ended, and prints the code of each refusal. */
function writer(label: string, paths: readonly string[]): ChildProcess {
  const program = `
    const { writeOutput } = await import(${JSON.stringify(new URL('../../generators/output/write.ts', import.meta.url).href)});
    console.log('ready');
    for (let run = 0; ; run++) {
      const files = ${JSON.stringify(paths)}.map((path) => ({ path, text: ${JSON.stringify(label)} + run, owner: 'types' }));
      const { findings } = writeOutput({ folder: ${JSON.stringify(folder)}, output: { inputs: [], files, owners: new Set(['types']) }, force: true });
      for (const { code } of findings) console.log(code);
    }`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program]);
}

/** Starts writers, kills each wherever it is, and gives what they printed besides `ready`. */
async function killed(labels: readonly string[], delay: number, paths = names): Promise<readonly string[]> {
  const printed: string[] = [];
  const ended = labels.map(async (label) => {
    const child = writer(label, paths);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => printed.push(...text.split('\n')));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    if (child.stdout !== null) await once(child.stdout, 'data');
    await setTimeout(delay);
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await Promise.all(ended);
  return printed.filter((line) => !['ready', ''].includes(line));
}

const texts = (): ReadonlySet<string> =>
  new Set(names.map((path) => readFileSync(join(folder, path), 'utf8')));

test.each([3, 11, 26, 47, 90])(
  'a run that is killed after %i ms is undone or done by the next',
  async (delay) => {
    writeOutput({ folder, output: outputOf('first'), force: false });
    expect(await killed(['one'], delay)).toEqual([]);
    expect(writeOutput({ folder, output: nothing, force: false }).findings).toEqual([]);
    expect(texts().size).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(['deep0', 'deep1', 'deep2', 'forgespec.lock.json']);
  },
);

test('short runs that meet while the lock changes hands are refused as busy', async () => {
  const refusals = await killed(['one', 'two', 'three'], 1500, names.slice(0, 6));
  expect(new Set([...refusals, 'output/busy'])).toEqual(new Set(['output/busy']));
});

test('runs at the same time write one after the other or are refused, and mix nothing', async () => {
  writeOutput({ folder, output: outputOf('first'), force: false });
  const refusals = await killed(['one', 'two', 'three'], 400);
  expect(new Set([...refusals, 'output/busy'])).toEqual(new Set(['output/busy']));
  expect(writeOutput({ folder, output: nothing, force: true }).findings).toEqual([]);
  expect(texts().size).toBe(1);
  expect(writeOutput({ folder, output: outputOf('last'), force: true }).findings).toEqual([]);
  expect(texts()).toEqual(new Set(['last']));
  expect(readdirSync(folder).toSorted()).toEqual(['deep0', 'deep1', 'deep2', 'forgespec.lock.json']);
});
