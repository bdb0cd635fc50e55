import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { Repository } from '../../git/repository.ts';
import { instant } from '../../clock.ts';
import { createProject, type NewProject } from './create.ts';
import { factsOf } from './facts.ts';

/** The repository of a project. */
export async function repositoryOf(
  { repositories }: Pick<Forge, 'repositories'>,
  { storage }: Pick<Row<'projects'>, 'storage'>,
): Promise<Repository> {
  return await repositories.open(storage);
}

/** A project with its empty repository. The row comes last: without it, a repository is an orphan that the start removes. */
export async function createProjectWithRepository(
  forge: Forge,
  project: NewProject,
): Promise<Row<'projects'>> {
  return await forge.database.transaction(async (writes) => {
    const row = await createProject(writes, forge, project);
    await forge.repositories.create(row.storage, { defaultBranch: row.default_branch ?? 'main' });
    return row;
  });
}

/** Notes that a repository has changed: its size, what its default branch holds, and when. */
export async function noteActivity(forge: Forge, project: Row<'projects'>): Promise<void> {
  const size = await forge.repositories.size(project.storage);
  const { commitCount, readmePath, licensePath } = await factsOf(await repositoryOf(forge, project));
  const now = instant(forge.clock);
  await forge.database.transaction((writes) =>
    writes.run(sql`
      update projects set repository_size = ${size}, commit_count = ${commitCount}, readme_path = ${readmePath},
        license_path = ${licensePath}, last_activity_at = ${now}, updated_at = ${now}
      where id = ${project.id}`),
  );
}
