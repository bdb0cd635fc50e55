import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  GitFailed,
  GitTimeout,
  RefNameInvalid,
  RepositoryExists,
  RepositoryNotFound,
  StorageFull,
  StoragePathInvalid,
  TooLarge,
} from '../../git/errors.ts';
import { gitEnvironment } from '../../git/environment.ts';
import { ProcessLocks } from '../../git/lock.ts';
import { GitRunner } from '../../git/process.ts';
import { Slots } from '../../git/slots.ts';
import { commitFiles, contentsOf, git, makeStore, temporaryFolder } from './world.ts';

test('create, open, remove', async () => {
  const { store, root } = await makeStore();
  await expect(store.open('a/b.git')).rejects.toBeInstanceOf(RepositoryNotFound);
  const repository = await store.create('a/b.git', { defaultBranch: 'trunk' });
  expect(await git(path.join(root, 'a/b.git'), 'rev-parse', '--is-bare-repository')).toBe('true\n');
  await commitFiles(repository, { a: '1' }, { branch: 'trunk' });
  expect(await contentsOf(await store.open('a/b.git'), 'HEAD')).toEqual({ a: '1' });
  expect(await store.size('a/b.git')).toBeGreaterThan(100);
  await expect(store.create('a/b.git', { defaultBranch: 'main' })).rejects.toBeInstanceOf(RepositoryExists);
  await store.remove('a/b.git');
  await store.remove('a/b.git');
  expect(await store.exists('a/b.git')).toBe(false);
  expect(await readdir(path.join(root, 'a'))).toEqual([]);
  const again = await store.create('a/b.git', { defaultBranch: 'main' });
  expect(await again.isEmpty()).toBe(true);
});

test.each(['../x', '/etc/x', 'a/../../x', '.tmp/x', '', 'a\0b', '-x'])(
  'the storage path %j is refused everywhere',
  async (name) => {
    const { store } = await makeStore();
    const repository = { defaultBranch: 'main' };
    for (const act of [
      () => store.create(name, repository),
      () => store.open(name),
      () => store.exists(name),
      () => store.remove(name),
      () => store.size(name),
      () => store.fork(name, 'x.git'),
      () => store.import(name, { url: 'http://127.0.0.1/' }),
    ]) {
      await expect(act()).rejects.toBeInstanceOf(StoragePathInvalid);
    }
  },
);

test('a default branch that cannot be, and a store that begins where another was stopped', async () => {
  const { store, root } = await makeStore();
  await expect(store.create('a.git', { defaultBranch: 'a b' })).rejects.toBeInstanceOf(RefNameInvalid);
  await mkdir(path.join(root, '.tmp/new-half'));
  await writeFile(path.join(root, '.tmp/new-half/HEAD'), '');
  await makeStore({ root });
  expect(await readdir(path.join(root, '.tmp'))).toEqual([]);
});

test('a fork has all branches and tags, and goes its own way', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'trunk' });
  const first = await commitFiles(repository, { a: '1' }, { branch: 'trunk' });
  await repository.createBranch('feature/ü', first);
  await repository.createTag({
    name: 'v1',
    revision: first,
    message: 'x',
    tagger: { name: 'a', email: 'b', at: '2026-01-01T00:00:00Z' },
  });
  await repository.updateRefs([{ ref: 'refs/merge-requests/1/head', before: null, after: first }]);
  const fork = await store.fork('a.git', 'deep/fork.git');
  expect([...(await fork.refs()).keys()]).toEqual([
    'refs/heads/feature/ü',
    'refs/heads/trunk',
    'refs/tags/v1',
  ]);
  expect((await fork.tag('v1')).commit.id).toBe(first);
  expect(await fork.defaultBranch()).toBe('trunk');
  await commitFiles(fork, { a: '2' }, { branch: 'trunk' });
  await commitFiles(repository, { b: '3' }, { branch: 'trunk' });
  expect(await contentsOf(repository, 'trunk')).toEqual({ a: '1', b: '3' });
  await store.remove('a.git');
  expect(await contentsOf(fork, 'trunk')).toEqual({ a: '2' });
  expect(await git(path.join(root, 'deep/fork.git'), 'fsck', '--strict')).toBe('');
  await expect(store.fork('deep/fork.git', 'deep/fork.git')).rejects.toBeInstanceOf(RepositoryExists);
  await expect(store.fork('a.git', 'c.git')).rejects.toBeInstanceOf(RepositoryNotFound);
  expect(await (await store.fork('deep/fork.git', 'd.git')).isEmpty()).toBe(false);
});

