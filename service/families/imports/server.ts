import type { ImportResult, SourceBServerImportCreate } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import { invalid } from '../../http/refusals.ts';
import { importTarget, startImport } from './start.ts';

/** Imports a repository of a self-hosted server, whose git URLs are `<server>/scm/<project>/<repository>.git`. */
export async function importFromServer(
  asking: Asking,
  body: SourceBServerImportCreate,
): Promise<ImportResult> {
  const server = body.source_b_server_url;
  const project = segment('source_b_server_project', body.source_b_server_project);
  const repository = segment('source_b_server_repo', body.source_b_server_repo);
  const namespace = await importTarget(asking, body.target_namespace);
  return await startImport(asking, {
    type: 'source_b_server',
    url: `${server}${server.endsWith('/') ? '' : '/'}scm/${project}/${repository}.git`,
    credentials: { userName: body.source_b_server_username, password: body.personal_access_token },
    name: body.new_name ?? repository,
    named: body.new_name === undefined ? 'source_b_server_repo' : 'new_name',
    source: `${project}/${repository}`,
    namespace,
  });
}

function segment(member: string, text: string): string {
  if (!/^~?[A-Za-z0-9_][A-Za-z0-9_.-]{0,254}$/.test(text)) throw invalid(member, 'is invalid');
  return text;
}
