import type { Comparison, Disagreement } from './comparison.ts';
import { attempt, difference } from './difference.ts';

interface Paging {
  offsetHeaders(page: {
    readonly url: URL;
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
  }): Readonly<Record<string, unknown>>;
  keysetHeaders(page: {
    readonly url: URL;
    readonly next: Readonly<Record<string, string>>;
  }): Readonly<Record<string, unknown>>;
}

/** Links to other pages keep what was asked for, and change the page alone (RFC 8288, section 3). */
export const serverLinks: Comparison = {
  artifact: 'server',
  whole: ({ facts, generated }) =>
    attempt('server/links', async () => {
      const { offsetHeaders, keysetHeaders } = await generated.load<Paging>('server/index.js');
      return facts.operations
        .filter(({ responses }) => responses.get('200')?.headers.has('Link'))
        .flatMap(({ id, path, parameters }): readonly Disagreement[] => {
          const filters = parameters
            .filter((each) => each.in === 'query' && !['page', 'per_page'].includes(each.name))
            .map(({ name }): [string, string] => [name, `${name} & more`]);
          const query = new URLSearchParams([...filters, ['page', '2'], ['per_page', '5']]);
          const url = new URL(`${facts.baseUrl}${path.replaceAll(/[{}]/g, '')}?${query}`);
          const wanted = (page: number): readonly string[] =>
            sorted([...filters, ['page', String(page)], ['per_page', '5']]);
          const links = linksOf(offsetHeaders({ url, page: 2, perPage: 5, total: 18 }));
          const next = linksOf(keysetHeaders({ url, next: { id_after: '7' } })).get('next');
          return [
            ...Object.entries({ first: 1, prev: 1, next: 3, last: 4 }).flatMap(([relation, page]) =>
              difference('server/links', `${id} ${relation}`, links.get(relation), wanted(page)),
            ),
            ...difference(
              'server/links',
              `${id} next by keys`,
              next,
              sorted([...[...query].filter(([name]) => name !== 'id_after'), ['id_after', '7']]),
            ),
          ];
        });
    }),
};

/** The parameters of each link, by its relation. */
function linksOf({ Link: text }: Readonly<Record<string, unknown>>): ReadonlyMap<string, readonly string[]> {
  const links = [...String(text).matchAll(/<([^>]*)>; rel="(\w+)"/g)];
  return new Map(
    links.map(([, address = '', relation = '']) => [relation, sorted([...new URL(address).searchParams])]),
  );
}

function sorted(pairs: readonly (readonly [string, string])[]): readonly string[] {
  return pairs.map(([name, value]) => `${name}=${value}`).toSorted();
}
