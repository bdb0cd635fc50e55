import type { RepositoryContext } from '../context.ts';
import type { Contributor } from '../objects/types.ts';
import type { ContributorQuery } from './queries.ts';
import { find, resolve } from './revisions.ts';

type Sum = { -readonly [Member in keyof Contributor]: Contributor[Member] };

const counts = /^(\d+|-)\t(\d+|-)\t/;

/** Milliseconds for the whole history: its lines are counted once for each requested commit. */
const timeout = 120_000;

/** The authors of a revision's commits, by address; merges do not count. The name is that of the newest commit. */
export async function contributors(
  context: RepositoryContext,
  query: ContributorQuery = {},
): Promise<Contributor[]> {
  const { tools, path } = context;
  const id =
    query.revision === undefined ? await find(context, 'HEAD') : await resolve(context, query.revision);
  if (id === undefined) return [];
  return order(await tools.contributors.get(`${path} ${id}`, () => sumUp(context, id)), query);
}

/** Reads the history as a stream, as it may not fit into memory. */
async function sumUp(context: RepositoryContext, id: string): Promise<readonly Contributor[]> {
  const changes = ['--numstat', '-M', '--no-ext-diff', '--no-textconv'];
  const args = ['log', '--no-merges', '--format=%an%x00%ae', ...changes, id, '--'];
  const running = await context.stream(args, { timeout });
  const sums = new Map<string, Sum>();
  let current: Sum | undefined;
  try {
    for await (const line of linesOf(running.child.stdout)) {
      const gap = line.indexOf('\0');
      const match = gap < 0 ? counts.exec(line) : null;
      if (gap >= 0) {
        const email = line.slice(gap + 1);
        const name = line.slice(0, gap);
        current = sums.get(email) ?? { name, email, commits: 0, additions: 0, deletions: 0 };
        current.commits += 1;
        sums.set(email, current);
      } else if (match !== null && current !== undefined) {
        current.additions += Number(match[1]) || 0;
        current.deletions += Number(match[2]) || 0;
      }
    }
    await running.ended;
  } finally {
    running.stop();
  }
  return [...sums.values()];
}

async function* linesOf(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of output) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function order(list: readonly Contributor[], query: ContributorQuery): Contributor[] {
  const by = query.orderBy ?? 'commits';
  const compare = (a: Contributor, b: Contributor): number =>
    by === 'commits' ? a.commits - b.commits : byText(a[by], b[by]);
  const sign = query.sort === 'desc' ? -1 : 1;
  return list.toSorted((a, b) => sign * compare(a, b) || byText(a.email, b.email));
}
