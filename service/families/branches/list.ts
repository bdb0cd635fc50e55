import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { ListBranchesServerRequest } from '../../../generated/companion/server/index.js';
import type { offsetHeaders } from '../../../generated/server/index.js';
import type { Branch } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import { pageOf } from '../../http/pages.ts';
import { badRequest } from '../../http/refusals.ts';

const prefix = 'refs/heads/';

/** A page of the branches of a repository by name. Commits are read for the page only. */
export async function branchesPage(
  repository: Repository,
  { query, url }: { readonly query: ListBranchesServerRequest['query']; readonly url: URL },
): Promise<{ readonly branches: readonly Branch[]; readonly headers: ReturnType<typeof offsetHeaders> }> {
  const isSearched = searching(query.search);
  const isMatched = matching(query.regex);
  const names = [...(await repository.refs(prefix)).keys()]
    .map((ref) => ref.slice(prefix.length))
    .filter((name) => isSearched(name) && isMatched(name));
  const { items, headers } = pageOf(names, { url, query });
  return { branches: await Promise.all(items.map((name) => repository.branch(name))), headers };
}

/** `^` at the start and `$` at the end of the text stand for start and end of the name; case does not matter. */
function searching(search: string | undefined): (name: string) => boolean {
  const text = (search ?? '').toLowerCase();
  const atStart = text.startsWith('^');
  const atEnd = text.endsWith('$');
  const part = text.slice(atStart ? 1 : 0, atEnd ? -1 : undefined);
  return (name) => {
    const lower = name.toLowerCase();
    if (atStart && atEnd) return lower === part;
    if (atStart) return lower.startsWith(part);
    return atEnd ? lower.endsWith(part) : lower.includes(part);
  };
}

/** RE2, which takes time in proportion to the name whatever the expression is. */
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
