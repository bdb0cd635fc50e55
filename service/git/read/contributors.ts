import type { RepositoryContext } from '../context.ts';
import type { Contributor } from '../objects/types.ts';
import type { ContributorQuery } from './queries.ts';
import { find, resolve } from './revisions.ts';

interface Sum {
  name: string;
  email: string;
  commits: number;
  additions: number;
  deletions: number;
}

const counts = /^(\d+|-)\t(\d+|-)\t/;

/** Who wrote the commits of a revision, by address; merges do not count. The name is that of the newest commit. */
export async function contributors(
  context: RepositoryContext,
  query: ContributorQuery = {},
): Promise<Contributor[]> {
  const id =
    query.revision === undefined ? await find(context, 'HEAD') : await resolve(context, query.revision);
  if (id === undefined) return [];
  const lines = query.withLines === true ? ['--numstat', '-M', '--no-ext-diff', '--no-textconv'] : [];
  const { stdout } = await context.run(['log', '--no-merges', '--format=%an%x00%ae', ...lines, id, '--'], {
    maxBytes: 512 * 1024 * 1024,
  });
  const sums = new Map<string, Sum>();
  let current: Sum | undefined;
  for (const text of stdout.toString('utf8').split('\n')) {
    const gap = text.indexOf('\0');
    const match = gap < 0 ? counts.exec(text) : null;
    if (gap >= 0) {
      const email = text.slice(gap + 1);
      current = sums.get(email) ?? {
        name: text.slice(0, gap),
        email,
        commits: 0,
        additions: 0,
        deletions: 0,
      };
      current.commits += 1;
      sums.set(email, current);
    } else if (match !== null && current !== undefined) {
      current.additions += Number(match[1]) || 0;
      current.deletions += Number(match[2]) || 0;
    }
  }
  return order([...sums.values()], query);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function order(list: Contributor[], query: ContributorQuery): Contributor[] {
  const by = query.orderBy ?? 'commits';
  const compare = (a: Contributor, b: Contributor): number =>
    by === 'commits' ? a.commits - b.commits : byText(a[by], b[by]);
  const sign = query.sort === 'desc' ? -1 : 1;
  return list.toSorted((a, b) => sign * compare(a, b) || byText(a.email, b.email));
}
