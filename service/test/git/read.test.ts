import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  LinesInvalid,
  ObjectNotFound,
  PageTokenInvalid,
  PathInvalid,
  PathNotFound,
  RevisionInvalid,
  RevisionNotFound,
  TooLarge,
} from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';
import { commitFiles, git, makeRepository, makeStore, mira } from './world.ts';
import path from 'node:path';

function digest(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('revisions', () => {
  test('names, ids, starts of ids, ancestors', async () => {
    const repository = await makeRepository();
    const first = await commitFiles(repository, { a: '1' });
    const second = await commitFiles(repository, { a: '2' });
    await repository.createTag({ name: 'v1', revision: first, message: 'x', tagger: mira(1) });
    for (const name of [
      'main',
      'HEAD',
      'refs/heads/main',
      'heads/main',
      second,
      second.slice(0, 8),
      'main~0',
    ]) {
      expect([name, await repository.resolve(name)]).toEqual([name, second]);
    }
    for (const name of ['v1', 'tags/v1', 'main~1', 'main^', 'HEAD^1', first.slice(0, 12)]) {
      expect([name, await repository.resolve(name)]).toEqual([name, first]);
    }
  });
  test('a tag wins over a branch, and both over the start of an id', async () => {
    const repository = await makeRepository();
    const first = await commitFiles(repository, { a: '1' });
    const second = await commitFiles(repository, { a: '2' });
    await repository.createBranch('both', first);
    await repository.createTag({ name: 'both', revision: second });
    expect(await repository.resolve('both')).toBe(second);
    expect(await repository.resolve('refs/heads/both')).toBe(first);
    await repository.createBranch(second.slice(0, 7), first);
    expect(await repository.resolve(second.slice(0, 7))).toBe(first);
  });
  test.each(['none', 'main~5', '0123456789abcdef0123456789abcdef01234567', 'config', 'objects', 'abcdef'])(
    '%j is not there',
    async (name) => {
      const repository = await makeRepository();
      await commitFiles(repository, { a: '1' });
      await expect(repository.resolve(name)).rejects.toBeInstanceOf(RevisionNotFound);
      expect(await repository.find(name)).toBeUndefined();
    },
  );
  test.each(['--all', 'a\nb', 'main:a', '', ':/x', 'a\0'])('%j is no revision', async (name) => {
    const repository = await makeRepository();
    await commitFiles(repository, { a: '1' });
    await expect(repository.resolve(name)).rejects.toBeInstanceOf(RevisionInvalid);
    expect(await repository.find(name)).toBeUndefined();
  });
  test('a blob or tree is no revision', async () => {
    const repository = await makeRepository();
    await commitFiles(repository, { a: '1' });
    const { id } = await repository.file('main', 'a');
    await expect(repository.resolve(id)).rejects.toBeInstanceOf(RevisionNotFound);
  });
});

describe('trees', () => {
  const files = { 'b.txt': '1', 'a/x': '2', 'a/y/z': '2', 'a.txt': '1', '.hidden': '3' };
  test('folders first, page by page', async () => {
    const repository = await makeRepository();
    await commitFiles(repository, files);
    const want = ['a', 'a/y', '.hidden', 'a.txt', 'a/x', 'a/y/z', 'b.txt'];
    expect((await repository.tree({})).items.map((entry) => entry.name)).toEqual([
      'a',
      '.hidden',
      'a.txt',
      'b.txt',
    ]);
    expect((await repository.tree({ recursive: true })).items.map((entry) => entry.path)).toEqual(want);
    expect((await repository.tree({ path: 'a/', recursive: true })).items.map((entry) => entry.path)).toEqual(
      ['a/y', 'a/x', 'a/y/z'],
    );
    expect((await repository.tree({ path: 'a/y' })).items).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{40}$/), name: 'z', type: 'blob', path: 'a/y/z', mode: '100644' },
    ]);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await repository.tree({
        recursive: true,
        limit: 2,
        ...(after === undefined ? {} : { after }),
      });
      seen.push(...page.items.map((entry) => entry.path));
      after = page.next;
      expect(page.hasMore).toBe(after !== undefined);
    } while (after !== undefined);
    expect(seen).toEqual(want);
    expect(
      (await repository.tree({ recursive: true, offset: 5, limit: 9 })).items.map((entry) => entry.path),
    ).toEqual(want.slice(5));
  });
  test('the id of the last entry is a token too', async () => {
    const repository = await makeRepository();
    await commitFiles(repository, files);
    const [folder] = (await repository.tree({ limit: 1 })).items;
    const page = await repository.tree({ after: folder?.id ?? '' });
    expect(page.items.map((entry) => entry.name)).toEqual(['.hidden', 'a.txt', 'b.txt']);
    await expect(repository.tree({ after: 'nonsense' })).rejects.toBeInstanceOf(PageTokenInvalid);
  });
  test.each([
    ['none', PathNotFound],
    ['a.txt', PathNotFound],
    ['a/../a', PathInvalid],
    ['a\0', PathInvalid],
  ])('the folder %j', async (folder, error) => {
    const repository = await makeRepository();
    await commitFiles(repository, files);
    await expect(repository.tree({ path: folder })).rejects.toBeInstanceOf(error);
  });
});

