import { sql } from '../../database/sql.ts';
import type { RunningForge } from '../../start/start.ts';
import { object, type Call } from './calling.ts';
import type { StandInProvider } from './provider.ts';

/** Where an import goes. */
function into(name: string): object {
  return { target_namespace: 'acme', new_name: name };
}

/** Imports from a provider in this process, and a project whose import is running. */
export async function inImports(
  { forge }: RunningForge,
  root: Call,
  { url }: StandInProvider,
): Promise<object> {
  await root('PUT', '/application/settings', { allow_local_requests_from_hooks_and_services: true });
  const { id } = object(await root('GET', '/projects/acme%2Fone'));
  await forge.database.transaction((writes) =>
    writes.run(
      sql`update projects set import_type = 'source_a', import_status = 'started' where id = ${Number(id)}`,
    ),
  );
  return {
    importFromSourceA: { body: { ...into('from-a'), source_a_hostname: url, pagination_limit: 50 } },
    cancelSourceAImport: { body: { project_id: id } },
    importFromSourceBServer: { body: { ...into('from-server'), source_b_server_url: url } },
    importFromSourceB: { body: into('from-b') },
  };
}
