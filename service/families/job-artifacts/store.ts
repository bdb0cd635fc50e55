import type { BlobStore, StoredBlob, WriteBlob } from '../../blobs/blob-store.ts';
import { onePiece } from '../../blobs/one-piece.ts';
import { readJunit } from '../../ci/junit/read-junit.ts';
import type { Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { badRequest } from '../../http/refusals.ts';
import type { StoredArtifacts } from '../pipelines/stored-job.ts';
import { noteBlob, storingBlobs } from './blobs.ts';
import { gather, packed, type JobFile } from './pack.ts';
import { insertArtifact, type NewArtifact } from './queries.ts';
import { archiveLimits, ArchiveRefused, readDirectory, type ArchivedFile } from './zip-directory.ts';

/** How long the artifacts of a job are available. */
type Lifetime = Pick<StoredArtifacts, 'expireIn'>;

/** An artifact of a job whose content is written. Its row still has to be stored, by `insertLeft`. */
export interface LeftArtifact extends Pick<
  NewArtifact,
  'kind' | 'format' | 'file_name' | 'entries' | 'report'
> {
  readonly blob: StoredBlob;
  readonly lifetime: Lifetime;
}

/** An archive that is in the store. */
interface WrittenArchive {
  readonly blob: StoredBlob;
  readonly name: string;
  readonly lifetime: Lifetime;
}

/** Limits of a content as it is sent. */
export const archiveBounds = { maxBytes: archiveLimits.size } as const;

/** Writes the artifacts of a job from its files: an archive and test reports. Refuses invalid archives with 400. */
export async function writeFiles(
  { blobs, now, write }: { readonly blobs: BlobStore; readonly now: Date; readonly write: WriteBlob },
  { files, artifacts }: { readonly files: readonly JobFile[]; readonly artifacts: StoredArtifacts },
): Promise<readonly LeftArtifact[]> {
  const { archived, junit } = gather(files, artifacts);
  const left: LeftArtifact[] = [];
  if (archived.length > 0) {
    const name = `${artifacts.name.replaceAll(/[^\w.-]/g, '_')}.zip`;
    const blob = await write(packed(archived, now), archiveBounds);
    left.push(await archiveOf(blobs, { blob, name, lifetime: artifacts }));
  }
  for (const { path, content } of junit) {
    const report = await readJunit([content]);
    const file_name = path.split('/').at(-1) ?? path;
    const blob = await write(onePiece(content), archiveBounds);
    const facts = { kind: 'junit', format: 'raw', file_name, entries: null, report };
    left.push({ ...facts, blob, lifetime: artifacts });
  }
  return left;
}

/**
 * Stores an archive that `take` writes, after checking its directory. Refuses an invalid archive with 400; then nothing
 * is stored.
 */
export async function storeArchive(
  forge: Forge,
  build: Row<'builds'>,
  take: (write: WriteBlob) => Promise<WrittenArchive>,
): Promise<WrittenArchive> {
  return await storingBlobs(forge, async (write) => {
    const archive = await take(write);
    const left = await archiveOf(forge.blobs, archive);
    await forge.database.transaction((writes) => insertLeft(writes, build, [left], forge.clock.now()));
    return archive;
  });
}

async function archiveOf(blobs: BlobStore, { blob, name, lifetime }: WrittenArchive): Promise<LeftArtifact> {
  const entries = await directoryOf(blobs, blob);
  return { kind: 'archive', format: 'zip', file_name: name, entries, report: null, blob, lifetime };
}

async function directoryOf(blobs: BlobStore, blob: StoredBlob): Promise<readonly ArchivedFile[]> {
  try {
    return await readDirectory(blobs, blob);
  } catch (error) {
    throw error instanceof ArchiveRefused ? badRequest(error.message) : error;
  }
}

/** Stores the rows of a job's artifacts. */
export async function insertLeft(
  writes: Writes,
  { id, project_id }: Pick<Row<'builds'>, 'id' | 'project_id'>,
  left: readonly LeftArtifact[],
  now: Date,
): Promise<void> {
  for (const { blob, lifetime, ...facts } of left) {
    const { expireIn } = lifetime;
    const expires_at = expireIn === null ? null : new Date(now.getTime() + expireIn * 1000).toISOString();
    await noteBlob(writes, blob, now.toISOString());
    const artifact = { ...facts, ...blob, build_id: id, project_id, expires_at };
    await insertArtifact(writes, artifact, now.toISOString());
  }
}
