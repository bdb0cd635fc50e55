import { execFile } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/request.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import { generateClient, specification } from './generated.ts';
import { usage } from './usage.ts';

const bodies = fileURLToPath(new URL('fixtures/bodies.yaml', import.meta.url));

describe.each([
  ['the specification', specification, usage],
  ['bodies of all kinds', bodies, ''],
])('the client of %s', (_name, document, program) => {
  let folder: string;

  beforeAll(async () => {
    folder = await generateClient(document, [typesEmitter, validatorsEmitter]);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      types: [],
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    };
    await writeFile(join(folder, 'usage.ts'), program);
    await writeFile(join(folder, 'examples.ts'), await examplesIn(folder));
    for (const [name, sample] of await samplesOf(document)) await writeFile(join(folder, name), sample);
    // Of the runtime, these are for Node alone.
    const exclude = ['node', 'undici', 'undici-response'].map((name) => `client/**/${name}.d.ts`);
    const include = ['*.ts', 'client/**/*.d.ts'];
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include, exclude }));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(['typescript', 'typescript7'])(
    'compiles under %s, and so do examples in comments and samples of the docs; misuse of it does not',
    async (compiler) => {
      const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
      const said = await new Promise<string>((resolve) => {
        execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      });
      expect(said).toBe('');
    },
  );
});

/** The example in the comment of each function, as a program. */
async function examplesIn(folder: string): Promise<string> {
  const operations = await readdir(join(folder, 'client/operations'));
  const examples = operations
    .filter((name) => name.endsWith('.d.ts'))
    .map(async (name) => {
      const declaration = await readFile(join(folder, 'client/operations', name), 'utf8');
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

/** The programs that the documentation shows, by the names of their files beside the client. */
async function samplesOf(document: string): Promise<readonly (readonly [name: string, program: string])[]> {
  const loaded = await loadModel(document);
  if (loaded.model === undefined) throw new Error('The document has errors.');
  const model = tsModelOf(loaded.model);
  const site = siteOf({ model, guides: [], url: undefined });
  return model.operations.map((operation) => [
    `sample-${operation.names.file}.ts`,
    clientSample(site, sampleRequest(model, operation)),
  ]);
}
