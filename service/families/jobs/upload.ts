import type { UploadedFile } from '../../../generated/companion/server/index.js';
import type { JobArtifactsFile } from '../../../generated/companion/types/index.js';
import type { Caller } from '../../access/caller.ts';
import { parseExpiry } from '../../ci/duration.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, forbidden, notFound } from '../../http/refusals.ts';
import { storeArchive } from '../job-artifacts/store.ts';
import { configurationOf } from '../pipelines/stored-job.ts';

/** The job of a number, for the job itself alone: it runs, and its token makes the call. */
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

/** Stores the archive that a job uploads, for as long as the upload or else its configuration says. */
export async function storeUpload(
  forge: Forge,
  build: Row<'builds'>,
  { file, expire_in }: { readonly file: UploadedFile; readonly expire_in?: string },
): Promise<JobArtifactsFile> {
  const asked = expire_in === undefined ? undefined : parseExpiry(expire_in);
  if (expire_in !== undefined && asked === undefined) throw badRequest('expire_in is invalid');
  const { artifacts } = configurationOf(build);
  const expireIn = asked === undefined ? (artifacts?.expireIn ?? null) : asked === 'never' ? null : asked;
  const name =
    file.name
      .split(/[/\\]/)
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '_') ?? '';
  const filename = name === '' ? 'artifacts.zip' : name;
  await storeArchive(forge, build, { content: onePiece(file), name: filename, lifetime: { expireIn } });
  return { filename, size: file.size };
}

async function* onePiece(file: UploadedFile): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer());
}
