import { beforeAll, describe, expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

const lists = ['/projects', '/groups', '/users', '/projects/acme%2Ftools/repository/commits'];

describe('a page of a list', () => {
  const world = describeWorld();
  const strict = describeWorld({ pageSizes: 'refuse' });
  beforeAll(async () => {
    const files = { 'a.txt': 'a' };
    const projects = [{ full_path: 'acme/tools', commits: [{ message: 'First', author: 'root', files }] }];
    await world().running.seed({ groups: [{ full_path: 'acme' }], projects });
  });

  test.each([
    ['per_page=100', 200, '100'],
    ['per_page=101', 200, '100'],
    ['page=1&per_page=1000', 200, '100'],
    ['per_page=99999999999999999999&page=1', 200, '100'],
    ['per_page=0', 400, null],
    ['per_page=-1', 400, null],
    ['per_page=many', 400, null],
    ['per_page=1.5', 400, null],
    ['per_page=1e3', 400, null],
    ['page=0', 400, null],
    ['page=-1', 400, null],
    ['page=first', 400, null],
    ['page=1000000', 200, '20'],
    ['page=9007199254740991&per_page=100', 200, '100'],
    ['page=99999999999999999999', 400, null],
  ])('%s: %i', async (query, status, size) => {
    for (const list of lists) {
      const response = await world().root('GET', `${list}?${query}`);
      expect([list, response.status, response.headers.get('x-per-page')]).toEqual([list, status, size]);
      const isFar = status === 200 && /(?:^|&)page=\d{2}/.test(query);
      expect([list, isFar ? response.body : []]).toEqual([list, []]);
    }
  });

  test('links say the size that there is', async () => {
    const { headers } = await world().root('GET', '/projects?per_page=500');
    expect(headers.get('link')).toMatch(/per_page=100&|per_page=100>/);
    expect(headers.get('link')).not.toContain('500');
  });

  test('over the maximum is refused where that is asked for', async () => {
    expect((await strict().root('GET', '/projects?per_page=101')).status).toBe(400);
    expect((await strict().root('GET', '/projects?per_page=100')).status).toBe(200);
  });
});
