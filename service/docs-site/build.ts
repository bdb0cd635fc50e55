import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the documentation of the API into a folder, with the toolkit, in a separate process. The document is a copy
 * whose server is this service, so that Try it on the pages calls it.
 * @param url of the service, without a trailing slash
 */
export async function buildDocs(folder: string, url: string): Promise<string> {
  const source = join(folder, 'document');
  const site = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'spec'), source, { recursive: true });
  const entry = join(source, 'openapi.yaml');
  const document = parseDocument(readFileSync(entry, 'utf8'));
  document.set('servers', [{ url: `${url}/api/v4`, description: 'This service' }]);
  writeFileSync(entry, document.toString());
  const command = [
    join(root, 'generators/cli/main.ts'),
    'docs',
    entry,
    '--out',
    site,
    '--url',
    `${url}/docs/`,
  ];
  await promisify(execFile)(process.execPath, command, { cwd: folder, timeout: 120_000 });
  return site;
}
