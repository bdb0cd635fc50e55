import { Refusal } from '../../../generated/server/index.js';
import type { SourceAGistsImportCreate } from '../../../generated/types/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { instant } from '../../clock.ts';
import { forbidden } from '../../http/refusals.ts';
import { addJob } from '../../jobs/queries.ts';
import { sealCredentials } from './credentials.ts';
import type { GistsPayload } from './gists-job.ts';
import { ProviderClient } from './provider-client.ts';
import { askingProvider } from './provider-error.ts';
import { beginGists } from './queries.ts';
import { defaultPatience } from './source-a.ts';

/** Starts to import the gists of the owner of a token, one import at a time for each user (Part B 4.9). */
export async function importGists(asking: Asking, body: SourceAGistsImportCreate): Promise<void> {
  const { app } = asking;
  const { user } = callerIn(asking);
  const { sourceA: base, patience = defaultPatience } = app.instance.imports ?? {};
  if (base === undefined) throw forbidden('This instance has no address of source_a.');
  const token = body.personal_access_token;
  const client = new ProviderClient(app.database, base, { authorization: `Bearer ${token}`, patience });
  await askingProvider(() => client.json('/user'));
  const credentials = sealCredentials(app, { userName: 'token', password: token });
  const payload: GistsPayload = { userId: user.id, base, credentials };
  const now = instant(app.clock);
  const hasBegun = await app.database.transaction(async (writes) => {
    if (!(await beginGists(writes, user.id, now))) return false;
    await addJob(writes, { kind: 'import-gists', payload, now });
    return true;
  });
  if (!hasBegun) throw new Refusal({ status: 422, message: 'Import already in progress' });
  app.jobs.wake();
}
