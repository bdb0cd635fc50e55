import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { RefChange } from '../../git/objects/types.ts';
import type { GitAccess } from '../../git/repository-store.ts';
import { commitFiles, git, makeStore, temporaryFolder } from './world.ts';

test('what is pushed is what the store shows, and the callback says what changed', async () => {
  const { store } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const first = await commitFiles(repository, { 'README.md': 'hello\n' });
  const pushed: RefChange[][] = [];
  const access: Partial<GitAccess> = { pushed: (changes) => void pushed.push([...changes]) };
  const server = createServer((request, response) => {
    const suffix = (request.url ?? '').split('?')[0]?.replace('/a.git', '') ?? '';
    void store.serve(request, response, {
      path: 'a.git',
      suffix,
      mayWrite: true,
      userName: 'mira',
      ...access,
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.git`;
  const folder = path.join(await temporaryFolder(), 'clone');
  await git('/', 'clone', '-q', url, folder);
  await writeFile(path.join(folder, 'new.txt'), 'new\n');
  await git(folder, 'add', '.');
  await git(folder, 'commit', '-qm', 'Add new');
  await git(folder, 'push', '-q', 'origin', 'main');
  const id = (await git(folder, 'rev-parse', 'HEAD')).trim();
  expect(await repository.resolve('main')).toBe(id);
  expect(pushed).toEqual([[{ ref: 'refs/heads/main', before: first, after: id }]]);
});
