import type { Refusal } from '../../../generated/server/index.js';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { unlessTaken } from '../../http/taken.ts';
import { checkPathFree, checkPathSegment } from '../namespaces/path-rules.ts';
import type { NewProject } from './create.ts';
import { createProjectWithRepository } from './repository.ts';

/** The refusals for a path that is not available. */
export interface PathRefusals {
  /** The member of the request with the path. */
  readonly member: string;
  readonly taken: Refusal;
}

/**
 * Creates a project with its repository at a path that a caller chose. Throws a `Refusal`: 400 for an invalid path,
 * `taken` if another project or group has it, also if both are created at the same time.
 */
export async function createProjectAtPath(
  forge: Forge,
  project: Omit<NewProject, 'storage'>,
  { member, taken }: PathRefusals,
): Promise<Row<'projects'>> {
  const { path, namespace } = project;
  checkPathSegment(member, path);
  await checkPathFree(forge.database, `${namespace.full_path}/${path}`, { refusal: taken });
  return await unlessTaken(taken, () => createProjectWithRepository(forge, project));
}
