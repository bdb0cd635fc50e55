import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { ListBranchesServerRequest } from '../../../generated/companion/server/index.js';
import type { Branch } from '../../git/objects/types.ts';
import { searching } from '../../git/refs/search.ts';
import type { Repository } from '../../git/repository.ts';
import { pageOf, type PageHeaders } from '../../http/pages.ts';
import { badRequest } from '../../http/refusals.ts';

const prefix = 'refs/heads/';

/** A page of the branches of a repository by name. Commits are read for the page only. */
export async function branchesPage(
  repository: Repository,
  { query, url }: { readonly query: ListBranchesServerRequest['query']; readonly url: URL },
): Promise<{ readonly branches: readonly Branch[]; readonly headers: PageHeaders }> {
  const isSearched = searching(query.search);
  const isMatched = matching(query.regex);
  const names = [...(await repository.refs(prefix)).keys()]
    .map((ref) => ref.slice(prefix.length))
    .filter((name) => isSearched(name) && isMatched(name));
  const { items, headers } = pageOf(names, { url, query });
  return { branches: await Promise.all(items.map((name) => repository.branch(name))), headers };
}

/** RE2, whose time is linear in the name for every expression. */
function matching(regex: string | undefined): (name: string) => boolean {
  if (regex === undefined) return () => true;
  try {
    const expression = RE2JS.compile(regex);
    return (name) => expression.matcher(name).find();
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw badRequest('Regex is invalid');
    throw error;
  }
}
