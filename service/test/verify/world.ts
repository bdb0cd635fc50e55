import type { RunningForge } from '../../start/start.ts';
import { all, calling } from './calling.ts';
import type { StandInProvider } from './provider.ts';
import { askers, authorToken, people, places } from './seeds.ts';
import { aroundThem } from './world-companion.ts';
import type { Document } from './verify.ts';
import { identities, inAccounts } from './world-accounts.ts';
import { inImports } from './world-imports.ts';
import { inPipelines } from './world-pipelines.ts';
import { inPlanning } from './world-planning.ts';
import { inRepository } from './world-repository.ts';

/**
 * Fills a new service, and returns the values of parameters and bodies that only it knows, for each document in the
 * form of `forgespec verify --values`.
 */
export async function seedWorld(
  running: RunningForge,
  provider: StandInProvider,
): Promise<Readonly<Record<Document, object>>> {
  await running.seed(places);
  const { groups } = await running.seed(people);
  const root = calling(running, running.token ?? '');
  const project = '/projects/3';
  const usernames = await all(root, '/users');
  const user = (name: string): unknown => usernames.find(({ username }) => username === name)?.['id'];
  for (const secret of Object.values(askers))
    for (const place of ['/groups/3', project])
      await calling(running, secret)('POST', `${place}/access_requests`);
  // Others see the project, but not its pipelines.
  await root('PUT', project, { public_jobs: false });
  await root('POST', `${project}/members`, { user_id: user('mira'), access_level: 30 });
  const values = {
    id: 3,
    ...(await inRepository(root, project)),
    ...(await inPipelines(running, root, project)),
    ...(await inPlanning(root, project)),
    ...(await inAccounts(root, user)),
    ...identities(groups.at(-1)?.id),
    ...(await inImports(running, root, provider)),
  };
  return {
    'spec/openapi.yaml': values,
    'service/companion/openapi.yaml': {
      ...values,
      ...(await aroundThem(root, calling(running, authorToken), { project, user })),
    },
  };
}
