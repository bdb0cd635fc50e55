import type { Caller } from '../access/caller.ts';
import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { tipReference } from '../families/merge-requests/branches.ts';
import { follow } from '../families/projects/references.ts';
import type { Repository } from '../git/repository.ts';
import type { Forge } from '../forge.ts';
import { changesMade } from './changes-made.ts';
import { dropEntry, outboxEntries, projectAt, type AnnouncedChanges, type AnnouncedTip } from './queries.ts';

/**
 * Makes repositories and database consistent after a process has ended in between. Must be called at the start, before
 * any write. Changes of references that were made are completed; those that were not are dropped, as no caller was
 * informed of them. Repositories without a project are removed. Entries that cannot be repaired now stay for the next
 * start.
 */
export async function repair(forge: Forge): Promise<void> {
  const entries = await outboxEntries(forge.database);
  for (const [storage, group] of Map.groupBy(entries, (entry) => entry.storage)) {
    try {
      await repairOne(forge, storage, group);
    } catch (error) {
      console.error(`The repository ${storage} could not be repaired:`, error);
    }
  }
}

async function repairOne(forge: Forge, storage: string, entries: readonly Row<'outbox'>[]): Promise<void> {
  const { database, repositories } = forge;
  const project = await projectAt(database, storage);
  if (project === undefined) await repositories.remove(storage);
  else if (await repositories.exists(storage)) {
    await repositories.unlock(storage);
    await repairProject(forge, project, entries);
  } else throw new Error('The data folder does not have it.');
  await database.transaction(async (writes) => {
    for (const { id } of entries) await dropEntry(writes, id);
  });
}

async function repairProject(
  forge: Forge,
  project: Row<'projects'>,
  entries: readonly Row<'outbox'>[],
): Promise<void> {
  const repository = await forge.repositories.open(project.storage);
  if (entries.some(({ kind }) => kind === 'head') && project.default_branch !== null)
    await repository.setDefaultBranch(project.default_branch);
  const refs = await repository.refs();
  for (const entry of entries.filter(({ kind }) => kind === 'merge-request'))
    await keepTip(repository, refs, entry.updates as AnnouncedTip);
  const announced = entries
    .filter(({ kind }) => kind === 'refs')
    .map((entry) => ({ since: entry.created_at, ...(entry.updates as AnnouncedChanges) }));
  for (const [at, { since, changes, merging, ...by }] of announced.entries()) {
    const later = announced.slice(at + 1).flatMap((next) => next.changes);
    const made = changesMade(changes, refs, later);
    const caller = await callerFrom(forge.database, by);
    const push = { project, changes: made, since, ...(merging === undefined ? {} : { merging }) };
    if (made.length > 0) await follow(forge, { ...push, ...(caller === undefined ? {} : { caller }) });
  }
}

/** Creates the reference of a stored merge request. Its commits were stored before the merge request. */
async function keepTip(
  repository: Repository,
  refs: ReadonlyMap<string, string>,
  { iid, sha }: AnnouncedTip,
): Promise<void> {
  const ref = tipReference(iid);
  // A completed push has already moved it.
  if (!refs.has(ref)) await repository.updateRefs([{ ref, before: null, after: sha }]);
}

/** The caller who started it; undefined if the user or the token has been deleted. */
async function callerFrom(
  reads: Reads,
  { userId, tokenId }: Pick<AnnouncedChanges, 'userId' | 'tokenId'>,
): Promise<Caller | undefined> {
  const user = await reads.one<Row<'users'>>(sql`select * from users where id = ${userId}`);
  const token = await reads.one<Row<'tokens'>>(sql`select * from tokens where id = ${tokenId}`);
  return user === undefined || token === undefined ? undefined : { user, token };
}
