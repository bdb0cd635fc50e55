import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-command-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function run(...args: string[]): Started {
  const child = spawn(process.execPath, [main, ...args], { cwd: folder });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)));
  return { child, output: () => text };
}

async function ended({ child, output }: Started): Promise<readonly [number | null, string]> {
  if (child.exitCode === null) await once(child, 'exit');
  return [child.exitCode, output()];
}

async function listening({ child, output }: Started): Promise<string> {
  while (!/Listening on (\S+)\n/.test(output())) await once(child.stdout ?? child, 'data');
  return /Listening on (\S+)\n/.exec(output())?.[1] ?? '';
}

describe('npm start', () => {
  test('makes an administrator once, keeps its data and ends when it is told to', async () => {
    const first = run('--port', '0');
    const url = await listening(first);
    while (!first.output().includes('Token: ')) await once(first.child.stdout ?? first.child, 'data');
    const token = /Token: (\S+)/.exec(first.output())?.[1] ?? '';
    const answer = await fetch(`${url}/api/v4/namespaces`, { headers: { 'private-token': token } });
    expect(await answer.json()).toMatchObject([{ kind: 'user', full_path: 'root' }]);
    first.child.kill('SIGTERM');
    expect((await ended(first))[0]).toBe(0);

    const second = run('--port', '0');
    // The data folder is relative: the process that builds the documentation runs elsewhere.
    expect((await fetch(`${await listening(second)}/docs/`)).status).toBe(200);
    const again = await fetch(`${await listening(second)}/api/v4/namespaces`, {
      headers: { 'private-token': token },
    });
    expect(again.status).toBe(200);
    second.child.kill('SIGINT');
    expect(await ended(second)).toEqual([0, expect.not.stringContaining('Token')]);
  });

  test('says what is wrong with its arguments', async () => {
    const table = [
      ['--port', 'many'],
      ['--tier', 'gold'],
      ['--data', ''],
      ['--host', ''],
      ['--database', 'mysql://x'],
      ['--public-url', 'forge.example'],
      ['--unknown'],
    ];
    for (const args of table) {
      const [code, output] = await ended(run(...args));
      expect([args, code, output]).toEqual([
        args,
        2,
        expect.stringMatching(/--\S+[\s\S]*See npm start -- --help\.\n$/),
      ]);
    }
    expect(await ended(run('--help'))).toEqual([0, expect.stringContaining('--data FOLDER')]);
  });

  test('adds a seed on the first start, and does not start with one that is wrong', async () => {
    const table: readonly (readonly [text: string, message: string])[] = [
      ['groups: [{ full_path: 7 }]', '/groups/0/full_path'],
      [
        'groups: [{ full_path: a/b }]',
        'There is no group or user a. Seed it first. Correct the seed, remove the data',
      ],
    ];
    const file = join(folder, 'seed.yaml');
    for (const [at, [text, message]] of table.entries()) {
      writeFileSync(file, text);
      const [code, output] = await ended(run('--port', '0', '--data', `wrong-${at}`, '--seed', file));
      expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    }
    writeFileSync(file, 'groups: [{ full_path: acme, visibility: public }]');
    for (const start of ['first', 'second']) {
      const started = run('--port', '0', '--data', 'seeded', '--seed', file);
      const answer = await fetch(`${await listening(started)}/api/v4/groups/acme`);
      expect([start, answer.status]).toEqual([start, 200]);
      started.child.kill('SIGTERM');
      await ended(started);
    }
  });
});
