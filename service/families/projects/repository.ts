import type { Row } from '../../database/rows.ts';
import type { Writes } from '../../database/database.ts';
import type { Forge } from '../../forge.ts';
import type { Repository } from '../../git/repository.ts';
import { instant } from '../../clock.ts';
import { addToOutbox, dropEntries } from '../../outbox/queries.ts';
import { createProject, newStorage, type NewProject } from './create.ts';

/** The repository of a project. */
export async function repositoryOf(
  { repositories }: Pick<Forge, 'repositories'>,
  { storage }: Pick<Row<'projects'>, 'storage'>,
): Promise<Repository> {
  return await repositories.open(storage);
}

/** A new repository: empty, or with the branches, tags and default branch of another. */
export interface NewRepository {
  readonly storage: string;
  readonly defaultBranch: string;
  /** The storage path of the other repository. */
  readonly forkOf?: string;
}

/**
 * Creates new repositories, and then stores the rows that refer to them in one transaction, which may do more. If that
 * fails, or if the process ends, the repositories are removed again.
 */
export async function withNewRepositories<Result>(
  forge: Forge,
  made: readonly NewRepository[],
  store: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  const { database, repositories } = forge;
  const now = instant(forge.clock);
  await database.transaction(async (writes) => {
    for (const { storage } of made) await addToOutbox(writes, { kind: 'repository', storage, now });
  });
  try {
    for (const { storage, defaultBranch, forkOf } of made) {
      if (forkOf === undefined) await repositories.create(storage, { defaultBranch });
      else await repositories.fork(forkOf, storage);
    }
    return await database.transaction(async (writes) => {
      const result = await store(writes);
      for (const { storage } of made) await dropEntries(writes, 'repository', storage);
      return result;
    });
  } catch (error) {
    const storages = made.map(({ storage }) => storage);
    // Repositories that cannot be removed now are removed at the next start.
    await removeRepositories(forge, storages).catch(() => undefined);
    throw error;
  }
}

/**
 * A project with its repository, which is empty unless it is a fork. `also` runs in the transaction that stores the
 * project.
 */
export async function createProjectWithRepository(
  forge: Forge,
  project: Omit<NewProject, 'storage'>,
  also: (writes: Writes, row: Row<'projects'>) => Promise<void> = () => Promise.resolve(),
): Promise<Row<'projects'>> {
  const storage = newStorage(forge.secrets);
  const { defaultBranch = 'main', origin } = project;
  const forkOf = origin === undefined ? {} : { forkOf: origin.storage };
  const made = [{ storage, defaultBranch, ...forkOf }];
  return await withNewRepositories(forge, made, async (writes) => {
    const row = await createProject(writes, forge, { ...project, storage });
    await also(writes, row);
    return row;
  });
}

/** Records, in the transaction that deletes projects, that their repositories must be removed. */
export async function noteRemoval(writes: Writes, storages: readonly string[], now: string): Promise<void> {
  for (const storage of storages) await addToOutbox(writes, { kind: 'repository', storage, now });
}

/** Removes the repositories of projects whose rows are deleted. */
export async function removeRepositories(
  { database, repositories }: Pick<Forge, 'database' | 'repositories'>,
  storages: readonly string[],
): Promise<void> {
  for (const storage of storages) {
    await repositories.remove(storage);
    await database.transaction((writes) => dropEntries(writes, 'repository', storage));
  }
}
