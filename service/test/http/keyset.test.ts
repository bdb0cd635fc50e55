import { beforeAll, describe, expect, test } from 'vitest';
import { operations as companion } from '../../../generated/companion/server/index.js';
import { operations } from '../../../generated/server/index.js';
import { describeWorld, type Answer } from '../families/world.ts';

/** For each operation with keyset mode: the required parameters, and what is refused. */
const table: Readonly<
  Record<string, { readonly works: readonly string[]; readonly refused: readonly string[] }>
> = {
  listGroups: {
    works: ['/groups?order_by=name&sort=asc'],
    refused: [
      '/groups?order_by=id&sort=asc',
      '/groups?order_by=path&sort=asc',
      '/groups?order_by=name&sort=desc',
      '/groups?order_by=name&sort=asc&cursor=x',
    ],
  },
  listRepositoryTree: {
    works: ['/projects/acme%2Fone/repository/tree?recursive=true'],
    refused: ['/projects/acme%2Fone/repository/tree?page_token=x'],
  },
  listUsers: {
    works: ['/users?order_by=id&sort=asc', '/users?order_by=id&sort=desc'],
    refused: ['/users?order_by=name&sort=asc', '/users?order_by=created_at'],
  },
  // The document does not have keyset mode for it, but clients use it.
  listProjects: {
    works: ['/projects?order_by=id&sort=asc', '/projects?order_by=id', '/projects?order_by=id&search=o'],
    refused: ['/projects', '/projects?order_by=name&sort=asc', '/projects?order_by=last_activity_at'],
  },
};

function ids({ body }: Answer): unknown[] {
  return (body as readonly { readonly id: unknown }[]).map(({ id }) => id);
}

describe('keyset mode', () => {
  const world = describeWorld();
  beforeAll(async () => {
    const files = { 'a.txt': 'a', 'b/c.txt': 'c', 'd.txt': 'd' };
    const commits = [{ message: 'First', author: 'ann', files }];
    await world().running.seed({
      users: [{ username: 'ann' }, { username: 'ben' }],
      groups: [{ full_path: 'acme' }, { full_path: 'zeta' }, { full_path: 'beta' }],
      projects: [{ full_path: 'acme/one', commits }, { full_path: 'acme/two' }, { full_path: 'zeta/foo' }],
    });
  });

  test('is in the table for each operation that has it', () => {
    const all = Object.values({ ...operations, ...companion });
    const withKeyset = all.filter(({ extensions }) =>
      JSON.stringify(extensions['x-pagination'] ?? {}).includes('keyset'),
    );
    expect(withKeyset.length).toBeGreaterThan(0);
    for (const { id } of withKeyset) expect(Object.keys(table)).toContain(id);
  });

  const works = Object.values(table).flatMap((row) => row.works);
  test.each(works)('%s leads through all items by Link, without totals', async (path) => {
    const { root, running } = world();
    const whole = ids(await root('GET', `${path}&pagination=keyset&per_page=100`));
    expect(whole.length).toBeGreaterThan(2);
    const found: unknown[] = [];
    let next: string | undefined = `${path}&pagination=keyset&per_page=2`;
    while (next !== undefined) {
      const page: Answer = await root('GET', next);
      expect([next, page.status, page.headers.get('x-total')]).toEqual([next, 200, null]);
      found.push(...ids(page));
      next = /<([^>]+)>; rel="next"/
        .exec(page.headers.get('link') ?? '')?.[1]
        ?.replace(`${running.url}/api/v4`, '');
    }
    expect(found).toEqual(whole);
  });

  const refused = Object.values(table).flatMap((row) => row.refused);
  test.each(refused)('%s is refused', async (path) => {
    const answer = await world().root('GET', `${path}${path.includes('?') ? '&' : '?'}pagination=keyset`);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });
});
