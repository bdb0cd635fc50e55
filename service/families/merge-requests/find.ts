import { projectOf, type Asking } from '../../access/resources.ts';
import { notFound } from '../../http/refusals.ts';
import type { InProject } from './context-commits.ts';
import { findMergeRequest } from './queries.ts';

/**
 * The merge request of a path, with its project. Throws a `Refusal` of 404 if there is none that the caller may see.
 */
export async function mergeRequestOf(
  asking: Asking,
  { id, merge_request_iid: iid }: { readonly id: string | number; readonly merge_request_iid: number },
): Promise<InProject> {
  const project = await projectOf(asking, id);
  const row = await findMergeRequest(asking.app.database, project.id, iid);
  if (row === undefined) throw notFound('Merge Request');
  return { project, row };
}