test('a fork has nothing of deleted branches, a copy has all', async () => {
  const { store } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  const main = await commitFiles(repository, { a: '1' });
  const gone = await commitFiles(repository, { secret: 'key' }, { branch: 'topic', start: 'main' });
  await repository.updateRefs([{ ref: 'refs/merge-requests/1/head', before: null, after: main }]);
  await repository.deleteBranch('topic');
  const fork = await store.fork('a.git', 'fork.git');
  const copy = await store.copy('a.git', 'copy.git');
  expect([await fork.find(main), await fork.find(gone)]).toEqual([main, undefined]);
  expect([await copy.find(gone), await copy.refs()]).toEqual([gone, await repository.refs()]);
});

test('an empty repository can be forked', async () => {
  const { store } = await makeStore();
  await store.create('a.git', { defaultBranch: 'main' });
  expect(await (await store.fork('a.git', 'b.git')).isEmpty()).toBe(true);
});

test('snapshot, restore and clear', async () => {
  const { store } = await makeStore();
  const kept = await store.create('a/kept.git', { defaultBranch: 'main' });
  await store.create('b.git', { defaultBranch: 'main' });
  const first = await commitFiles(kept, { a: '1' });
  await kept.createBranch('tmp_x', 'main');
  await store.snapshot('seed');
  await commitFiles(kept, { a: '2' });
  await kept.createBranch('topic', 'main');
  await store.remove('b.git');
  await store.create('c.git', { defaultBranch: 'main' });
  expect(await store.list()).toEqual(['a/kept.git', 'c.git']);
  for (let turn = 0; turn < 2; turn += 1) {
    await store.restore('seed');
    expect(await store.list()).toEqual(['a/kept.git', 'b.git']);
    expect(await kept.refs()).toEqual(
      new Map([
        ['refs/heads/main', first],
        ['refs/heads/tmp_x', first],
      ]),
    );
    await commitFiles(kept, { [`more${turn}`]: 'x' });
  }
  await store.clear();
  expect(await store.list()).toEqual([]);
  await store.restore('seed');
  expect(await contentsOf(kept, 'main')).toEqual({ a: '1' });
  await store.clear();
  await store.snapshot('seed');
  await store.restore('seed');
  expect(await store.list()).toEqual([]);
  await expect(store.restore('none')).rejects.toBeInstanceOf(RepositoryNotFound);
  await expect(store.snapshot('../x')).rejects.toBeInstanceOf(StoragePathInvalid);
});

test('more busy repositories than object readers', async () => {
  const { store } = await makeStore({ readers: 2 });
  const names = Array.from({ length: 6 }, (_, index) => `r${index}.git`);
  const repositories = await Promise.all(names.map((name) => store.create(name, { defaultBranch: 'main' })));
  await Promise.all(repositories.map((repository, index) => commitFiles(repository, { a: String(index) })));
  const contents = await Promise.all(repositories.map((repository) => contentsOf(repository, 'main')));
  expect(contents).toEqual(names.map((_, index) => ({ a: String(index) })));
});

test('nothing runs after close', async () => {
  const { store } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  await commitFiles(repository, { a: '1' });
  await store.close();
  await expect(repository.commits({})).rejects.toBeInstanceOf(GitFailed);
});

