import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { RepositoryNotFound } from '../../git/errors.ts';
import type { JobKind } from '../../jobs/worker.ts';
import { repositoryOf } from './repository.ts';

/** The payload of a job that packs a repository. */
export interface MaintainPayload {
  readonly projectId: number;
}

/**
 * Packs the repository of a project. Pushes wait in the meantime. After ten minutes it is stopped and tried again
 * later.
 */
export const maintainJob: JobKind = {
  async run(forge, payload) {
    const { projectId } = payload as MaintainPayload;
    const project = await forge.database.one<Row<'projects'>>(
      sql`select * from projects where id = ${projectId}`,
    );
    if (project === undefined) return;
    try {
      await (await repositoryOf(forge, project)).maintain();
    } catch (error) {
      // It was deleted meanwhile.
      if (!(error instanceof RepositoryNotFound)) throw error;
    }
  },
  // The next pushes request it again.
  died: () => Promise.resolve(),
};
