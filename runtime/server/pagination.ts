/** A page of a list in offset mode. */
export interface OffsetPage {
  /** URL of the request: `context.url`. */
  readonly url: URL;
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
  /** Items in the whole list; undefined if they are not counted. */
  readonly total?: number | undefined;
  /** Whether another page follows; needed if the total is unknown. */
  readonly hasNext?: boolean;
}

/** The headers of a page in offset mode, by the names of the document. */
export interface OffsetHeaders {
  Link: string;
  'x-page': number;
  'x-per-page': number;
  /** Empty on the last page. */
  'x-next-page': string;
  /** Empty on the first page. */
  'x-prev-page': string;
  'x-total'?: number;
  'x-total-pages'?: number;
}

/** Headers of a page in offset mode: links to the previous, next, first and last page, and the totals. */
export function offsetHeaders({ url, page, perPage, total, hasNext }: OffsetPage): OffsetHeaders {
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  const previous = page > 1 ? Math.min(page - 1, pages ?? page) : undefined;
  const next = (pages === undefined ? hasNext === true : page < pages) ? page + 1 : undefined;
  const targets = { prev: previous, next, first: 1, last: pages };
  const links = Object.entries(targets).flatMap(([relation, target]) =>
    target === undefined
      ? []
      : [pageLink(url, { page: String(target), per_page: String(perPage) }, relation)],
  );
  return {
    Link: links.join(', '),
    'x-page': page,
    'x-per-page': perPage,
    'x-next-page': String(next ?? ''),
    'x-prev-page': String(previous ?? ''),
    ...(total === undefined || pages === undefined ? {} : { 'x-total': total, 'x-total-pages': pages }),
  };
}

/** The headers of a page in keyset mode: a link to the next page, and nothing at the end. */
export interface KeysetHeaders {
  Link?: string;
}

/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters of the next page, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export function keysetHeaders(page: {
  readonly url: URL;
  readonly next: Readonly<Record<string, string>> | undefined;
}): KeysetHeaders {
  return page.next === undefined ? {} : { Link: pageLink(page.url, page.next, 'next') };
}

/**
 * A link (RFC 8288, section 3) to the same URL with other parameters. `URL` escapes all characters that could end the
 * link or the header.
 */
export function pageLink(url: URL, parameters: Readonly<Record<string, string>>, relation: string): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return `<${target.href.replaceAll('>', '%3E')}>; rel="${relation}"`;
}
