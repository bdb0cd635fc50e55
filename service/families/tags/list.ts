import type { ListTagsServerRequest } from '../../../generated/companion/server/index.js';
import type { Tag } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import { pageOf, type PageHeaders } from '../../http/pages.ts';

type Query = ListTagsServerRequest['query'];

/** Maximum number of tags that are read to sort them. */
const mostTags = 100_000;

/** A page of the tags of a repository, in the requested order. */
export async function tagsPage(
  repository: Repository,
  { query, url }: { readonly query: Query; readonly url: URL },
): Promise<{ readonly tags: readonly Tag[]; readonly headers: PageHeaders }> {
  const { items } = await repository.tags({
    orderBy: query.order_by === 'updated' ? 'updated' : 'name',
    sort: query.sort,
    limit: mostTags,
    ...(query.search === undefined ? {} : { search: query.search }),
  });
  const direction = query.sort === 'asc' ? 1 : -1;
  const sorted =
    query.order_by === 'version'
      ? items.toSorted((one, other) => direction * compareVersions(one.name, other.name))
      : items;
  const page = pageOf(sorted, { url, query });
  return { tags: page.items, headers: page.headers };
}

/** Names by their numbers and the texts between them: `v1.9` comes before `v1.10`. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((name) => name.match(/\d+|\D+/g) ?? []);
  for (const [index, part] of (first ?? []).entries()) {
    const against = second?.[index];
    if (against === undefined) return 1;
    const numbers = [part, against].map(Number);
    const byNumber = numbers.some(Number.isNaN) ? 0 : (numbers[0] ?? 0) - (numbers[1] ?? 0);
    if (byNumber !== 0) return byNumber;
    if (part !== against) return part < against ? -1 : 1;
  }
  return (first?.length ?? 0) - (second?.length ?? 0);
}
