import { keysetHeaders, offsetHeaders } from '../../generated/server/index.js';
import type { Reads } from '../database/database.ts';
import { sql, type Sql } from '../database/sql.ts';

/** The page that the query of an operation requests; the contract has added the defaults and checked the bounds. */
export interface PageQuery {
  readonly page: number;
  readonly per_page: number;
}

/** The list from which a page is taken: a query without limit, in a total order. */
export interface PageSource {
  readonly url: URL;
  readonly query: PageQuery;
  /** `select … from … where … order by …` */
  readonly rows: Sql;
}

/** Headers of a page in offset mode. */
export type PageHeaders = ReturnType<typeof offsetHeaders>;

/** The response to a list in offset mode. */
export interface ListBody<Item> {
  readonly headers: PageHeaders;
  readonly body: Item[];
}

/** A page of rows in offset mode (Part A 4.1), with its headers. The whole list is counted in the database. */
export async function offsetPage<Row extends object>(
  reads: Reads,
  { url, query, rows }: PageSource,
): Promise<{ readonly rows: Row[]; readonly headers: PageHeaders }> {
  const counted = await reads.one<{ total: number }>(sql`select count(*) as total from (${rows}) as counted`);
  // Offsets beyond the safe integers are after the end of every list.
  const offset = Math.min((query.page - 1) * query.per_page, Number.MAX_SAFE_INTEGER);
  return {
    rows: await reads.all<Row>(sql`${rows} limit ${query.per_page} offset ${offset}`),
    headers: offsetHeaders({ url, page: query.page, perPage: query.per_page, total: counted?.total ?? 0 }),
  };
}

/** A page of rows in any mode. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly headers: PageHeaders | ReturnType<typeof keysetHeaders>;
}

/**
 * A page of rows in keyset mode (Part A 4.1). `rows` begin after the previous page.
 * @param leadingOn the parameters of the next page, by the last row of this one
 */
export async function keysetPage<Row extends object>(
  reads: Reads,
  { url, query, rows }: PageSource,
  leadingOn: (last: Row) => Readonly<Record<string, string>>,
): Promise<RowsPage<Row>> {
  const found = await reads.all<Row>(sql`${rows} limit ${query.per_page + 1}`);
  const shown = found.slice(0, query.per_page);
  const last = shown.at(-1);
  const next = found.length > shown.length && last !== undefined ? leadingOn(last) : undefined;
  return { rows: shown, headers: keysetHeaders({ url, next }) };
}

/** A page of a list that is already in memory, such as one from git. */
export function pageOf<Item>(
  items: readonly Item[],
  { url, query }: Pick<PageSource, 'url' | 'query'>,
): { readonly items: readonly Item[]; readonly headers: PageHeaders } {
  const { page, per_page: perPage } = query;
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: offsetHeaders({ url, page, perPage, total: items.length }),
  };
}
