import { join } from 'node:path';
import { setAside } from './aside.ts';
import { cache, githubDocument, output, peers, repository } from './places.ts';
import { measureProcess, type Usage } from './process.ts';
import { alternate, median } from './statistics.ts';
import type { Section } from './section.ts';

const ROUNDS = 5;
/** MiB. */
const MOST_MEMORY = 1_024;

const heyApiFolder = join(cache, 'hey-api');
const orvalFolder = join(cache, 'orval');
/** The module with the zod schemas that hey-api generates from GitHub's document. */
export const heyApiZod = join(heyApiFolder, 'zod.gen.ts');

const commandOfOurs = (document: string, folder: string) => [
  join(repository, 'generators/cli/main.ts'),
  ...words('generate', document, '--out', folder),
];
const onlyValidators = ['--only', 'types,validators,manifest'];
const everythingFolder = join(cache, 'everything');
const heyApi = [
  join(peers, '@hey-api/openapi-ts/dist/run.mjs'),
  ...words('-i', githubDocument, '-o', heyApiFolder),
  ...words('-p', '@hey-api/typescript', '-p', '@hey-api/sdk', '-p', '@hey-api/client-fetch', '-p', 'zod'),
];
const openApiTypescript = [
  join(peers, 'openapi-typescript/bin/cli.js'),
  ...words(githubDocument, '-o', join(cache, 'openapi-typescript.d.ts')),
];
const orval = [
  join(peers, 'orval/dist/bin/orval.mjs'),
  ...words('--input', githubDocument, '--output', orvalFolder, '--mode', 'tags-split', '--client', 'fetch'),
];

/** Generates our types and validators for a document. */
export async function generateOurs(document: string, folder: string): Promise<Usage> {
  return run([...commandOfOurs(document, folder), ...onlyValidators], folder);
}

/** From GitHub's document to all files on an empty disk, as whole processes. */
export async function benchGeneration(): Promise<Section> {
  const runs = await alternate(ROUNDS, {
    'forgespec (everything)': () => run(commandOfOurs(githubDocument, everythingFolder), everythingFolder),
    'forgespec (types, validators)': () => generateOurs(githubDocument, output.github),
    'hey-api (types, sdk, fetch client, zod)': () => run(heyApi, heyApiFolder),
    'openapi-typescript (types alone)': () => run(openApiTypescript),
    'orval (types, fetch client)': () => run(orval, orvalFolder),
  });
  const [ours = [], , heyApiRuns = []] = runs.values();
  const own = medianOf(ours, 'seconds');
  const holds = own <= medianOf(heyApiRuns, 'seconds') && medianOf(ours, 'peak') < MOST_MEMORY;
  return {
    title: "Generation from GitHub's document",
    remark:
      `Whole processes into empty folders, ${ROUNDS} rounds in turns, medians. The ratio is the time over ours; ` +
      'the time of the processors tells more where other work shares the machine. Target: everything no slower than ' +
      `hey-api with zod, below ${MOST_MEMORY} MiB: ${holds ? 'holds' : 'does not hold'}.`,
    head: ['Tool', 'Seconds', 'Ratio', 'Seconds of processors', 'Peak MiB'],
    rows: [...runs].map(([name, usages]) => [
      name,
      medianOf(usages, 'seconds').toFixed(1),
      (medianOf(usages, 'seconds') / own).toFixed(2),
      medianOf(usages, 'processor').toFixed(1),
      medianOf(usages, 'peak').toFixed(0),
    ]),
  };
}

function medianOf(usages: readonly Usage[], figure: keyof Usage): number {
  return median(usages.map((usage) => usage[figure]));
}

async function run(arguments_: readonly string[], folder?: string): Promise<Usage> {
  if (folder !== undefined) setAside(folder);
  return measureProcess(arguments_, cache);
}

/** The words of a command line. */
function words(...given: readonly string[]): readonly string[] {
  return given;
}
