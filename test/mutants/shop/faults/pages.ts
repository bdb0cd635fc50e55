import { changedPage, headers, isList, sliced, type ShopFault } from './plant.ts';

/** Pages of lists. */
export const pageFaults: readonly ShopFault[] = [
  ['per_page is ignored', changedPage((asked) => ({ ...asked, size: 20 }))],
  ['one item too many', changedPage(({ size, ...asked }) => ({ ...asked, size: size + 1 }))],
  ['per_page is cut to 50', changedPage(({ size, ...asked }) => ({ ...asked, size: Math.min(size, 1) }))],
  [
    'a page begins one item early',
    sliced(({ page, size }) => [(page - 1) * size - (page > 1 ? 1 : 0), page * size]),
  ],
  [
    'a page begins one item late',
    sliced(({ page, size }) => [(page - 1) * size + (page > 1 ? 1 : 0), page * size]),
  ],
  ['pages are short', sliced(({ page, size }) => [(page - 1) * size, page * size - 1])],
  ['always the first page', sliced(({ size }) => [0, size])],
  [
    'the list stops early',
    headers(
      {
        link: (text) => text.replace(/, <[^>]*page=3.*/, ''),
        'x-next-page': (text) => (text === '3' ? '' : text),
      },
      isList,
    ),
  ],
  ['a next page behind the last', headers({ 'x-next-page': (text) => text || '99' }, isList)],
  ['a total that is one too large', headers({ 'x-total': (text) => String(Number(text) + 1) }, isList)],
  ['a wrong count of pages', headers({ 'x-total-pages': (text) => String(Number(text) + 1) }, isList)],
  ['always page 1 in the headers', headers({ 'x-page': '1' }, isList)],
  ['links lose per_page', headers({ link: (text) => text.replaceAll(/&?per_page=\d+/g, '') }, isList)],
  ['links lose filters', headers({ link: (text) => text.replaceAll(/state=\w+&?/g, '') }, isList)],
  [
    'an order that changes',
    (shop) => {
      let turn = 0;
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) => {
        turn += 1;
        return inner(turn % 2 === 0 ? items : items.toReversed(), asked);
      };
    },
  ],
];
