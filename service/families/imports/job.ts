import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { ImportFailed } from '../../git/errors.ts';
import type { JobKind } from '../../jobs/worker.ts';
import { Refusal } from '../../../generated/server/index.js';
import { noteActivity } from '../projects/activity.ts';
import { repositoryOf } from '../projects/repository.ts';
import { checkedAddress } from './address.ts';
import { openCredentials } from './credentials.ts';
import { moveImport, setDefaultBranch } from './queries.ts';
import { runStages, type Stages } from './stages.ts';

/** The payload of a job that imports a repository. */
export interface ImportPayload {
  readonly projectId: number;
  readonly url: string;
  /** Sealed. */
  readonly credentials: string;
  readonly stages?: Stages;
}

/** Fills the repository of a project from another host: scheduled, started, and then finished or failed. */
export const importJob: JobKind = {
  async run(forge, payload, signal) {
    const importing = payload as ImportPayload;
    const { projectId } = importing;
    const project = await forge.database.transaction((writes) =>
      moveImport(writes, projectId, { from: ['scheduled', 'started'], to: 'started' }),
    );
    // Canceled or deleted in the meantime.
    if (project === undefined) return;
    const failure = await failureOf(() => fetchInto(forge, project, importing, signal));
    await forge.database.transaction((writes) =>
      moveImport(writes, projectId, {
        from: ['started'],
        ...(failure === undefined ? { to: 'finished' } : { to: 'failed', error: failure }),
      }),
    );
  },
  async died(forge, payload) {
    const { projectId } = payload as ImportPayload;
    await forge.database.transaction((writes) =>
      moveImport(writes, projectId, {
        from: ['scheduled', 'started'],
        to: 'failed',
        error: 'The import could not be done',
      }),
    );
  },
};

async function fetchInto(
  forge: Forge,
  project: Row<'projects'>,
  { url, credentials: sealed, stages }: ImportPayload,
  signal: AbortSignal,
): Promise<void> {
  const credentials = openCredentials(forge, sealed);
  const repository = await repositoryOf(forge, project);
  // All references are created at once: if there are any, an interrupted import had completed this step.
  if (await repository.isEmpty()) {
    if (credentials === undefined) throw new ImportFailed('The import was interrupted for too long');
    // The name of the host may resolve to another address by now.
    const { address } = await checkedAddress(forge.database, url);
    await forge.repositories.import(project.storage, { url, address, credentials, signal });
  }
  const branch = await repository.defaultBranch();
  await forge.database.transaction((writes) => setDefaultBranch(writes, project.id, branch));
  await noteActivity(forge, project);
  if (stages === undefined) return;
  if (credentials === undefined) throw new ImportFailed('The import was interrupted for too long');
  await runStages(forge, project, { stages, credentials, signal });
}

/** Why an import failed, if a retry would not help; undefined if it did not fail. */
async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof ImportFailed || error instanceof Refusal) return error.message;
    throw error;
  }
}
