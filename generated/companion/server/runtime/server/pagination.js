/** Headers of a page in offset mode: links to the neighbours, the first and the last page, and the numbers. */
export function offsetHeaders({ url, page, perPage, total, hasNext }) {
    const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
    const previous = page > 1 ? Math.min(page - 1, pages ?? page) : undefined;
    const next = (pages === undefined ? hasNext === true : page < pages) ? page + 1 : undefined;
    const targets = { prev: previous, next, first: 1, last: pages };
    const links = Object.entries(targets).flatMap(([relation, target]) => target === undefined
        ? []
        : [pageLink(url, { page: String(target), per_page: String(perPage) }, relation)]);
    return {
        Link: links.join(', '),
        'x-page': page,
        'x-per-page': perPage,
        'x-next-page': String(next ?? ''),
        'x-prev-page': String(previous ?? ''),
        ...(total === undefined || pages === undefined ? {} : { 'x-total': total, 'x-total-pages': pages }),
    };
}
/**
 * Headers of a page in keyset mode.
 * @param page `next` has the parameters that lead on, `{ id_after: '42' }` or `{ cursor: '…' }`; undefined at the end
 */
export function keysetHeaders(page) {
    return page.next === undefined ? {} : { Link: pageLink(page.url, page.next, 'next') };
}
/** A link (RFC 8288, section 3) to the same address with other parameters. What `URL` writes can end no header or link. */
export function pageLink(url, parameters, relation) {
    const target = new URL(url);
    for (const [name, value] of Object.entries(parameters))
        target.searchParams.set(name, value);
    return `<${target.href.replaceAll('>', '%3E')}>; rel="${relation}"`;
}
