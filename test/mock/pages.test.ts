import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offsetPage } from '../../generators/mock/pages/offset.ts';
import { keysetPage } from '../../generators/mock/pages/keyset.ts';
import { nextLink } from '../../runtime/client/link.ts';
import { runMock, type RunningMock } from './running.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await runMock(fileURLToPath(new URL('fixtures/lists.yaml', import.meta.url)));
});
afterAll(() => mock.stop());

async function getPage(
  path: string,
): Promise<{ readonly ids: readonly number[]; readonly headers: Headers }> {
  const response = await fetch(path.startsWith('http') ? path : `${mock.address}${path}`);
  expect(response.status).toBe(200);
  const items = (await response.json()) as readonly { readonly id: number }[];
  return { ids: items.map(({ id }) => id), headers: response.headers };
}

/** The ids of all pages, by the addresses in `Link`. */
async function walk(path: string): Promise<readonly (readonly number[])[]> {
  const pages: (readonly number[])[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const { ids, headers } = await getPage(next);
    pages.push(ids);
    expect(pages.length).toBeLessThan(9);
    next = nextLink(headers.get('link'));
  }
  return pages;
}

describe('a mock in a process of its own', () => {
  test.each([
    ['/both', [[5, 3, 9, 1, 7]]],
    ['/both?per_page=2', [[5, 3], [9, 1], [7]]],
    ['/both?per_page=2&page=2', [[9, 1], [7]]],
    ['/both?page=9', [[]]],
    ['/both?pagination=keyset&per_page=2', [[5, 3], [9, 1], [7]]],
    ['/both?id_after=3', [[9, 1, 7]]],
    [
      '/keyset?per_page=3',
      [
        [5, 3, 9],
        [1, 7],
      ],
    ],
    ['/skipped', [[5, 3, 9, 1, 7]]],
    [
      '/skipped?limit=2&offset=1',
      [
        [3, 9],
        [1, 7],
      ],
    ],
    ['/skipped?limit=0', [[5, 3, 9, 1, 7]]],
    ['/whole', [[5, 3, 9, 1, 7]]],
  ])('%s gives the pages %j of the first example', async (path, want) => {
    expect(await walk(path)).toEqual(want);
  });

  test.each([
    ['/both?per_page=2', ['5', '3', '1', '2', '2', '']],
    ['/both?per_page=2&page=3', ['5', '3', '3', '2', '', '2']],
    ['/both?page=9', ['5', '1', '9', '20', '', '1']],
    ['/both?pagination=keyset', [null, null, null, null, null, null]],
    ['/skipped?limit=2&offset=2', ['5', '3', '2', '2', '3', '1']],
    ['/whole', [null, null, null, null, null, null]],
  ])('%s has the numbers %j in its headers', async (path, want) => {
    const { headers } = await getPage(path);
    const names = ['x-total', 'x-total-pages', 'x-page', 'x-per-page', 'x-next-page', 'x-prev-page'];
    expect(names.map((name) => headers.get(name))).toEqual(want);
  });

  test('links to the first, the last and the neighbouring pages', async () => {
    const { headers } = await getPage('/both?per_page=2&page=2');
    const links = [
      [1, 'prev'],
      [3, 'next'],
      [1, 'first'],
      [3, 'last'],
    ].map(([number, relation]) => `<${mock.address}/both?per_page=2&page=${number}>; rel="${relation}"`);
    expect(headers.get('link')).toBe(links.join(', '));
  });

  test('sends the lowest success that has an example', async () => {
    const response = await fetch(`${mock.address}/picks`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([201, { id: 1 }]);
  });
});

const item = fc.oneof(
  fc.record({ id: fc.oneof(fc.integer(), fc.string({ maxLength: 3 })) }),
  fc.constantFrom(null, 'text', 5, {}),
);
const list = fc.array(item, { maxLength: 9 });
const parameters = { number: 'page', size: 'limit', offset: undefined, cursor: 'after' };
const none = { number: undefined, size: undefined, offset: undefined, cursor: undefined };

/** Follows `next`, and says what the pages hold together; more pages than items are an error. */
function whole(
  items: readonly unknown[],
  pageAt: (url: URL) => { readonly items: readonly unknown[]; readonly facts: { readonly link: string } },
): readonly unknown[] {
  const found: unknown[] = [];
  let url: URL | undefined = new URL('http://localhost/list');
  for (let pages = 0; url !== undefined; pages++) {
    if (pages > items.length) throw new Error('The walk does not end.');
    const { items: some, facts } = pageAt(url);
    found.push(...some);
    const next = nextLink(facts.link);
    url = next === undefined ? undefined : new URL(next);
  }
  return found;
}

describe('whatever the list and the size of a page', () => {
  test('the walk by numbers gives each item once', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 10 }), (items, limit) => {
        const found = whole(items, (url) => {
          const page = Number(url.searchParams.get('page') ?? 1);
          return offsetPage(items, { url, query: { limit, page } }, { parameters, firstNumber: 1 });
        });
        expect(found).toEqual(items);
      }),
    );
  });

  test('the walk by keyset ends, and gives the items from the first on', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 10 }), (items, limit) => {
        const found = whole(items, (url) => {
          const after = url.searchParams.get('after');
          const query = { limit, ...(after === null ? {} : { after }) };
          return keysetPage(items, { url, query }, { parameters, isAccepted: () => true });
        });
        expect(found).toEqual(items.slice(0, found.length));
      }),
    );
  });

  test('the walk by keyset gives all items whose ids are different', () => {
    const ids = fc.uniqueArray(fc.oneof(fc.integer(), fc.string({ maxLength: 3 })), { selector: String });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 10 }), (own, limit) => {
        const items = own.map((id) => ({ id }));
        const found = whole(items, (url) => {
          const after = url.searchParams.get('after');
          const query = { limit, ...(after === null ? {} : { after }) };
          return keysetPage(items, { url, query }, { parameters, isAccepted: () => true });
        });
        expect(found).toEqual(items);
      }),
    );
  });

  test('a list whose operation takes no such parameters is one page', () => {
    fc.assert(
      fc.property(list, (items) => {
        const request = { url: new URL('http://localhost/list'), query: {} };
        expect(offsetPage(items, request, { parameters: none, firstNumber: 1 }).items).toEqual(items);
        expect(keysetPage(items, request, { parameters: none, isAccepted: () => true }).items).toEqual(items);
      }),
    );
  });
});
