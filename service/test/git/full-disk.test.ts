import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { flush, packet } from '../../git/http/pkt-line.ts';
import { send } from './http-world.ts';
import { commitFiles, contentsOf, git, makeStore, noise } from './world.ts';

const script = fileURLToPath(new URL('full-disk-server.ts', import.meta.url));

/** The URL of a server whose files are limited to 16 KiB, which has the effect of a full disk. */
async function limitedServer(root: string): Promise<string> {
  const command = `trap '' XFSZ; ulimit -f 16; exec "$0" "$@"`;
  const child = spawn('bash', ['-c', command, process.execPath, script, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return `http://127.0.0.1:${port}`;
}

test('without room a commit and a push are refused, nothing is lost, and what is small still goes', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const first = await commitFiles(repository, { first: 'x' });
  const url = await limitedServer(root);
  const post = async (name: string, body: Buffer, type = 'text/plain'): Promise<string> => {
    const response = await send(`${url}/${name}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    return `${response.status} ${response.body.toString()}`;
  };
  const before = new Set(await readdir(path.join(root, 'a.git'), { recursive: true }));
  expect(await post('large', noise(200_000))).toBe('200 StorageFull');
  const command = packet(`${'0'.repeat(40)} ${first} refs/heads/pushed\0report-status`);
  const push = Buffer.concat([command, flush, Buffer.from('PACK'), noise(200_000)]);
  expect(await post('git-receive-pack', push, 'application/x-git-receive-pack-request')).toMatch(/^507 /);
  const known = await readdir(path.join(root, 'a.git'), { recursive: true });
  expect(known.filter((name) => !before.has(name) && name.split('/').length > 2)).toEqual([]);
  expect([...(await repository.refs())]).toEqual([['refs/heads/main', first]]);
  expect(await post('small', Buffer.from('y'))).toBe('200 done');
  expect(await contentsOf(repository, 'main')).toEqual({ first: 'x', small: 'y' });
  expect(await readdir(path.join(root, '.tmp'))).toEqual([]);
  expect(await git(path.join(root, 'a.git'), 'fsck', '--strict', '--no-dangling')).toBe('');
});
