import type { RepositoryContext } from '../context.ts';
import type { Commit, Stats } from '../objects/types.ts';

const header = /^([0-9a-f]{40})(?: |$)/;
const counts = /^(\d+|-)\t(\d+|-)\t/;

/** Adds the numbers of changed lines to each commit, compared with its first parent. Binary files do not count. */
export async function addStats(context: RepositoryContext, commits: readonly Commit[]): Promise<Commit[]> {
  const input = commits.map((commit) => [commit.id, ...commit.parentIds.slice(0, 1)].join(' '));
  const args = ['diff-tree', '--stdin', '--root', '-r', '--numstat', '-M', '--no-ext-diff', '--no-textconv'];
  const { stdout } = await context.run(args, { input: `${input.join('\n')}\n` });
  const sums = new Map<string, { additions: number; deletions: number }>();
  let current = { additions: 0, deletions: 0 };
  for (const text of stdout.toString('latin1').split('\n')) {
    const id = header.exec(text)?.[1];
    const match = counts.exec(text);
    if (id !== undefined) sums.set(id, (current = { additions: 0, deletions: 0 }));
    else if (match !== null) {
      current.additions += Number(match[1]) || 0;
      current.deletions += Number(match[2]) || 0;
    }
  }
  return commits.map((commit) => ({ ...commit, stats: total(sums.get(commit.id)) }));
}

function total(sum: { additions: number; deletions: number } = { additions: 0, deletions: 0 }): Stats {
  return { ...sum, total: sum.additions + sum.deletions };
}
