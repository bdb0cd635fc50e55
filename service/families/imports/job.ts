import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { ImportFailed } from '../../git/errors.ts';
import type { JobKind } from '../../jobs/worker.ts';
import { Refusal } from '../../../generated/server/index.js';
import { noteActivity } from '../projects/repository.ts';
import { checkedAddress } from './address.ts';
import { credentialsOf, forgetCredentials } from './credentials.ts';
import { moveImport, setDefaultBranch } from './queries.ts';

/** What the row of a job knows of an import: no credentials, but the key of them. */
export interface ImportPayload {
  readonly projectId: number;
  readonly url: string;
  readonly key: string;
}

/** Fills the repository of a project from another host: scheduled, started, and then finished or failed. */
export const importJob: JobKind = {
  async run(forge, payload, signal) {
    const { projectId, url, key } = payload as ImportPayload;
    const project = await forge.database.transaction((writes) =>
      moveImport(writes, projectId, { from: ['scheduled', 'started'], to: 'started' }),
    );
    // Canceled or deleted in the meantime.
    if (project === undefined) return forgetCredentials(key);
    const failure = await failureOf(() => fetchInto(forge, project, { projectId, url, key }, signal));
    await forge.database.transaction((writes) =>
      moveImport(writes, projectId, {
        from: ['started'],
        ...(failure === undefined ? { to: 'finished' } : { to: 'failed', error: failure }),
      }),
    );
    forgetCredentials(key);
  },
  async died(forge, payload) {
    const { projectId, key } = payload as ImportPayload;
    forgetCredentials(key);
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
  { url, key }: ImportPayload,
  signal: AbortSignal,
): Promise<void> {
  const credentials = credentialsOf(key);
  if (credentials === undefined) throw new ImportFailed('The import was interrupted');
  // The name of the host can stand for another address by now.
  const { address } = await checkedAddress(forge.database, url);
  const repository = await forge.repositories.import(project.storage, { url, address, credentials, signal });
  const branch = await repository.defaultBranch();
  await forge.database.transaction((writes) => setDefaultBranch(writes, project.id, branch));
  const [row] = await forge.database.all<Row<'projects'>>(
    sql`select * from projects where id = ${project.id}`,
  );
  if (row !== undefined) await noteActivity(forge, row);
}

/** Why an import failed, where trying again would not help; undefined where it did not fail. */
async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof ImportFailed || error instanceof Refusal) return error.message;
    throw error;
  }
}
