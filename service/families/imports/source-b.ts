import type { ImportResult, SourceBImportCreate } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import { forbidden, invalid } from '../../http/refusals.ts';
import { ProviderClient } from './provider-client.ts';
import { askingProvider, ProviderError } from './provider-error.ts';
import { memberOf, textOf } from './provider-values.ts';
import { defaultPatience } from './source-a.ts';
import { sameSite } from './same-site.ts';
import { importTarget, startImport } from './start.ts';

/** Imports a repository from the provider that the configuration of the instance names as `source_b`. */
export async function importFromB(asking: Asking, body: SourceBImportCreate): Promise<ImportResult> {
  const { sourceB: base, patience = defaultPatience } = asking.app.instance.imports ?? {};
  if (base === undefined) throw forbidden('This instance has no address of source_b.');
  const path = body.repo_path;
  if (!/^[A-Za-z0-9_{][A-Za-z0-9_.{}-]*\/[A-Za-z0-9_{][A-Za-z0-9_.{}-]*$/.test(path))
    throw invalid('repo_path', 'is invalid');
  const namespace = await importTarget(asking, body.target_namespace);
  const credentials = { userName: body.source_b_username, password: body.source_b_app_password };
  const basic = Buffer.from(`${credentials.userName}:${credentials.password}`).toString('base64');
  const client = new ProviderClient(asking.app.database, base, { authorization: `Basic ${basic}`, patience });
  const original = await askingProvider(async () => {
    const { body: found } = await client.json(
      `/2.0/repositories/${path.split('/').map(encodeURIComponent).join('/')}`,
    );
    const links = memberOf(memberOf(found, 'links'), 'clone');
    const link = Array.isArray(links)
      ? links.find((each) => /^https?$/.test(textOf(each, 'name') ?? ''))
      : undefined;
    const url = textOf(link, 'href', 2000);
    if (url === undefined) throw new ProviderError('invalid');
    return { found, url: withoutUser(url) };
  });
  return await startImport(asking, {
    type: 'source_b',
    url: sameSite(base, original.url),
    credentials,
    name: body.new_name ?? textOf(original.found, 'name', 255) ?? path.split('/')[1] ?? path,
    named: body.new_name === undefined ? 'repo_path' : 'new_name',
    source: textOf(original.found, 'full_name', 500) ?? path,
    namespace,
    description: textOf(original.found, 'description', 2000),
    visibility: memberOf(original.found, 'is_private') === false ? 'public' : 'private',
  });
}

/** The provider writes the user name into the URL. */
function withoutUser(address: string): string {
  if (!URL.canParse(address)) throw new ProviderError('invalid');
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}
