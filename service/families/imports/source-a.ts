import type { ImportResult, SourceAImportCreate } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import { forbidden, invalid } from '../../http/refusals.ts';
import { ProviderClient } from './provider-client.ts';
import { askingProvider, ProviderError } from './provider-error.ts';
import { memberOf, textOf } from './provider-values.ts';
import { sameSite } from './same-site.ts';
import { importTarget, startImport } from './start.ts';

/** Maximum milliseconds for one response of a provider. */
export const defaultPatience = 30_000;

const notBrought = 'Pull requests, comments and attachments are not imported.';

/** Imports a repository from `source_a`: the host in the request, or the URL of the instance's configuration. */
export async function importFromA(asking: Asking, body: SourceAImportCreate): Promise<ImportResult> {
  const { imports = {} } = asking.app.instance;
  const base = body.source_a_hostname === undefined ? imports.sourceA : enterpriseApi(body.source_a_hostname);
  if (base === undefined) throw forbidden('This instance has no address of source_a.');
  const size = body.pagination_limit ?? 100;
  if (size < 1 || size > 100) throw invalid('pagination_limit', 'must be from 1 to 100');
  const namespace = await importTarget(asking, body.target_namespace);
  const token = body.personal_access_token;
  const { patience = defaultPatience } = imports;
  const client = new ProviderClient(asking.app.database, base, {
    authorization: `Bearer ${token}`,
    patience,
  });
  const { found, url } = await askingProvider(async () => {
    const { body: original } = await client.json(`/repositories/${body.repo_id}`);
    const address = textOf(original, 'clone_url', 2000);
    if (address === undefined) throw new ProviderError('invalid');
    return { found: original, url: address };
  });
  const source = textOf(found, 'full_name', 500) ?? String(body.repo_id);
  return await startImport(asking, {
    type: 'source_a',
    url: sameSite(base, url),
    credentials: { userName: 'token', password: token },
    name: body.new_name ?? textOf(found, 'name', 255) ?? source,
    named: body.new_name === undefined ? 'repo_id' : 'new_name',
    source,
    namespace,
    description: textOf(found, 'description', 2000),
    visibility: memberOf(found, 'private') === false ? 'public' : 'private',
    stages: {
      base,
      path: `/repositories/${body.repo_id}`,
      size,
      isPatient: body.timeout_strategy !== 'optimistic',
      collaborators: body.optional_stages?.collaborators_import === true,
    },
    warning: notBrought,
  });
}

/** `https://code.example` and `code.example` have their API at `/api/v3`. */
function enterpriseApi(host: string): string {
  const text = /^[a-z]+:\/\//i.test(host) ? host : `https://${host}`;
  if (!URL.canParse(text)) throw invalid('source_a_hostname', 'is invalid');
  const url = new URL(text);
  if (!/^\/?(?:api\/v3\/?)?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    throw invalid('source_a_hostname', 'is invalid');
  // Text before an @ is refused when the URL is checked.
  const user = url.username === '' && url.password === '' ? '' : `${url.username}:${url.password}@`;
  return `${url.protocol}//${user}${url.host}/api/v3`;
}
