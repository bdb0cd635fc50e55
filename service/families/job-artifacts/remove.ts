import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { releaseBlobs } from './blobs.ts';
import { deleteArtifacts, expired } from './queries.ts';

/** Removes all expired artifacts with their content. */
export async function removeExpired(forge: Forge): Promise<void> {
  const now = instant(forge.clock);
  const hashes = await forge.database.transaction((writes) => deleteArtifacts(writes, expired(now)));
  await releaseBlobs(forge, hashes);
}

/** Removes everything that a job has produced except its log, including kept artifacts. */
export async function removeOfBuild(forge: Forge, { id }: Pick<Row<'builds'>, 'id'>): Promise<void> {
  const hashes = await forge.database.transaction((writes) =>
    deleteArtifacts(writes, sql`a.build_id = ${id} and a.kind <> 'trace'`),
  );
  await releaseBlobs(forge, hashes);
}

/** Marks all artifacts of a project that may be deleted as expired (Part B 4.11), and removes them. */
export async function removeOfProject(forge: Forge, { id }: Pick<Row<'projects'>, 'id'>): Promise<void> {
  const now = instant(forge.clock);
  await forge.database.transaction((writes) =>
    writes.run(sql`
      update artifacts set expires_at = ${now}, keep = ${false} where project_id = ${id} and kind <> 'trace'`),
  );
  await removeExpired(forge);
}

/** Keeps the artifacts of a job that have not expired; false if there are none. */
export async function keepOfBuild(forge: Forge, { id }: Pick<Row<'builds'>, 'id'>): Promise<boolean> {
  await removeExpired(forge);
  return await forge.database.transaction(async (writes) => {
    const rows = await writes.run(
      sql`update artifacts set keep = ${true}, expires_at = ${null} where build_id = ${id}`,
    );
    return rows > 0;
  });
}
