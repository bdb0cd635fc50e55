import type { RepositoryContext } from '../context.ts';
import { GitFailed, LinesInvalid } from '../errors.ts';
import { pathSegments } from '../names.ts';
import type { BlameRange, Commit } from '../objects/types.ts';
import type { BlameQuery } from './queries.ts';
import { readCommits } from './commits.ts';
import { fileAt } from './trees.ts';

const header = /^([0-9a-f]{40}) \d+ \d+(?: \d+)?$/;

/** The commit that last changed each line of a file, with adjacent lines of one commit together (`git blame`). */
export async function blame(context: RepositoryContext, query: BlameQuery): Promise<BlameRange[]> {
  const file = await fileAt(context, query.revision, query.path);
  const { first = 1, last } = query;
  if (first < 1 || (last !== undefined && last < first))
    throw new LinesInvalid(`Not lines: ${first} to ${last}`);
  const lines = query.first === undefined && last === undefined ? [] : ['-L', `${first},${last ?? ''}`];
  const args = ['blame', '--porcelain', ...lines, file.commitId, '--', pathSegments(query.path).join('/')];
  const stdout = await output(context, args);
  const groups: { id: string; lines: string[] }[] = [];
  let current = '';
  for (const text of stdout.split('\n')) {
    const id = header.exec(text)?.[1];
    if (id !== undefined) current = id;
    else if (text.startsWith('\t')) {
      if (groups.at(-1)?.id !== current) groups.push({ id: current, lines: [] });
      groups.at(-1)?.lines.push(text.slice(1));
    }
  }
  const ids = [...new Set(groups.map((group) => group.id))];
  const commits = new Map((await readCommits(context, ids)).map((commit) => [commit.id, commit]));
  return groups.flatMap(({ id, lines: own }) => rangeOf(commits.get(id), own));
}

function rangeOf(commit: Commit | undefined, lines: readonly string[]): BlameRange[] {
  return commit === undefined ? [] : [{ commit, lines }];
}

async function output(context: RepositoryContext, args: readonly string[]): Promise<string> {
  try {
    return (await context.run(args)).stdout.toString('utf8');
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const short = /file .* has only \d+ lines?/s.test(error.stderr);
    throw short ? new LinesInvalid('The file does not have so many lines') : error;
  }
}
