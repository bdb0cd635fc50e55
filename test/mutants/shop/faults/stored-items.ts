import { kept, type ShopFault } from './plant.ts';

/** Items that are stored or shown as others than those that were sent. */
export const storedItemFaults: readonly ShopFault[] = [
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
