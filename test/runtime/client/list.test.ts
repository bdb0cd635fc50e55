import { describe, expect, test } from 'vitest';
import { headerToken } from '../../../runtime/client/authentication.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { ConnectionError, ServerError } from '../../../runtime/client/errors.ts';
import { nextLink } from '../../../runtime/client/link.ts';
import { callList } from '../../../runtime/client/list-call.ts';
import { listThings } from './operations.ts';
import { sendJson, startService, type Service } from './service.ts';

/** A list of numbers in pages of two. Keyset mode knows only where the next page begins, offset mode its number. */
function startList(length: number, mode: 'offset' | 'keyset'): Promise<Service> {
  return startService(({ url, headers: { host } }, response) => {
    const query = new URL(url, 'http://list').searchParams;
    const start =
      mode === 'offset' ? 2 * (Number(query.get('page') ?? 1) - 1) : Number(query.get('cursor') ?? 0);
    const items = Array.from({ length }, (_, index) => index).slice(start, start + 2);
    const next = mode === 'offset' ? `page=${start / 2 + 2}` : `cursor=${start + 2}`;
    const links = [
      start + 2 < length ? `<http://${host}/things?q=a,b;c&${next}>; rel="next"` : '',
      `<http://${host}/things?page=1>; rel="first"`,
    ];
    const totals =
      mode === 'offset' ? { 'x-total': `${length}`, 'x-total-pages': `${Math.ceil(length / 2)}` } : {};
    sendJson(response, items, { headers: { link: links.filter(Boolean).join(', '), ...totals } });
  });
}

function list({ origin }: Service, signal?: AbortSignal) {
  const client = createClient({ baseUrl: origin, auth: headerToken('PRIVATE-TOKEN', 'secret') });
  return callList<number, readonly number[], unknown>(client, listThings, { query: {} }, { signal });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe.each(['offset', 'keyset'] as const)('in %s mode', (mode) => {
  test.each([0, 1, 2, 3, 6])('a list of %d is walked to its end', async (length) => {
    await using service = await startList(length, mode);
    expect(await collect(list(service))).toEqual(Array.from({ length }, (_, index) => index));
    expect(service.seen).toHaveLength(Math.max(1, Math.ceil(length / 2)));
    expect(service.seen.every(({ headers }) => headers['private-token'] === 'secret')).toBe(true);
  });

  test('pages come with totals where there are some', async () => {
    await using service = await startList(3, mode);
    const pages = await collect(list(service).pages());
    const totals = mode === 'offset' ? [3, 2] : [undefined, undefined];
    expect(pages.map(({ items, total, totalPages }) => [items, total, totalPages])).toEqual([
      [[0, 1], ...totals],
      [[2], ...totals],
    ]);
  });

  test.each([
    [0, [], 1],
    [1, [0], 1],
    [2, [0, 1], 1],
    [3, [0, 1, 2], 2],
    [99, [0, 1, 2, 3, 4, 5], 3],
  ])('the first %d take no more pages than they need', async (count, items, requests) => {
    await using service = await startList(6, mode);
    expect(await list(service).first(count)).toEqual(items);
    expect(service.seen).toHaveLength(requests);
  });
});

test('a list is a promise of its first page too, asked for once', async () => {
  await using service = await startList(3, 'offset');
  const call = list(service);
  expect(await call).toEqual([0, 1]);
  expect(await call.toArray()).toEqual([0, 1, 2]);
  expect(service.seen).toHaveLength(2);
});

test('who stops asks for nothing more', async () => {
  await using service = await startList(100, 'keyset');
  for await (const item of list(service)) if (item === 2) break;
  expect(service.seen).toHaveLength(2);
});

test('an abort in a page ends the list before its next item', async () => {
  await using service = await startList(6, 'offset');
  const controller = new AbortController();
  const items: number[] = [];
  const walk = async () => {
    for await (const item of list(service, controller.signal)) {
      items.push(item);
      if (item === 2) controller.abort('enough');
    }
  };
  await expect(walk()).rejects.toBe('enough');
  expect([items, service.seen.length]).toEqual([[0, 1, 2], 2]);
});

test.each([
  ['an object', { message: 'later' }],
  ['a text', 'soon'],
  ['a number', 7],
])('a page that is %s is an error of the service', async (_what, page) => {
  await using service = await startService((_request, response) => sendJson(response, page));
  await expect(collect(list(service))).rejects.toMatchObject({
    name: 'ConnectionError',
    message: 'listThings: the page is no list',
  });
});

test('a link with credentials in it is refused without quoting them', async () => {
  await using service = await startService(({ headers: { host } }, response) =>
    sendJson(response, [1], { headers: { link: `<http://eve:password@${host}/things?page=2>; rel=next` } }),
  );
  const error: unknown = await collect(list(service)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(String(error)).not.toContain('password');
  expect(service.seen).toHaveLength(1);
});

test('a link to another origin is refused, and nothing goes there', async () => {
  await using other = await startService((_, response) => sendJson(response, [9]));
  await using service = await startService((_, response) =>
    sendJson(response, [1], { headers: { link: `<${other.origin}/things?page=2>; rel=next` } }),
  );
  const items: number[] = [];
  const walk = async () => {
    for await (const item of list(service)) items.push(item);
  };
  await expect(walk()).rejects.toThrow(ConnectionError);
  expect([items, other.seen]).toEqual([[1], []]);
});

test('a relative link is followed', async () => {
  await using service = await startService(({ url }, response) =>
    sendJson(response, [url], {
      headers: url.includes('page') ? {} : { link: '</things?page=2>; rel=next' },
    }),
  );
  expect(await list(service).toArray()).toEqual(['/things', '/things?page=2']);
});

test('a page that fails ends the list with its error', async () => {
  await using service = await startService((_, response, count) =>
    sendJson(response, [count], {
      status: count === 2 ? 500 : 200,
      headers: { link: '</things?page=2>; rel=next' },
    }),
  );
  const items: number[] = [];
  const walk = async () => {
    for await (const item of list(service)) items.push(item);
  };
  await expect(walk()).rejects.toThrow(ServerError);
  expect(items).toEqual([1]);
});

test.each<[string | null, string | undefined]>([
  [null, undefined],
  ['', undefined],
  ['<https://a/?x=1,2;3>; rel="next"', 'https://a/?x=1,2;3'],
  ['<https://a/1>; rel="prev", <https://a/3>; rel="next"', 'https://a/3'],
  ['<https://a/3>; title="the, next"; rel="last next"', 'https://a/3'],
  ['<https://a/3>;REL=NEXT', 'https://a/3'],
  ['<https://a/3>; rel="nextish"', undefined],
  ['<https://a/3>; rel=next-page', undefined],
  ['<https://a/1>; rel=next, <https://a/9>; rel=last', 'https://a/1'],
  ['<https://a/1>; rel="nextish next"; title="a"', 'https://a/1'],
  ['<https://a/3>; title="rel=next"', undefined],
])('the next page of %j is %j', (header, next) => {
  expect(nextLink(header)).toBe(next);
});
