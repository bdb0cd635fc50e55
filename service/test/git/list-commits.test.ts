import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RevisionInvalid, RevisionNotFound } from '../../git/errors.ts';
import { GitRunner } from '../../git/process.ts';
import type { CommitQuery } from '../../git/read/queries.ts';
import type { Repository } from '../../git/repository.ts';
import { commitFiles, makeRepository } from './world.ts';

/** main: 1 – 2 – merge(3) – 4, topic: 1 – t. Titles are these. */
async function history(): Promise<Repository> {
  const repository = await makeRepository();
  await commitFiles(repository, { a: '1\n' }, { message: '1' });
  await commitFiles(
    repository,
    { 'd/t': 't' },
    { branch: 'topic', start: 'main', message: 't\n\nChangelog: added\n' },
  );
  await commitFiles(repository, { a: '2\n', b: 'b' }, { message: '2 [fix]' });
  await repository.merge({
    source: 'topic',
    target: 'main',
    style: 'merge',
    author: { name: 'Jonas Reed', email: 'jonas@x', at: '2027-01-01T00:00:00Z' },
    message: '3',
  });
  await repository.createCommit({
    branch: 'main',
    message: '4',
    actions: [{ action: 'create', path: 'd/u', content: 'u\n' }],
    author: { name: 'Mira', email: 'm@x', at: '2027-02-01T00:00:00+02:00' },
  });
  return repository;
}

