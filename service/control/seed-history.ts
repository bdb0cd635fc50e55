import type { SeedProject } from '../../generated/control/types/index.js';
import { instant } from '../clock.ts';
import type { Reads } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Forge } from '../forge.ts';
import { GitError } from '../git/errors.ts';
import type { Authorship } from '../git/objects/types.ts';
import type { FileAction } from '../git/write/options.ts';
import type { Repository } from '../git/repository.ts';
import { SeedRefusal } from './seed-refusal.ts';
import { userNamed } from './seed-user.ts';

/** Writes the commits and tags of a seeded project. A new branch starts from the default branch. */
export async function writeHistory(
  forge: Forge,
  reads: Reads,
  repository: Repository,
  { full_path, commits = [], tags = [] }: SeedProject,
): Promise<void> {
  const defaultBranch = await repository.defaultBranch();
  try {
    for (const { branch = defaultBranch, message, author, date, files = {} } of commits) {
      const known = await repository.find(`refs/heads/${branch}`);
      const startsAnew = known === undefined && branch !== defaultBranch;
      await repository.createCommit({
        branch,
        message,
        author: await authorOf(reads, author, date ?? instant(forge.clock)),
        actions: await actionsOf(repository, known ?? (startsAnew ? defaultBranch : undefined), files),
        ...(startsAnew ? { start: defaultBranch } : {}),
      });
    }
    for (const { name, ref } of tags) await repository.createTag({ name, revision: ref });
  } catch (error) {
    if (error instanceof GitError) throw new SeedRefusal(`The history of ${full_path}: ${error.message}`);
    throw error;
  }
}

async function actionsOf(
  repository: Repository,
  revision: string | undefined,
  files: Readonly<Record<string, string | null>>,
): Promise<readonly FileAction[]> {
  const actions: FileAction[] = [];
  for (const [path, content] of Object.entries(files)) {
    const isThere = revision !== undefined && (await hasFile(repository, revision, path));
    if (content === null) actions.push({ action: 'delete', path });
    else actions.push({ action: isThere ? 'update' : 'create', path, content });
  }
  return actions;
}

async function hasFile(repository: Repository, revision: string, path: string): Promise<boolean> {
  return await repository.file(revision, path).then(
    () => true,
    () => false,
  );
}

async function authorOf(reads: Reads, username: string | undefined, at: string): Promise<Authorship> {
  const { id, name } = await userNamed(reads, username);
  const row = await reads.one<{ email: string }>(
    sql`select email from emails where user_id = ${id} and is_primary = ${true}`,
  );
  return { name, email: row?.email ?? 'nobody@example.com', at };
}
