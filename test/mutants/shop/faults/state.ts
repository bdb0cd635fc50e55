import { isOf, isList, kept, open, type ShopFault } from './plant.ts';

/** Who may come in, and what is kept. */
export const stateFaults: readonly ShopFault[] = [
  ['the list is open', open((request) => isList(request))],
  ['deletion is open', open(isOf('DELETE'))],
  ['any token is taken', (shop) => (shop.mayEnter = (request) => request.headers.has('authorization'))],
  [
    'what is deleted stays',
    (shop) =>
      (shop.remove = (id) =>
        shop.items.has(id) ? new Response(null, { status: 204 }) : shop.problem(404, 'There is none.')),
  ],
  ['what is made is not kept', (shop) => (shop.add = (input) => shop.withDefaults(999_000, input))],
  ['names are cut to 20', kept((item) => ({ ...item, name: String(item['name']).slice(0, 20) }))],
  [
    'names are trimmed of blanks',
    kept((item) => ({ ...item, name: String(item['name']).replaceAll(/\s+/g, '') })),
  ],
  ['the state is lost', kept((item) => ({ ...item, state: 'open' }))],
  [
    'a change is not kept',
    (shop) =>
      (shop.change = async (request, id) => {
        const input = await shop.read(request);
        const item = shop.items.get(id);
        if (item === undefined) return shop.problem(404, 'There is none.');
        if (input instanceof Response) return input;
        return shop.json(shop.show(shop.withDefaults(id, input)), 200, { etag: shop.etagOf(item) });
      }),
  ],
  ['Location leads elsewhere', (shop) => (shop.placeOf = ({ id }) => `/v1/items/${id + 1}`)],
  [
    'PUT gives back what was sent',
    (shop) => {
      const inner = shop.change.bind(shop);
      shop.change = async (request, id) => {
        const text = await request.clone().text();
        const response = await inner(request, id);
        return response.ok ? new Response(text, response) : response;
      };
    },
  ],
];
