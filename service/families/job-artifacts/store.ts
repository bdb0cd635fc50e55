import { instant } from '../../clock.ts';
import type { StoredBlob } from '../../blobs/blob-store.ts';
import { onePiece } from '../../blobs/one-piece.ts';
import type { Row } from '../../database/rows.ts';
import { readJunit } from '../../ci/junit/read-junit.ts';
import type { Forge } from '../../forge.ts';
import { badRequest } from '../../http/refusals.ts';
import type { StoredArtifacts } from '../pipelines/stored-job.ts';
import { noteBlob, releaseBlobs } from './blobs.ts';
import { gather, packed, type JobFile } from './pack.ts';
import { insertArtifact, type NewArtifact } from './queries.ts';
import { archiveLimits, ArchiveRefused, readDirectory } from './zip-directory.ts';

/** How long what a job leaves is there. */
type Lifetime = Pick<StoredArtifacts, 'expireIn'>;

/** Stores what a job leaves of its files: an archive and test reports. */
export async function storeFiles(
  forge: Forge,
  build: Row<'builds'>,
  { files, artifacts }: { readonly files: readonly JobFile[]; readonly artifacts: StoredArtifacts },
): Promise<void> {
  const { archived, junit } = gather(files, artifacts);
  if (archived.length > 0) {
    const name = `${artifacts.name.replaceAll(/[^\w.-]/g, '_')}.zip`;
    await storeArchive(forge, build, {
      content: packed(archived, forge.clock.now()),
      name,
      lifetime: artifacts,
    });
  }
  for (const { path, content } of junit) {
    const report = await readJunit([content]);
    const file_name = path.split('/').at(-1) ?? path;
    await forge.blobs.storing(async (write) => {
      const blob = await write(onePiece(content), { maxBytes: archiveLimits.size });
      const facts = { kind: 'junit', format: 'raw', file_name, entries: null, report, blob };
      await insert(forge, build, { ...facts, lifetime: artifacts });
    });
  }
}

/** Stores an archive as a job sends it, after a look at its directory. Refuses with 400 what is not served. */
export async function storeArchive(
  forge: Forge,
  build: Row<'builds'>,
  archive: {
    readonly content: AsyncIterable<Uint8Array>;
    readonly name: string;
    readonly lifetime: Lifetime;
  },
): Promise<void> {
  const { content, name: file_name, lifetime } = archive;
  const refused = await forge.blobs.storing(async (write) => {
    const blob = await write(content, { maxBytes: archiveLimits.size });
    try {
      const entries = await readDirectory(forge.blobs, blob);
      const facts = { kind: 'archive', format: 'zip', file_name, entries, report: null, blob };
      await insert(forge, build, { ...facts, lifetime });
      return undefined;
    } catch (error) {
      if (!(error instanceof ArchiveRefused)) throw error;
      await forge.database.transaction((writes) => noteBlob(writes, blob, instant(forge.clock)));
      return { hash: blob.hash, reason: error.message };
    }
  });
  if (refused === undefined) return;
  await releaseBlobs(forge, [refused.hash]);
  throw badRequest(refused.reason);
}

async function insert(
  forge: Forge,
  { id, project_id }: Row<'builds'>,
  {
    blob,
    lifetime: { expireIn },
    ...facts
  }: Pick<NewArtifact, 'kind' | 'format' | 'file_name' | 'entries' | 'report'> & {
    readonly blob: StoredBlob;
    readonly lifetime: Lifetime;
  },
): Promise<void> {
  const now = forge.clock.now();
  const expires_at = expireIn === null ? null : new Date(now.getTime() + expireIn * 1000).toISOString();
  const artifact = { ...facts, ...blob, build_id: id, project_id, expires_at };
  await forge.database.transaction(async (writes) => {
    await noteBlob(writes, blob, now.toISOString());
    await insertArtifact(writes, artifact, now.toISOString());
  });
}
