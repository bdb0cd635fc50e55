import type { StoredBlob, WriteBlob } from '../../blobs/blob-store.ts';
import type { Reads, Writes } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';

type Stores = Pick<Forge, 'database' | 'blobs'>;

/** Lets `work` store content and the rows that refer to it. If it fails, the content that it has written is removed. */
export async function storingBlobs<Result>(
  forge: Stores,
  work: (write: WriteBlob) => Promise<Result>,
): Promise<Result> {
  const written: string[] = [];
  try {
    return await forge.blobs.storing((write) =>
      work(async (content, limits) => {
        const blob = await write(content, limits);
        written.push(blob.hash);
        return blob;
      }),
    );
  } catch (error) {
    // The sweep removes what cannot be removed now; the first error is the relevant one.
    await releaseBlobs(forge, written).catch(() => undefined);
    throw error;
  }
}

/** Records a blob that a row is about to refer to. */
export async function noteBlob(writes: Writes, { hash, size }: StoredBlob, now: string): Promise<void> {
  await writes.run(sql`
    insert into blobs (hash, size, created_at) values (${hash}, ${size}, ${now}) on conflict (hash) do nothing`);
}

/** Removes those of some blobs that are no longer referred to. An image elsewhere may have the same content. */
export async function releaseBlobs({ database, blobs }: Stores, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) {
    await blobs.remove(hash, () => database.transaction((writes) => dropUnused(writes, hash)));
  }
}

/**
 * Removes unreferenced content that was written before a time by the clock of the machine: content that an ended
 * process could not remove, and content of deleted projects.
 */
export async function sweepBlobs(forge: Stores, before: Date, signal: AbortSignal): Promise<void> {
  for await (const { hash, writtenAt } of forge.blobs.list()) {
    if (signal.aborted) return;
    if (writtenAt < before && !(await isUsed(forge.database, hash))) await releaseBlobs(forge, [hash]);
  }
}

async function dropUnused(writes: Writes, hash: string): Promise<boolean> {
  if (await isUsed(writes, hash)) return false;
  await writes.run(sql`delete from blobs where hash = ${hash}`);
  return true;
}

/** Whether artifacts, files of snippets or images of the appearance have this content. */
async function isUsed(reads: Reads, hash: string): Promise<boolean> {
  const found = await reads.one(sql`
    select 1 as found where exists (select 1 from artifacts a where a.hash = ${hash})
      or exists (select 1 from snippet_files f where f.hash = ${hash})
      or exists (select 1 from settings s where cast(s.value as text) like ${`%${hash}%`})`);
  return found !== undefined;
}
