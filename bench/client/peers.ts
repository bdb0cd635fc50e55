import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFile } from '../../generators/emit/bundle/bundle-emitter.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { hostingDocument, peers } from '../places.ts';
import { runForText } from '../process.ts';
import { clients } from './contestants.ts';

/** The document in one file, for peers that cannot read several. */
export const bundledDocument: string = join(clients, 'openapi.json');

/** Generates the clients of the peers. Some of them contain the base URL from then on. */
export async function generatePeers(baseUrl: string): Promise<void> {
  rmSync(clients, { recursive: true, force: true });
  mkdirSync(clients, { recursive: true });
  const { model } = await loadModel(hostingDocument);
  if (model === undefined) throw new Error('The document was refused.');
  writeFileSync(bundledDocument, bundleFile(model).text);

  const heyApi = join(clients, 'hey-api');
  await runForText([join(peers, '@hey-api/openapi-ts/bin/run.js'), '-i', bundledDocument, '-o', heyApi]);

  const openApiTypescript = join(peers, 'openapi-typescript/bin/cli.js');
  await runForText([openApiTypescript, bundledDocument, '-o', join(clients, 'openapi-typescript.d.ts')]);

  const target = join(clients, 'orval/api.ts');
  const orval = { target, client: 'fetch', mode: 'tags-split', baseUrl };
  await configured('orval/dist/bin/orval.mjs', 'orval.config.mjs', {
    text: `export default ${JSON.stringify({ forge: { input: bundledDocument, output: orval } })};`,
    options: ['--config'],
  });

  // It overflows its stack for the types of this document and reports that, after the functions have been written.
  await configured('@kubb/cli/bin/kubb.cjs', 'kubb.config.mjs', {
    text: `
      import { pluginClient } from '${peers}/@kubb/plugin-client/dist/index.js';
      import { pluginOas } from '${peers}/@kubb/plugin-oas/dist/index.js';
      import { pluginTs } from '${peers}/@kubb/plugin-ts/dist/index.js';
      export default {
        root: '${clients}',
        input: { path: '${bundledDocument}' },
        output: { path: '${clients}/kubb', clean: true, format: false, lint: false },
        plugins: [
          pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'fetch', baseURL: '${baseUrl}' }),
        ],
      };`,
    options: ['generate', '--config'],
  }).catch(() => {});
}

/** Runs a tool of a peer with a configuration file. */
async function configured(
  script: string,
  file: string,
  { text, options }: { readonly text: string; readonly options: readonly string[] },
): Promise<void> {
  const path = join(clients, file);
  writeFileSync(path, text);
  // Some write additional files.
  await runForText([join(peers, script), ...options, path], clients);
}
