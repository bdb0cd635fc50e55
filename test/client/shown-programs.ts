import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/sample-request.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import type { ProgramFile } from '../outputs/program.ts';

/** The programs that users see: the examples in comments of a client, and the samples of the documentation. */
export async function shownPrograms(
  document: string | ApiModel,
  output: string,
): Promise<readonly ProgramFile[]> {
  return [{ path: 'examples.ts', text: await examplesIn(output) }, ...(await samplesOf(document))];
}

/** The example in the comment of each function, as a program. */
async function examplesIn(output: string): Promise<string> {
  const operations = await readdir(join(output, 'client/operations'));
  const examples = operations
    .filter((name) => name.endsWith('.d.ts'))
    .map(async (name) => {
      const declaration = await readFile(join(output, 'client/operations', name), 'utf8');
      const [, example, operation] =
        /@example (.*)\n \*\/\nexport declare function (\w+)/.exec(declaration) ?? [];
      if (example === undefined || operation === undefined) throw new Error(`${name} has no example.`);
      return `async () => { ${example.replace(`${operation}(client`, `api.${operation}(client`)} },`;
    });
  return `
import * as api from './client/index.js';

declare const client: api.Client;
export const examples = [
${(await Promise.all(examples)).join('\n')}
];
`;
}

/** The programs that the documentation shows, beside the client. */
async function samplesOf(document: string | ApiModel): Promise<readonly ProgramFile[]> {
  const loaded = typeof document === 'string' ? (await loadModel(document)).model : document;
  if (loaded === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded);
  const site = siteOf({ model, guides: [], url: undefined });
  return model.operations.map((operation) => ({
    path: `sample-${operation.names.file}.ts`,
    text: clientSample(site, sampleRequest(model, operation)),
  }));
}