describe('processes', () => {
  const settings = { durable: false, maxPushBytes: 1 };
  const runner = (): GitRunner => new GitRunner(gitEnvironment(settings), { short: 2, long: 1 });
  test('an error has its code, and says what git says', async () => {
    const failed = runner().run('/', ['rev-parse', '--verify', '--end-of-options', 'x']);
    await expect(failed).rejects.toBeInstanceOf(GitFailed);
    await expect(failed).rejects.toMatchObject({
      code: 128,
      message: expect.stringContaining('not a git repository'),
    });
    expect((await runner().run('/', ['rev-parse', 'x'], { codes: [128] })).code).toBe(128);
  });
  test('too long, too much, canceled', async () => {
    const folder = await temporaryFolder();
    await expect(
      runner().run(folder, ['hash-object', '--stdin-paths'], { timeout: 100, input: '' }),
    ).resolves.toMatchObject({ code: 0 });
    const endless = ['-c', 'alias.endless=!sleep 20', 'endless'];
    await expect(runner().run(folder, endless, { timeout: 100 })).rejects.toBeInstanceOf(GitTimeout);
    await expect(runner().run(folder, endless, { signal: AbortSignal.timeout(100) })).rejects.toBeInstanceOf(
      GitFailed,
    );
    await expect(runner().run(folder, ['help', '-a'], { maxBytes: 100 })).rejects.toBeInstanceOf(TooLarge);
    const cut = await runner().run(folder, ['help', '-a'], { maxBytes: 100, cut: true });
    expect([cut.stdout.length, cut.wasCut]).toEqual([100, true]);
  });
  test('no space left is an error of its own', async () => {
    const full = [
      '-c',
      'alias.full=!echo "fatal: write error: No space left on device" >&2; exit 1 #',
      'full',
    ];
    await expect(runner().run('/', full)).rejects.toBeInstanceOf(StorageFull);
  });
  test('settings of the machine and of the user play no part', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, '.gitconfig'), '[user]\n\tname = Someone\n');
    process.env['GIT_CONFIG_GLOBAL'] = path.join(folder, '.gitconfig');
    try {
      const { stdout } = await runner().run(folder, ['config', '--list', '--show-origin']);
      expect(stdout.toString()).not.toContain('Someone');
      expect(
        stdout
          .toString()
          .split('\n')
          .filter((line) => line.startsWith('file:')),
      ).toEqual([]);
    } finally {
      delete process.env['GIT_CONFIG_GLOBAL'];
    }
  });
});

test('slots bound what runs at once, and keep the order', async () => {
  const slots = new Slots(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const release = await slots.take();
      order.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => void setImmediate(resolve));
      running -= 1;
      release();
      release();
    }),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what holds a lock may take it again, and what it leaves behind may not', async () => {
  const locks = new ProcessLocks();
  let late: Promise<string> | undefined;
  const inner = await locks.hold('a', async () => {
    late = new Promise((resolve) => void setTimeout(resolve, 5)).then(() =>
      locks.hold('a', async () => 'late'),
    );
    return await locks.hold('b', () => locks.hold('a', async () => 'inner'));
  });
  expect(inner).toBe('inner');
  const log: string[] = [];
  const other = locks.hold('a', async () => {
    await new Promise((resolve) => void setTimeout(resolve, 20));
    log.push('other');
  });
  expect(await late).toBe('late');
  expect(log).toEqual(['other']);
  await other;
});

test('a lock is held by one, also after an error, and others do not wait for it', async () => {
  const locks = new ProcessLocks();
  const log: string[] = [];
  const task =
    (name: string, fail = false) =>
    async (): Promise<string> => {
      log.push(`${name} begins`);
      await new Promise((resolve) => void setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (fail) throw new Error(name);
      return name;
    };
  const held = [locks.hold('a', task('1', true)), locks.hold('a', task('2')), locks.hold('a', task('3'))];
  const other = await locks.hold('b', async () => log.filter((line) => line.endsWith('ends')).length);
  expect(other).toBe(0);
  expect((await Promise.allSettled(held)).map((result) => result.status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(log).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
});
