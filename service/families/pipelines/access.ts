import { levels } from '../../access/level.ts';
import { levelInProject } from '../../access/queries.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { forbidden } from '../../http/refusals.ts';
import { settingsOf } from '../projects/settings.ts';

/** The level of the caller in a project, 0 without one. */
export async function levelOfCaller({ app, principal }: Asking, project: Row<'projects'>): Promise<number> {
  const viewer = viewerOf(app, principal);
  return viewer === undefined ? 0 : ((await levelInProject(app.database, viewer, project)) ?? 0);
}

/**
 * Refuses with 403 callers who see a project but may not see its pipelines and jobs: reporters may, and everybody if
 * jobs are public.
 */
export async function requireToSeeJobs(asking: Asking, project: Row<'projects'>): Promise<void> {
  if (settingsOf(project).public_jobs !== true && (await levelOfCaller(asking, project)) < levels.reporter)
    throw forbidden();
}

/** Refuses with 403 callers who may not start, retry or cancel: developers may. */
export async function requireToRunJobs(asking: Asking, project: Row<'projects'>): Promise<void> {
  if ((await levelOfCaller(asking, project)) < levels.developer) throw forbidden();
}
