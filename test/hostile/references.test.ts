import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { WorkFolder } from '../cli/process.ts';
import { PATIENCE } from '../runs/limits.ts';
import { entangled } from '../source/entangled.ts';

const script = fileURLToPath(new URL('emit-all.ts', import.meta.url));

/** What a process prints that gives the documents of a folder to all emitters. */
function emitAll(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, folder],
      { timeout: PATIENCE, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 },
      (_, stdout) => resolve(stdout),
    );
  });
}

test('wherever the references of a document lead, every emitter ends and writes programs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'references-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const texts = fc.sample(entangled, 3);
  await Promise.all(
    texts.map((text, index) => {
      const name = `${index}.json`;
      return writeFile(join(folder, name), text.replaceAll('a.json', name));
    }),
  );
  expect(await emitAll(folder)).toBe('done\n');
});

/** Exit codes of commands that did their work, whatever they found. */
const DONE = [0, 1];

test.each([
  'lint a.json',
  'diff b.json a.json',
  'verify a.json --mock --allow-writes --max-time 5',
  'scaffold handlers --document a.json --server server',
])('wherever the references of a document lead, the command ends: %s', async (call) => {
  const folder = new WorkFolder();
  const [one = '', other = ''] = fc.sample(entangled, 2);
  folder.write('a.json', one);
  folder.write('b.json', other.replaceAll('a.json', 'b.json'));
  const { code, stderr } = await folder.spawn(call);
  expect({ code, stderr }).toMatchObject({ code: expect.toBeOneOf(DONE) });
});
