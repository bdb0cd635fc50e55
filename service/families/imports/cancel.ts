import { requireInProject } from '../../access/require.ts';
import { projectOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { badRequest } from '../../http/refusals.ts';
import type { ImportPayload } from './job.ts';
import { moveImport } from './queries.ts';

const maintainer = 40;

/**
 * Cancels an import that is waiting or running (Part B 3). Throws a `Refusal` of 400 if it has ended, or never existed.
 */
export async function cancelImport(asking: Asking, projectId: number): Promise<Row<'projects'>> {
  const project = await projectOf(asking, projectId);
  await requireInProject(asking, project, maintainer);
  const canceled = await asking.app.database.transaction((writes) =>
    moveImport(writes, project.id, { from: ['scheduled', 'started'], to: 'canceled' }),
  );
  if (canceled === undefined) throw badRequest('The import cannot be canceled');
  asking.app.jobs.abort('import', (payload) => (payload as ImportPayload).projectId === project.id);
  return canceled;
}
