import { levels } from '../../access/level.ts';
import { projectOf, type Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { badRequest, forbidden, notFound } from '../../http/refusals.ts';
import type { Instance } from '../../instance.ts';
import { levelOfCaller, requireToSeeJobs } from '../pipelines/access.ts';
import { refNamed } from '../pipelines/ref.ts';
import { configurationOf } from '../pipelines/stored-job.ts';
import { repositoryOf } from '../projects/repository.ts';
import { archiveOf, buildOf, successfulBuild } from './queries.ts';
import { isFilePath, type ArchivedFile } from './zip-directory.ts';

/** A job of a project whose jobs the caller may see. */
export async function buildAt(
  asking: Asking,
  { id, job_id }: { readonly id: string | number; readonly job_id: number },
): Promise<{ readonly project: Row<'projects'>; readonly build: Row<'builds'> }> {
  const project = await projectOf(asking, id);
  await requireToSeeJobs(asking, project);
  const build = await buildOf(asking.app.database, project, job_id);
  if (build === undefined) throw notFound('Job');
  return { project, build };
}

/** The archive of a job, by its number. */
export async function archiveOfJob(
  asking: Asking,
  path: { readonly id: string | number; readonly job_id: number },
): Promise<Row<'artifacts'>> {
  const { project, build } = await buildAt(asking, path);
  return await archiveFor(asking, project, build);
}

/** The archive of a job, by its name and its branch or tag. */
export async function archiveOfRef(
  asking: Asking,
  { id, ref_name: name }: { readonly id: string | number; readonly ref_name: string },
  job: string,
): Promise<Row<'artifacts'>> {
  const project = await projectOf(asking, id);
  await requireToSeeJobs(asking, project);
  const ref = await refNamed(await repositoryOf(asking.app, project), name);
  if (ref === undefined) throw notFound('Job');
  const build = await successfulBuild(asking.app.database, project, { ref: ref.name, job });
  if (build === undefined) throw notFound('Job');
  return await archiveFor(asking, project, build);
}

const accessLevels = { all: 0, developer: levels.developer, maintainer: levels.maintainer } as const;

async function archiveFor(
  asking: Asking,
  project: Row<'projects'>,
  build: Row<'builds'>,
): Promise<Row<'artifacts'>> {
  const { database, clock } = asking.app;
  const access = configurationOf(build).artifacts?.access ?? 'all';
  if (access === 'none') throw forbidden();
  if (access !== 'all' && (await levelOfCaller(asking, project)) < accessLevels[access]) throw forbidden();
  const archive = await archiveOf(database, build.id, instant(clock));
  if (archive === undefined) throw notFound('Artifacts');
  return archive;
}

/** A file of an archive, by its path. Throws a `Refusal` of 400 for an invalid path, and of 404. */
export function fileIn({ entries }: Row<'artifacts'>, path: string): ArchivedFile {
  if (!isFilePath(path)) throw badRequest('The path is not valid');
  const found = (entries as readonly ArchivedFile[] | null)?.find((file) => file.path === path);
  if (found === undefined) throw notFound('File');
  return found;
}

/** The URL of the raw bytes of a file; callers with a token in the query must add it again. */
export function addressOfFile(
  { url }: Instance,
  { project_id: project, build_id: job }: Row<'artifacts'>,
  { path }: ArchivedFile,
): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${url}/api/v4/projects/${project}/jobs/${job}/artifacts/${encoded}`;
}