describe('files and blobs', () => {
  test('content, size, last commit', async () => {
    const repository = await makeRepository();
    const first = await commitFiles(repository, { 'a/ü b': 'häh' });
    const second = await commitFiles(repository, { other: 'x' });
    const file = await repository.file('main', 'a/ü b');
    expect(file).toMatchObject({ name: 'ü b', path: 'a/ü b', size: 4, mode: '100644', commitId: second });
    expect((await repository.blob(file.id)).content.toString()).toBe('häh');
    expect((await repository.lastCommit('main', 'a/ü b'))?.id).toBe(first);
    await expect(repository.file('main', 'a')).rejects.toBeInstanceOf(PathNotFound);
    await expect(repository.file('main', 'none')).rejects.toBeInstanceOf(PathNotFound);
    await expect(repository.blob(file.id, { maxBytes: 3 })).rejects.toBeInstanceOf(TooLarge);
  });
  test.each(['0123456789abcdef0123456789abcdef01234567', 'main', '--batch', '', 'x\ny'])(
    'no blob %j',
    async (id) => {
      const repository = await makeRepository();
      await commitFiles(repository, { a: '1' });
      await expect(repository.blob(id)).rejects.toBeInstanceOf(ObjectNotFound);
      await expect(repository.blobStream(id)).rejects.toBeInstanceOf(ObjectNotFound);
      await expect(repository.blob(await repository.resolve('main'))).rejects.toBeInstanceOf(ObjectNotFound);
    },
  );
  test.each([0, 1, 70_000, 3_000_000])('a blob of %d bytes as a stream', async (size) => {
    const repository = await makeRepository();
    const content = Buffer.alloc(size, 'forge\0\n');
    await repository.createCommit({
      branch: 'main',
      message: 'x',
      author: mira(1),
      actions: [{ action: 'create', path: 'a', content }],
    });
    const { id } = await repository.file('main', 'a');
    const blob = await repository.blobStream(id);
    expect(blob.size).toBe(size);
    expect(digest(await bytesOf(blob.stream))).toBe(digest(content));
    expect(digest((await repository.blob(id)).content)).toBe(digest(content));
  });
});

async function written(): Promise<{ repository: Repository; first: string; second: string }> {
  const repository = await makeRepository();
  const first = await commitFiles(repository, { 'a b': '1\n2\n3\n4\n' });
  const second = await commitFiles(repository, {
    'a b': '1\n\ttwo\n3\n4\n0123456789abcdef0123456789abcdef01234567 1 1\n',
  });
  return { repository, first, second };
}

describe('blame', () => {
  test('lines in the ranges of their commits', async () => {
    const { repository, first, second } = await written();
    const ranges = async (options: object): Promise<unknown> =>
      (await repository.blame({ revision: 'main', path: 'a b', ...options })).map(({ commit, lines }) => [
        commit.id,
        lines,
      ]);
    const last = '0123456789abcdef0123456789abcdef01234567 1 1';
    expect(await ranges({})).toEqual([
      [first, ['1']],
      [second, ['\ttwo']],
      [first, ['3', '4']],
      [second, [last]],
    ]);
    expect(await ranges({ first: 3, last: 3 })).toEqual([[first, ['3']]]);
    expect(await ranges({ first: 4 })).toEqual([
      [first, ['4']],
      [second, [last]],
    ]);
    expect(await ranges({ first: 4, last: 99 })).toEqual([
      [first, ['4']],
      [second, [last]],
    ]);
  });
  test.each([{ first: 6 }, { first: 0 }, { first: 3, last: 2 }])('%j', async (lines) => {
    const { repository } = await written();
    await expect(repository.blame({ revision: 'main', path: 'a b', ...lines })).rejects.toBeInstanceOf(
      LinesInvalid,
    );
  });
  test('a file that is not there, or is empty', async () => {
    const { repository } = await written();
    await expect(repository.blame({ revision: 'main', path: 'none' })).rejects.toBeInstanceOf(PathNotFound);
    await commitFiles(repository, { empty: '' });
    expect(await repository.blame({ revision: 'main', path: 'empty' })).toEqual([]);
  });
});

test('what is packed reads as before, also by readers that are open', async () => {
  const { store, root } = await makeStore();
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  await commitFiles(repository, { a: '1' });
  const id = await commitFiles(repository, { a: '2' });
  await repository.maintain();
  expect(await git(path.join(root, 'a.git'), 'count-objects')).toContain('0 objects');
  expect((await repository.commits({})).items[0]?.id).toBe(id);
  await commitFiles(repository, { a: '3' });
  expect(await repository.countCommits({})).toBe(3);
  await repository.deleteBranch('main');
  expect(await repository.find('main')).toBeUndefined();
});

describe('signatures', () => {
  test.each([
    ['gpg', '-----BEGIN PGP SIGNATURE-----\n\nabc\n=x\n-----END PGP SIGNATURE-----'],
    ['ssh', '-----BEGIN SSH SIGNATURE-----\nabc\n-----END SSH SIGNATURE-----'],
    ['x509', '-----BEGIN SIGNED MESSAGE-----\nabc\n-----END SIGNED MESSAGE-----'],
  ])('%s', async (kind, signature) => {
    const { store, root } = await makeStore();
    const repository = await store.create('a.git', { defaultBranch: 'main' });
    const id = await commitFiles(repository, { a: '1' }, { message: 'Signed\n\ngpgsig no\n' });
    const folder = path.join(root, 'a.git');
    const payload = await git(folder, 'cat-file', 'commit', id);
    const header = `gpgsig ${signature.replaceAll('\n', '\n ')}\n`;
    const signed = payload.replace('\n\n', `\n${header}\n`);
    const made = (
      await git(folder, { input: signed }, 'hash-object', '-t', 'commit', '-w', '--stdin')
    ).trim();
    expect(await repository.signature(made)).toEqual({
      kind,
      signature,
      payload: Buffer.from(payload),
      committer: (await repository.commit(id)).committer,
    });
    expect(await repository.signature(id)).toBeUndefined();
  });
});
