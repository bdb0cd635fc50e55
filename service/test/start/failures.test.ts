import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { startForge } from '../../start/start.ts';
import { startProcess, type ServiceProcess } from '../service-process.ts';
import { PATIENCE } from '../../../test/runs/limits.ts';

const main = fileURLToPath(new URL('../../main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-failures-'));
const at = (name: string): string => join(folder, name);
const taken = createServer();
let other: ServiceProcess;

beforeAll(async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  writeFileSync(at('file'), '');
  mkdirSync(at('folder'));
  for (const name of ['broken', 'newer', 'key']) mkdirSync(at(name));
  writeFileSync(at('broken/forge.sqlite'), 'This is no database. '.repeat(200));
  await (await openDatabase({ file: at('newer/forge.sqlite') }, '2026-01-01T00:00:00.000Z')).close();
  const newer = new DatabaseSync(at('newer/forge.sqlite'));
  newer.exec(`insert into migrations (number, name, applied_at) values (999, '999-later.sql', '')`);
  newer.close();
  writeFileSync(at('key/sealing.key'), 'short');
  writeFileSync(at('seed.yaml'), 'groups: [{ full_path: 7 }]');
  mkdirSync(at('old-git'));
  writeFileSync(at('old-git/git'), '#!/bin/sh\necho git version 2.30.2\n');
  chmodSync(at('old-git/git'), 0o755);
  other = await startProcess(at('taken'));
});
afterAll(async () => {
  taken.close();
  await other.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Given {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** What the shell does first. */
  readonly shell?: string;
}

/** The exit code and the command's output on standard error. */
function start({ args = [], env = {}, shell = ':' }: Given): Promise<readonly [unknown, string]> {
  const command = ['-c', `${shell}; exec "$0" "$@"`, process.execPath, main, '--port', '0', ...args];
  return new Promise((resolve) => {
    execFile(
      '/bin/bash',
      command,
      { cwd: folder, env: { ...process.env, ...env }, timeout: PATIENCE },
      (error, _, text) => resolve([error?.code ?? 0, text]),
    );
  });
}

const port = (): string => String((taken.address() as AddressInfo).port);
const other_folder = 'or choose another folder: --data FOLDER.';

/** The input, and the sentences in which the command states what to do. */
const table: readonly (readonly [string, () => Given, () => string])[] = [
  [
    'a file as its data',
    () => ({ args: ['--data', 'file'] }),
    () => `${at('file')} is a file where a folder is needed. Move it away, ${other_folder}`,
  ],
  [
    'data below a file',
    () => ({ args: ['--data', 'file/data'] }),
    () => `${at('file/data')} is a file where a folder is needed. Move it away, ${other_folder}`,
  ],
  [
    'data where no folder can be',
    () => ({ args: ['--data', '/proc/self/task/x/y'] }),
    () => 'The file system of /proc/self/task/x/y takes no folders. Choose another folder: --data FOLDER.',
  ],
  [
    'the data of another process',
    () => ({ args: ['--data', 'taken'] }),
    () => `Another process works on ${at('taken')}. Stop it, ${other_folder}`,
  ],
  [
    'a port that is taken',
    () => ({ args: ['--data', 'port', '--port', port()] }),
    () =>
      `Port ${port()} of 127.0.0.1 is taken by another program. Stop it, or choose another port: --port PORT, or --port 0 for a free one.`,
  ],
  [
    'an address of another machine',
    () => ({ args: ['--data', 'host', '--host', '192.0.2.1'] }),
    () => 'This machine has no address 192.0.2.1. --host takes one of its own, such as 127.0.0.1 or 0.0.0.0.',
  ],
  [
    'a seed that is not there',
    () => ({ args: ['--seed', 'none.yaml'] }),
    () => 'There is no file none.yaml. Correct --seed.',
  ],
  [
    'a folder as a seed',
    () => ({ args: ['--seed', 'folder'] }),
    () => 'folder is a folder. --seed takes a file in YAML or JSON.',
  ],
  [
    'a seed that is not valid',
    () => ({ args: ['--seed', 'seed.yaml'] }),
    () => 'seed.yaml: The seed is not valid: /groups/0/full_path must be of type string',
  ],
  [
    'a disk without room',
    () => ({ args: ['--data', 'full'], shell: `trap '' XFSZ; ulimit -f 0` }),
    () => `There is no room left for ${at('full/lock')}. Make room on the disk, ${other_folder}`,
  ],
  [
    'a database of a newer version',
    () => ({ args: ['--data', 'newer'] }),
    () =>
      `${at('newer/forge.sqlite')} was written by a newer version of the service (migration 999-later.sql). Start that version, or put back a copy of the data from before.`,
  ],
  [
    'a file that is no database',
    () => ({ args: ['--data', 'broken'] }),
    () =>
      `${at('broken/forge.sqlite')} is damaged or no database of SQLite. Put back a copy of it, or choose another folder to begin with an empty one: --data FOLDER.`,
  ],
  [
    'a key that is cut',
    () => ({ args: ['--data', 'key'] }),
    () =>
      `${at('key/sealing.key')} holds no key of 32 bytes. Put back a copy of it, or remove it for a new one`,
  ],
  [
    'no git',
    () => ({ args: ['--data', 'git'], env: { PATH: at('folder') } }),
    () => 'There is no program git that can be run (PATH). Install git 2.39 or later and start again.',
  ],
  [
    'a git that is too old',
    () => ({ args: ['--data', 'git'], env: { PATH: at('old-git') } }),
    () => 'git version 2.30.2 is too old. Install git 2.39 or later and start again.',
  ],
  [
    'PostgreSQL that does not answer',
    () => ({ args: ['--data', 'postgres', '--database', 'postgres://ann:hidden@127.0.0.1:1/forge'] }),
    () => 'PostgreSQL does not answer at 127.0.0.1:1/forge. Start it, or correct --database.',
  ],
];

describe('npm start, given', () => {
  test.each(table)('%s, says what to do', async (_, given, want) => {
    const [code, text] = await start(given());
    expect([code, text]).toEqual([1, expect.stringContaining(`The service cannot start: ${want()}`)]);
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  });

  test.runIf(process.platform === 'linux')('a folder that nobody may write to, says what to do', async () => {
    const [code, text] = await start({ args: ['--data', '/sys/forge'] });
    const want =
      /^The service cannot start: The (?:service may not write to \/sys\/forge|disk of \/sys\/forge is read-only).*--data FOLDER\.\n$/;
    expect([code, text]).toEqual([1, expect.stringMatching(want)]);
  });

  test('the data of a process that was killed, starts', async () => {
    const killed = await startProcess(at('killed'));
    await killed.kill();
    const next = await startProcess(at('killed'));
    expect(next.token).toBeUndefined();
    await next.kill();
  });
});

test('a folder belongs to one service of a process as well, until it stops', async () => {
  const first = await startForge({ data: at('twice') });
  await expect(startForge({ data: at('twice') })).rejects.toThrow('Another process works on');
  await first.stop();
  await (await startForge({ data: at('twice') })).stop();
});

test('requests that come before all is there are answered', async () => {
  const { randomSecrets } = await import('../../secrets.ts');
  const url = `http://127.0.0.1:${port()}/-/health`;
  const early: Promise<Response>[] = [];
  const secrets = {
    ...randomSecrets,
    hex(bytes: number) {
      if (early.length === 0) early.push(fetch(url, { signal: AbortSignal.timeout(PATIENCE) }));
      return randomSecrets.hex(bytes);
    },
  };
  const free = Number(port());
  taken.close();
  await once(taken, 'close');
  const running = await startForge({ port: free, secrets });
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200]);
  await running.stop();
});
