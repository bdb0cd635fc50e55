import type { StoredBlob } from '../../blobs/blob-store.ts';
import type { Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';

/** Notes a blob that a row is going to refer to. */
export async function noteBlob(writes: Writes, { hash, size }: StoredBlob, now: string): Promise<void> {
  await writes.run(sql`
    insert into blobs (hash, size, created_at) values (${hash}, ${size}, ${now}) on conflict (hash) do nothing`);
}

/** Removes those of some blobs that nothing refers to any more. The same content may be that of an image elsewhere. */
export async function releaseBlobs(
  { database, blobs }: Pick<Forge, 'database' | 'blobs'>,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    await blobs.remove(hash, () => database.transaction((writes) => dropUnused(writes, hash)));
  }
}

async function dropUnused(writes: Writes, hash: string): Promise<boolean> {
  const rows = await writes.run(sql`
    delete from blobs where hash = ${hash}
      and not exists (select 1 from artifacts a where a.hash = blobs.hash)
      and not exists (select 1 from snippet_files f where f.hash = blobs.hash)
      and not exists (select 1 from settings s where cast(s.value as text) like ${`%${hash}%`})`);
  return rows > 0;
}
