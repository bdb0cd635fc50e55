import { instant } from '../../clock.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { addToOutbox, dropEntries } from '../../outbox/queries.ts';
import { repositoryOf } from './repository.ts';
import type { Push } from './references.ts';

/** Records, in a transaction that changes the default branch of a project, that its repository must follow. */
export async function noteDefaultBranch(
  writes: Writes,
  forge: Pick<Forge, 'clock'>,
  { storage }: Pick<Row<'projects'>, 'storage'>,
): Promise<void> {
  await addToOutbox(writes, { kind: 'head', storage, now: instant(forge.clock) });
}

/** Updates the repository after that transaction. */
export async function followDefaultBranch(
  forge: Pick<Forge, 'database' | 'repositories'>,
  { storage }: Pick<Row<'projects'>, 'storage'>,
  branch: string,
): Promise<void> {
  await (await repositoryOf(forge, { storage })).setDefaultBranch(branch);
  await forge.database.transaction((writes) => dropEntries(writes, 'head', storage));
}

const usual: readonly string[] = ['main', 'master'];

/**
 * The project of a push, with its default branch. If that does not exist, as in an empty repository, a branch of the
 * push becomes the default: one with the usual name, or the first.
 */
export async function withDefaultBranch(
  forge: Forge,
  { project, changes }: Pick<Push, 'project' | 'changes'>,
): Promise<Row<'projects'>> {
  const made = changes.flatMap(({ ref, before, after }) => {
    const name = /^refs\/heads\/(?<name>.+)$/s.exec(ref)?.groups?.['name'];
    return name === undefined || before !== null || after === null ? [] : [name];
  });
  const branch = usual.find((name) => made.includes(name)) ?? made[0];
  if (branch === undefined) return project;
  const repository = await repositoryOf(forge, project);
  if ((await repository.find(`refs/heads/${await repository.defaultBranch()}`)) !== undefined) return project;
  const changed = await forge.database.transaction(async (writes) => {
    await noteDefaultBranch(writes, forge, project);
    return await writes.one<Row<'projects'>>(
      sql`update projects set default_branch = ${branch} where id = ${project.id} returning *`,
    );
  });
  await followDefaultBranch(forge, project, branch);
  return changed ?? project;
}
