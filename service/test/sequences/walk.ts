import { expect } from 'vitest';
import type { Send } from '../families/world.ts';

type Item = Readonly<Record<string, unknown>>;

/** All items of a list, page by page along `Link` (RFC 8288), with the total of the first page. */
export async function walk(
  send: Send,
  path: string,
): Promise<{ readonly items: readonly Item[]; readonly total: number | undefined }> {
  const items: Item[] = [];
  let total: number | undefined;
  for (let next: string | undefined = path, pages = 0; next !== undefined; pages += 1) {
    const { status, headers, body } = await send('GET', next);
    expect([next, status]).toEqual([next, 200]);
    total ??= headers.has('x-total') ? Number(headers.get('x-total')) : undefined;
    items.push(...(body as Item[]));
    const link: string | undefined = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    next = link?.slice(link.indexOf('/api/v4') + '/api/v4'.length);
    expect(pages).toBeLessThan(200);
  }
  return { items, total };
}

/** All items of a list in the order of their ids, each page after the last id of the previous one. */
export async function walkBehindIds(send: Send, path: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let pages = 0; ; pages += 1) {
    const { status, body } = await send('GET', `${path}&id_after=${String(items.at(-1)?.['id'] ?? 0)}`);
    expect([path, status]).toEqual([path, 200]);
    const page = body as Item[];
    if (page.length === 0) return items;
    items.push(...page);
    expect(pages).toBeLessThan(200);
  }
}
