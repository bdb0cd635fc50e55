import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { releaseBlobs } from './blobs.ts';
import { deleteArtifacts, expired } from './queries.ts';

/** Removes all artifacts that have run out, with their content. */
export async function removeExpired(forge: Forge): Promise<void> {
  const now = instant(forge.clock);
  const hashes = await forge.database.transaction((writes) => deleteArtifacts(writes, expired(now)));
  await releaseBlobs(forge, hashes);
}

/** Removes what a job has left but its log, also what is kept. */
export async function removeOfBuild(forge: Forge, { id }: Pick<Row<'builds'>, 'id'>): Promise<void> {
  const hashes = await forge.database.transaction((writes) =>
    deleteArtifacts(writes, sql`a.build_id = ${id} and a.kind <> 'trace'`),
  );
  await releaseBlobs(forge, hashes);
}

/** Lets everything in a project run out that may be deleted (Part B 4.11), and removes it. */
export async function removeOfProject(forge: Forge, { id }: Pick<Row<'projects'>, 'id'>): Promise<void> {
  const now = instant(forge.clock);
  await forge.database.transaction((writes) =>
    writes.run(sql`
      update artifacts set expires_at = ${now}, keep = ${false} where project_id = ${id} and kind <> 'trace'`),
  );
  await removeExpired(forge);
}

/** Keeps what a job has left and what has not run out; false where there is nothing. */
export async function keepOfBuild(forge: Forge, { id }: Pick<Row<'builds'>, 'id'>): Promise<boolean> {
  await removeExpired(forge);
  return await forge.database.transaction(async (writes) => {
    const rows = await writes.run(
      sql`update artifacts set keep = ${true}, expires_at = ${null} where build_id = ${id}`,
    );
    return rows > 0;
  });
}
