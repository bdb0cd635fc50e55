import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

/** Has a program run something before its own. */
const before = (script: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

test.each([
  ['in a stage', "Map.groupBy = () => { throw new TypeError('planted\\u001b[31m'); };"],
  ['in an event', "setImmediate(() => { throw new TypeError('planted\\u001b[31m'); });"],
  ['in a promise', "Promise.reject(new TypeError('planted\\u001b[31m'));"],
])('a fault %s has an exit code of its own and says whose it is', async (_, script) => {
  const { code, stdout, stderr } = await new WorkFolder().spawn('generate petstore.yaml --out api', {
    env: before(script),
  });
  expect([code, stdout]).toEqual([70, '']);
  const lines = stderr.trimEnd().split('\n');
  expect(lines[0]).toBe(
    'forgespec generate could not be carried through, because of an error in forgespec itself:',
  );
  expect(lines[2]).toMatch(/^ {2}TypeError: planted\S*$/);
  expect(stderr).not.toContain('\u001b');
  expect(lines.at(-1)).toMatch(/^Please report it .* with the document and this text\.$/);
});

test('who stops reading the output is told nothing', async () => {
  const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--help']);
  child.stdout.destroy();
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect([code, stderr]).toEqual([0, '']);
});
