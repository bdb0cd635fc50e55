import { describe, expect, test } from 'vitest';
import { createClient } from '../../../runtime/client/client.ts';
import { callList } from '../../../runtime/client/list-call.ts';
import { listThings } from './operations.ts';
import { sendJson, startService } from './service.ts';
import { thrownBy } from './thrown-by.ts';

const walked = (origin: string) =>
  callList<number, readonly number[], unknown>(createClient({ baseUrl: origin }), listThings, {
    query: {},
  });

describe('a list', () => {
  test.each([
    ['itself', () => '/things', 1],
    ['itself, written otherwise', () => '/x/../things', 1],
    ['the first page', (page: number) => `/things${page < 3 ? `?page=${page + 1}` : ''}`, 3],
    ['a page in between', (page: number) => `/things?page=${page < 4 ? page + 1 : 2}`, 4],
  ])('whose page leads to %s ends with an error', async (_, next, requests) => {
    await using service = await startService(({ url }, response) => {
      const page = Number(new URL(url, 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, [page], { headers: { link: `<${next(page)}>; rel="next"` } });
    });
    const items: number[] = [];
    const error = await thrownBy(async () => {
      for await (const item of walked(service.origin)) items.push(item);
    });
    expect(error).toMatchObject({
      name: 'ConnectionError',
      message: 'listThings: the next page was read before',
    });
    expect(items).toHaveLength(requests);
    expect(service.seen).toHaveLength(requests);
  });

  test('of 200,000 items in one page is an array', async () => {
    const items = Array.from({ length: 200_000 }, (_, index) => index);
    await using service = await startService((_, response) => sendJson(response, items));
    expect(await walked(service.origin).toArray()).toEqual(items);
  });

  test('whose first page fails before anybody asks leaves no rejection behind', async () => {
    await using service = await startService((_, response) => sendJson(response, {}, { status: 401 }));
    const rejected: unknown[] = [];
    const note = (reason: unknown) => void rejected.push(reason);
    process.on('unhandledRejection', note);
    try {
      const list = walked(service.origin);
      const pages = walked(service.origin).pages();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(rejected).toEqual([]);
      expect(await thrownBy(() => list)).toMatchObject({ name: 'AuthenticationError' });
      expect(await thrownBy(() => pages.next())).toMatchObject({ name: 'AuthenticationError' });
      expect(await thrownBy(() => list.toArray())).toMatchObject({ name: 'AuthenticationError' });
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});
