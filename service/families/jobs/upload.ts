import type { UploadJobArtifactsServerRequest } from '../../../generated/companion/server/index.js';
import type { JobArtifactsFile } from '../../../generated/companion/types/index.js';
import type { Caller } from '../../access/caller.ts';
import type { StoredBlob } from '../../blobs/blob-store.ts';
import { parseExpiry } from '../../ci/duration.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, forbidden, invalid, notFound } from '../../http/refusals.ts';
import { archiveBounds, storeArchive } from '../job-artifacts/store.ts';
import { configurationOf } from '../pipelines/stored-job.ts';

/** The job with a number, only for the job itself: it must be running, and the call must use its token. */
export async function runningJobOf(
  forge: Forge,
  caller: Caller | undefined,
  id: number,
): Promise<Row<'builds'>> {
  const build = await forge.database.one<Row<'builds'>>(sql`select * from builds where id = ${id}`);
  if (build === undefined) throw notFound('Job');
  if (caller?.token.job_id !== id || build.status !== 'running') throw forbidden();
  return build;
}

/**
 * Stores the archive that a job uploads, with the expiry of the upload or otherwise of its configuration. It is stored
 * while it arrives; nothing is left of a form that is refused at its end.
 */
export async function storeUpload(
  forge: Forge,
  build: Row<'builds'>,
  form: UploadJobArtifactsServerRequest['body'],
): Promise<JobArtifactsFile> {
  const { name, blob } = await storeArchive(forge, build, async (write) => {
    const written: StoredBlob[] = [];
    const { file, expire_in } = await form.read(async (part) => {
      if (part.name === 'file') written.push(await write(part.content, archiveBounds));
    });
    const [stored] = written;
    if (stored === undefined) throw invalid('file', 'is not a file');
    return { blob: stored, name: nameOf(file), lifetime: { expireIn: expiryOf(build, expire_in) } };
  });
  return { filename: name, size: blob.size };
}

/** Seconds, or null without expiry. */
function expiryOf(build: Row<'builds'>, expireIn: string | undefined): number | null {
  if (expireIn === undefined) return configurationOf(build).artifacts?.expireIn ?? null;
  const asked = parseExpiry(expireIn);
  if (asked === undefined) throw badRequest('expire_in is invalid');
  return asked === 'never' ? null : asked;
}

/** The name of a file without its folders, in characters that are safe in a header. */
function nameOf({ name }: { readonly name: string }): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last === '' ? 'artifacts.zip' : last.replaceAll(/[^\w.-]/g, '_');
}
