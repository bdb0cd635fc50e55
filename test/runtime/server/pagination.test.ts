import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysetHeaders, offsetHeaders } from '../../../runtime/server/pagination.ts';

const url = new URL('https://forge.example/api/v4/groups/a%2Fb/members?search=x+y&page=2');
const at = (page: number, relation: string): string =>
  `<https://forge.example/api/v4/groups/a%2Fb/members?search=x+y&page=${page}&per_page=10>; rel="${relation}"`;

describe('offset mode', () => {
  test.each([
    ['the first page', { page: 1, total: 25 }, ['next 2', 'first 1', 'last 3'], ['', '2', 25, 3]],
    [
      'a page in the middle',
      { page: 2, total: 25 },
      ['prev 1', 'next 3', 'first 1', 'last 3'],
      ['1', '3', 25, 3],
    ],
    ['the last page', { page: 3, total: 25 }, ['prev 2', 'first 1', 'last 3'], ['2', '', 25, 3]],
    ['a page behind the last', { page: 9, total: 25 }, ['prev 3', 'first 1', 'last 3'], ['3', '', 25, 3]],
    ['an empty list', { page: 1, total: 0 }, ['first 1', 'last 1'], ['', '', 0, 1]],
    ['a full last page', { page: 2, total: 20 }, ['prev 1', 'first 1', 'last 2'], ['1', '', 20, 2]],
    [
      'a list that is not counted',
      { page: 2, hasNext: true },
      ['prev 1', 'next 3', 'first 1'],
      ['1', '3', undefined, undefined],
    ],
    [
      'the end of one that is not counted',
      { page: 2 },
      ['prev 1', 'first 1'],
      ['1', '', undefined, undefined],
    ],
  ])('%s', (_, page, links, [previous, next, total, pages]) => {
    const headers = offsetHeaders({ url, perPage: 10, ...page });
    const wanted = links.map((link) => at(Number(link.split(' ')[1]), link.split(' ')[0] ?? ''));
    expect(headers.Link).toBe(wanted.join(', '));
    expect([
      headers['x-prev-page'],
      headers['x-next-page'],
      headers['x-total'],
      headers['x-total-pages'],
    ]).toEqual([previous, next, total, pages]);
    expect([headers['x-page'], headers['x-per-page']]).toEqual([page.page, 10]);
  });
});

describe('keyset mode', () => {
  test('has one link, and none at the end', () => {
    const { Link } = keysetHeaders({ url, next: { id_after: '42' } });
    expect(Link).toBe(
      '<https://forge.example/api/v4/groups/a%2Fb/members?search=x+y&page=2&id_after=42>; rel="next"',
    );
    expect(keysetHeaders({ url, next: undefined })).toEqual({});
  });

  test('can be told nothing that ends the link or the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (cursor) => {
        const { Link = '' } = keysetHeaders({ url, next: { cursor } });
        const [, target = ''] = /^<([\x21-\x3d\x3f-\x7e]*)>; rel="next"$/.exec(Link) ?? [];
        expect(new URL(target).searchParams.get('cursor')).toBe(cursor.toWellFormed());
      }),
    );
  });
});
