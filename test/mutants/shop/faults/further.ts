import { isOf, kept, member, open, parameter, tags, type ShopFault } from './plant.ts';
import { within } from '../rules.ts';

/** Further faults. */
export const moreFaults: readonly ShopFault[] = [
  [
    'an expired token is taken',
    (shop) => {
      const inner = shop.mayEnter.bind(shop);
      shop.mayEnter = (request) =>
        inner(request) || (request.headers.get('authorization') ?? '').startsWith('Bearer ey');
    },
  ],
  [
    'a token is taken by its beginning',
    (shop) =>
      (shop.mayEnter = (request) => (request.headers.get('authorization') ?? '').startsWith('Bearer kind_')),
  ],
  [
    'tokens are compared by their length',
    (shop) => (shop.mayEnter = (request) => request.headers.get('authorization')?.length === 31),
  ],
  ['creation is open', open(isOf('POST'))],
  [
    'only the last tag is looked at',
    tags(
      (list, { isTag }) =>
        list.length <= 3 && new Set(list).size === list.length && list.slice(-1).every(isTag),
    ),
  ],
  [
    'the second tag is not looked at',
    tags(
      (list, { isTag }) =>
        list.length <= 3 &&
        new Set(list).size === list.length &&
        list.filter((_, index) => index !== 1).every(isTag),
    ),
  ],
  [
    'two tags are refused',
    tags(
      (list, { isTag }) =>
        list.length !== 2 && list.length <= 3 && new Set(list).size === list.length && list.every(isTag),
    ),
  ],
  [
    'three tags are refused',
    tags((list, { isTag }) => list.length < 3 && new Set(list).size === list.length && list.every(isTag)),
  ],
  [
    'no tags are refused',
    tags(
      (list, { isTag }) =>
        list.length > 0 && list.length <= 3 && new Set(list).size === list.length && list.every(isTag),
    ),
  ],
  [
    'a priority of 5 is refused',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 1, 4)),
  ],
  [
    'a priority of 1 is refused',
    member('priority', (value, { rules: { isInteger } }) => isInteger(value) && within(Number(value), 2, 5)),
  ],
  ['closed is refused', (shop) => (shop.rules.isState = (value) => value === 'open')],
  ['false is refused', (shop) => (shop.rules.isBoolean = (value) => value === true)],
  [
    'a boolean may be a text',
    (shop) =>
      (shop.rules.isBoolean = (value) =>
        value === true || value === false || value === 'true' || value === 'false'),
  ],
  [
    'leap days are refused',
    (shop) => {
      const inner = shop.rules.isDate.bind(shop.rules);
      shop.rules.isDate = (value) => inner(value) && !String(value).endsWith('-02-29');
    },
  ],
  [
    'a date may have a time',
    (shop) => {
      const inner = shop.rules.isDate.bind(shop.rules);
      shop.rules.isDate = (value) => inner(String(value).split('T')[0]);
    },
  ],
  [
    'times in other zones are refused',
    (shop) => {
      const inner = shop.rules.isDateTime.bind(shop.rules);
      shop.rules.isDateTime = (text) => inner(text) && /Z$/i.test(text);
    },
  ],
  [
    'per_page 100 is refused',
    parameter('per_page', (text) => within(Number(text), 1, 99) && /^\d+$/.test(text)),
  ],
  [
    'tags are lost when an item is changed',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const response = await inner(request, id);
        const item = shop.items.get(id);
        if (response.ok && item !== undefined) shop.items.set(id, { ...item, tags: [] });
        return response;
      };
    },
  ],
  ['names are in small letters', kept((item) => ({ ...item, name: String(item['name']).toLowerCase() }))],
  [
    'the list shows another name',
    (shop) => {
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) =>
        inner(
          items.map((item) => ({ ...item, name: 'An item' })),
          asked,
        );
    },
  ],
  [
    'notes of owners are cut',
    kept((item) => {
      const { owner } = item;
      if (typeof owner !== 'object' || owner === null || !('note' in owner)) return item;
      return { ...item, owner: { ...owner, note: String(owner.note).slice(0, 2) } };
    }),
  ],
  [
    'a deleted item makes the next read fail',
    (shop) => {
      const gone = new Set<number>();
      const [remove, get] = [shop.remove.bind(shop), shop.get.bind(shop)];
      shop.remove = (id) => {
        gone.add(id);
        return remove(id);
      };
      shop.get = (request, id) => (gone.has(id) ? shop.problem(500, 'Oh.') : get(request, id));
    },
  ],
];
