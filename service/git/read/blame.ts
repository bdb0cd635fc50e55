import type { RepositoryContext } from '../context.ts';
import { TooLarge } from '../errors.ts';
import type { BlameRange } from '../objects/types.ts';
import { readCommits } from './commits.ts';
import { fileAt } from './trees.ts';

const maxBytes = 10 * 1024 * 1024;

/** The lines of a file with the commits that last changed them, by `git blame --porcelain`. */
export async function blame(
  context: RepositoryContext,
  revision: string,
  path: string,
): Promise<readonly BlameRange[]> {
  const file = await fileAt(context, revision, path);
  if (file.size > maxBytes) throw new TooLarge(`The file is larger than ${maxBytes} bytes`);
  // The header of a line is longer than most lines.
  const { stdout } = await context.run(['blame', '--porcelain', file.commitId, '--', file.path], {
    maxBytes: 64 * maxBytes,
  });
  const ranges: { id: string; lines: string[] }[] = [];
  let current = '';
  for (const text of stdout.toString('utf8').split('\n')) {
    const header = /^([0-9a-f]{40}) \d+ \d+/.exec(text);
    if (text.startsWith('\t')) {
      const last = ranges.at(-1);
      if (last?.id === current) last.lines.push(text.slice(1));
      else ranges.push({ id: current, lines: [text.slice(1)] });
    } else if (header !== null) current = header[1] ?? '';
  }
  const ids = [...new Set(ranges.map(({ id }) => id))];
  const commits = new Map((await readCommits(context, ids)).map((commit) => [commit.id, commit]));
  return ranges.flatMap(({ id, lines }) => {
    const commit = commits.get(id);
    return commit === undefined ? [] : [{ commit, lines }];
  });
}