describe('lists of commits', () => {
  const table: [CommitQuery, string[]][] = [
    [{}, ['4', '3', '2 [fix]', 't', '1']],
    [{ revision: 'topic' }, ['t', '1']],
    [{ revision: 'topic..main' }, ['4', '3', '2 [fix]']],
    [{ revision: '..topic' }, []],
    [{ revision: 'topic..' }, ['4', '3', '2 [fix]']],
    [{ revision: 'main~2...topic' }, ['2 [fix]', 't']],
    [{ limit: 2 }, ['4', '3']],
    [{ limit: 2, offset: 3 }, ['t', '1']],
    [{ offset: 9 }, []],
    [{ path: 'd' }, ['4', 't']],
    [{ path: '/d/' }, ['4', 't']],
    [{ path: 'none' }, []],
    [{ path: '*' }, []],
    [{ author: 'jonas' }, ['3']],
    [{ author: 'm@x' }, ['4']],
    [{ author: '.*' }, []],
    [{ message: '[fix]' }, ['2 [fix]']],
    [{ since: new Date('2027-01-15T00:00:00Z') }, ['4']],
    [{ until: new Date('2027-01-01T00:00:00Z') }, ['3', '2 [fix]', 't', '1']],
    [{ since: new Date('2027-01-31T22:00:00Z') }, ['4']],
    [{ firstParent: true }, ['4', '3', '2 [fix]', '1']],
    [{ order: 'reverse', limit: 2 }, ['3', '4']],
    [{ revision: 'topic', all: true }, ['4', '3', '2 [fix]', 't', '1']],
  ];
  test('by all filters', async () => {
    const repository = await history();
    for (const [query, want] of table) {
      const { items } = await repository.commits(query);
      expect([query, items.map((commit) => commit.title)]).toEqual([query, want]);
    }
    for (const [query, want] of table.filter(
      ([one]) => one.limit === undefined && one.offset === undefined,
    )) {
      expect([query, await repository.countCommits(query)]).toEqual([query, want.length]);
    }
    expect((await repository.commits({ limit: 4 })).hasMore).toBe(true);
    expect((await repository.commits({ limit: 5 })).hasMore).toBe(false);
    const topo = (await repository.commits({ order: 'topo' })).items.map((commit) => commit.title);
    expect(topo.toSorted()).toEqual(['1', '2 [fix]', '3', '4', 't']);
  });
  test('members of a commit', async () => {
    const repository = await history();
    const { items } = await repository.commits({ revision: 'topic', limit: 1, withStats: true });
    expect(items[0]).toMatchObject({
      title: 't',
      message: 't\n\nChangelog: added\n',
      trailers: [{ name: 'Changelog', value: 'added' }],
      stats: { additions: 1, deletions: 0, total: 1 },
    });
    expect((await repository.commit('main')).author.at).toBe('2027-02-01T00:00:00.000+02:00');
    expect((await repository.commit('main~1', { withStats: true })).stats).toEqual({
      additions: 1,
      deletions: 0,
      total: 1,
    });
  });
  test.each(['--all', 'none', 'a..b', '..', 'main..--x', 'main...none'])(
    'the revision %j',
    async (revision) => {
      const repository = await history();
      await expect(repository.commits({ revision })).rejects.toSatisfy(
        (error) => error instanceof RevisionInvalid || error instanceof RevisionNotFound,
      );
    },
  );
  test('a page that was read before needs no process, and a new commit shows at once', async () => {
    const repository = await history();
    const run = vi.spyOn(GitRunner.prototype, 'run');
    onTestFinished(() => run.mockRestore());
    const first = await repository.commits({ revision: 'main', limit: 2 });
    expect(run).toHaveBeenCalledTimes(1);
    expect(await repository.commits({ revision: 'main', limit: 2 })).toEqual(first);
    expect(run).toHaveBeenCalledTimes(1);
    expect((await repository.commits({ revision: 'main', limit: 2, offset: 2 })).items).not.toEqual(
      first.items,
    );
    const added = await commitFiles(repository, { new: '1' });
    const [newest, next] = (await repository.commits({ revision: 'main', limit: 2 })).items;
    expect([newest?.id, next?.id]).toEqual([added, first.items[0]?.id]);
    const counted = (await repository.commits({ all: true, limit: 1 })).items[0]?.id;
    expect(counted).toBe(added);
    const again = await commitFiles(repository, { newer: '1' });
    expect((await repository.commits({ all: true, limit: 1 })).items[0]?.id).toBe(again);
  });
  test('an empty repository has none', async () => {
    const repository = await makeRepository();
    expect(await repository.commits({})).toEqual({ items: [], hasMore: false });
    expect(await repository.commits({ all: true })).toEqual({ items: [], hasMore: false });
    expect(await repository.countCommits({})).toBe(0);
    expect(await repository.contributors()).toEqual([]);
    await expect(repository.commits({ revision: 'main' })).rejects.toBeInstanceOf(RevisionNotFound);
    await expect(repository.tree({})).rejects.toBeInstanceOf(RevisionNotFound);
  });
  test('sequence, ancestors, contributors', async () => {
    const repository = await history();
    expect(await repository.sequence('main')).toBe(5);
    expect(await repository.sequence('main', { firstParent: true })).toBe(4);
    expect(await repository.mergeBase(['main', 'topic'])).toBe(await repository.resolve('topic'));
    expect(await repository.mergeBase(['main~2', 'topic', 'main'])).toBe(await repository.resolve('main~3'));
    expect(await repository.isAncestor('topic', 'main')).toBe(true);
    expect(await repository.isAncestor('main', 'topic')).toBe(false);
    expect(await repository.contributors()).toEqual([
      { name: 'Mira', email: 'm@x', commits: 1, additions: 1, deletions: 0 },
      { name: 'Mira Holm', email: 'mira@acme.example', commits: 3, additions: 4, deletions: 1 },
    ]);
    const order = async (orderBy: 'name' | 'email' | 'commits', sort: 'asc' | 'desc'): Promise<string[]> =>
      (await repository.contributors({ orderBy, sort })).map((person) => person.name);
    expect(await order('commits', 'desc')).toEqual(['Mira Holm', 'Mira']);
    expect(await order('name', 'asc')).toEqual(['Mira', 'Mira Holm']);
    expect(await order('email', 'desc')).toEqual(['Mira Holm', 'Mira']);
  });
});
