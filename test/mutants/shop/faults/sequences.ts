import { TOKEN, type Shop } from '../shop.ts';
import { headers, isOf, kept, onAnswer, type Json, type ShopFault } from './plant.ts';

/** Faults in what lasts over several requests: callers, things, and when they were made. */
export const sequenceFaults: readonly ShopFault[] = [
  [
    'the scheme of credentials is compared with its case',
    (shop) => {
      shop.mayEnter = (request) => request.headers.get('authorization') === `Bearer ${TOKEN}`;
    },
  ],
  [
    'what is deleted can be deleted again',
    (shop) => {
      const gone = new Set<number>();
      const inner = shop.remove.bind(shop);
      shop.remove = (id) => {
        const response = gone.has(id) ? new Response(null, { status: 204 }) : inner(id);
        if (response.ok) gone.add(id);
        return response;
      };
    },
  ],
  [
    'what is made is not in the list',
    (shop) => {
      const first = new Set(shop.items.keys());
      const inner = shop.found.bind(shop);
      shop.found = (query) => inner(query).filter(({ id }) => first.has(id));
    },
  ],
  [
    'a change sets the time of creation',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const response = await inner(request, id);
        const item = shop.items.get(id);
        if (response.ok && item !== undefined)
          shop.items.set(id, { ...item, created_at: '2026-02-01T00:00:00Z' });
        return response;
      };
    },
  ],
  [
    'a change changes the item before it too',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const response = await inner(request, id);
        const [item, before] = [shop.items.get(id), shop.items.get(id - 1)];
        if (response.ok && item !== undefined && before !== undefined)
          shop.items.set(id - 1, { ...item, id: id - 1 });
        return response;
      };
    },
  ],
  [
    'a deletion takes the item before it too',
    (shop) => {
      const inner = shop.remove.bind(shop);
      shop.remove = (id) => {
        const response = inner(id);
        if (response.ok) shop.items.delete(id - 1);
        return response;
      };
    },
  ],
  [
    'the list has another time of creation',
    (shop) => {
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) =>
        inner(
          items.map((item) => ({ ...item, created_at: '2026-01-15T10:30:00Z' })),
          asked,
        );
    },
  ],
  [
    'the response to a creation has another name',
    onBody(isOf('POST'), (item) => ({ ...item, name: 'New item' })),
  ],
  [
    'the response to a change has what was before',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const before = shop.items.get(id);
        const response = await inner(request, id);
        return response.ok && before !== undefined
          ? new Response(JSON.stringify(shop.show(before)), response)
          : response;
      };
    },
  ],
  [
    'HEAD has another ETag',
    headers({ etag: '"of-no-item"' }, (request, { ok }) => ok && isOf('HEAD')(request)),
  ],
  ['no date is a date', kept((item) => ({ ...item, due: item['due'] ?? '1970-01-01' }))],
  [
    'addresses of mail are in small letters',
    kept((item) => ({ ...item, owner: JSON.parse(JSON.stringify(item['owner']).toLowerCase()) as unknown })),
  ],
  [
    'letters beyond ASCII are lost',
    kept((item) => ({ ...item, name: String(item['name']).replaceAll(/[^\x20-\x7e]/g, '?') })),
  ],
  [
    'a token may have more behind it',
    (shop) => {
      shop.mayEnter = (request) =>
        (request.headers.get('authorization') ?? '').replace(/^bearer +/i, '').startsWith(TOKEN);
    },
  ],
  ['true is false', kept((item) => ({ ...item, urgent: false }))],
];

/** Changes the body of successes. */
function onBody(isMeant: (request: Request) => boolean, change: (item: Json) => Json): (shop: Shop) => void {
  return onAnswer(
    (request, { ok }) => ok && isMeant(request),
    async (response) => new Response(JSON.stringify(change((await response.json()) as Json)), response),
  );
}
