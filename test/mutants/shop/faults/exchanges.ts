import { within } from '../rules.ts';
import type { Shop } from '../shop.ts';
import {
  changedPage,
  failsWhere,
  headers,
  isOf,
  kept,
  member,
  onAnswer,
  parameter,
  type ShopFault,
} from './plant.ts';

/**
 * Faults in what one message says of another: request headers, caches, lists after writes, and values that look right.
 */
export const exchangeFaults: readonly ShopFault[] = [
  [
    'a 401 does not say how to enter',
    headers({ 'www-authenticate': null }, (_, { status }) => status === 401),
  ],
  ['a media type with a charset is not known', readsOnly((type) => !type.includes(';'))],
  ['a media type in capitals is not known', readsOnly((type) => type.startsWith('application/json'))],
  ['a body of null makes it fail', failsWhere((text) => text.endsWith(' null'))],
  [
    'a list is an empty item',
    (shop) => {
      const inner = shop.rules.isRecord;
      shop.rules.isRecord = (value): value is Readonly<Record<string, unknown>> =>
        inner(value) || (Array.isArray(value) && value.length === 0);
      shop.rules.required = [];
    },
  ],
  ['null is a list of no tags', member('tags', (value, { rules }) => value === null || rules.isTags(value))],
  [
    'a text is a list of one tag',
    member('tags', (value, { rules }) => rules.isTag(value) || rules.isTags(value)),
  ],
  [
    'a tag may end with a line feed',
    (shop) => {
      const inner = shop.rules.isTag.bind(shop.rules);
      shop.rules.isTag = (value) => inner(typeof value === 'string' ? value.replace(/\n$/, '') : value);
    },
  ],
  [
    'numbers are taken as booleans',
    (shop) => (shop.rules.isBoolean = (value) => [true, false, 0, 1].includes(value as boolean)),
  ],
  [
    'members of owners that nobody knows are taken',
    member('owner', (value, { rules }) => {
      if (!rules.isRecord(value)) return false;
      const { email, note } = value;
      return rules.isOwner(note === undefined ? { email } : { email, note });
    }),
  ],
  ['six ids are taken', ids((list) => list.length <= 6 && list.every((id) => id >= 1))],
  [
    'only the first id is looked at',
    ids((list) => list.length <= 5 && list.slice(0, 1).every((id) => id >= 1)),
  ],
  [
    'numbers in other notations are ids',
    (shop) => {
      shop.rules.numberIn = (text) =>
        Number.isInteger(Number(text)) && text !== '' ? Number(text) : undefined;
    },
  ],
  ['a search for nothing is refused', parameter('search', (text) => within(text.length, 1, 50))],
  [
    'an ETag stays when its item changes',
    (shop) => {
      shop.etagOf = ({ id }) => `"${id}"`;
    },
  ],
  [
    'every condition on an ETag holds',
    (shop) => {
      const inner = shop.get.bind(shop);
      shop.get = (request, id) =>
        request.headers.has('if-none-match') && shop.items.has(id)
          ? new Response(null, { status: 304 })
          : inner(request, id);
    },
  ],
  [
    'what is deleted stays in the list',
    (shop) => {
      const shown = new Map(shop.items);
      const [remove, found] = [shop.remove.bind(shop), shop.found.bind(shop)];
      shop.remove = (id) => {
        const item = shop.items.get(id);
        if (item !== undefined) shown.set(id, item);
        return remove(id);
      };
      shop.found = (query) => {
        const now = found(query);
        const all = [...shown.values()].filter(({ id }) => !shop.items.has(id));
        return [...now, ...all];
      };
    },
  ],
  [
    'the list shows items as they were made',
    (shop) => {
      const made = new Map(shop.items);
      const [add, found] = [shop.add.bind(shop), shop.found.bind(shop)];
      shop.add = (input) => {
        const item = add(input);
        made.set(item.id, item);
        return item;
      };
      shop.found = (query) => found(query).map((item) => made.get(item.id) ?? item);
    },
  ],
  [
    'a change makes what is not there',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        if (!shop.items.has(id)) shop.items.set(id, shop.withDefaults(id, { name: 'Item' }));
        return inner(request, id);
      };
    },
  ],
  ['HEAD finds what is not there', headOf(404)],
  ['HEAD asks for no credentials', headOf(401)],
  [
    'weights are rounded',
    kept((item) => ({ ...item, weight: item['weight'] === null ? null : Math.ceil(Number(item['weight'])) })),
  ],
  [
    'pages have five items unless asked',
    changedPage((asked) => ({ ...asked, size: asked.url.searchParams.has('per_page') ? asked.size : 5 })),
  ],
];

/** Refuses media types that the right server reads. */
function readsOnly(isKnown: (type: string) => boolean): (shop: Shop) => void {
  return (shop) => {
    const inner = shop.read.bind(shop);
    shop.read = async (request) =>
      isKnown(request.headers.get('content-type') ?? '') ? inner(request) : shop.problem(415, 'Only JSON.');
  };
}

function headOf(from: number): (shop: Shop) => void {
  return onAnswer(
    (request, { status }) => isOf('HEAD')(request) && status === from,
    () => new Response(null, { status: 200, headers: { 'content-type': 'application/json', etag: '"a"' } }),
  );
}

/** Another rule for the ids of the query, all of which differ. */
function ids(rule: (list: readonly number[]) => boolean): (shop: Shop) => void {
  return parameter('ids', (text) => {
    const list = text === '' ? [] : text.split(',').map(Number);
    return new Set(list).size === list.length && rule(list);
  });
}
