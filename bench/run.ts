import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadModel } from '../generators/pipeline.ts';
import { deleteAside } from './aside.ts';
import { benchDocsBuild, benchDocsPages } from './docs/docs.ts';
import { benchEditor } from './editor.ts';
import { benchEdits } from './edits.ts';
import { benchGeneration, generateOurs } from './generation.ts';
import { benchGrowth } from './growth.ts';
import { benchCalls } from './client/calls.ts';
import { benchClientSizes } from './client/sizes.ts';
import { benchClientTypes } from './client/types.ts';
import { benchChecks } from './checks.ts';
import { benchCommands } from './commands.ts';
import { benchImports } from './imports.ts';
import { cache, githubDocument, hostingDocument, output, requireInstalled } from './places.ts';
import { recordSection } from './results.ts';
import { printSection, type BenchOptions, type Section } from './section.ts';
import { benchServers } from './server/servers.ts';
import { benchStartUps } from './server/start-ups.ts';
import { benchServiceGit } from './service/git.ts';
import { benchServicePages } from './service/pages.ts';
import { benchServiceRates } from './service/rates.ts';
import { benchServiceStart } from './service/start.ts';
import { benchSizes } from './sizes.ts';
import { benchValidation } from './validation.ts';

/**
 * Measures ours beside its peers, prints the ratios, and writes them to `results.md`. Usage: `node bench/run.ts [NAME…]
 * [--brief]`, all benchmarks by default. With `--brief` servers and the service are measured in fewer and shorter
 * rounds, which the note of their section then states.
 */
const benchmarks: Readonly<Record<string, (options: BenchOptions) => Promise<Section> | Section>> = {
  commands: benchCommands,
  generation: benchGeneration,
  edits: benchEdits,
  editor: benchEditor,
  growth: benchGrowth,
  validation: benchValidationOfGitHub,
  formats: benchChecks,
  imports: benchImports,
  sizes: benchSizes,
  servers: benchServers,
  'start-up': benchStartUps,
  'docs-build': benchDocsBuild,
  docs: () => benchDocsPages('hosting'),
  'docs-github': () => benchDocsPages('github'),
  client: benchCalls,
  'client-size': benchClientSizes,
  'client-types': benchClientTypes,
  'service-start': benchServiceStart,
  'service-rates': benchServiceRates,
  'service-pages': benchServicePages,
  'service-git': benchServiceGit,
};

/** Names that stand for several benchmarks. */
const groups: Readonly<Record<string, readonly string[]>> = {
  service: ['service-start', 'service-rates', 'service-pages', 'service-git'],
};

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { brief: { type: 'boolean', default: false } },
});
const names = named.flatMap((name) => (Object.hasOwn(groups, name) ? (groups[name] ?? []) : [name]));
const unknown = names.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0)
  throw new Error(
    `There is no ${unknown.join(', ')}, but ${[...Object.keys(benchmarks), ...Object.keys(groups)].join(', ')}.`,
  );
const chosen = Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name));

// The service is compared with nothing that must be installed.
if (chosen.some(([name]) => !name.startsWith('service-'))) requireInstalled();
mkdirSync(cache, { recursive: true });
// Commands measure no generated code, benchmarks of servers generate their own, and so does the service.
if (chosen.some(([name]) => !isAlone(name))) {
  if (!chosen.some(([name]) => name === 'generation')) await generateOurs(githubDocument, output.github);
  await generateOurs(hostingDocument, output.hosting);
}
for (const [, run] of chosen) {
  const section = await run({ brief: values.brief });
  console.log(printSection(section));
  recordSection(section);
}
deleteAside();

function isAlone(name: string): boolean {
  return name.startsWith('service-') || ['commands', 'edits', 'growth', 'servers', 'start-up'].includes(name);
}

async function benchValidationOfGitHub(): Promise<Section> {
  const { model } = await loadModel(githubDocument);
  if (model === undefined) throw new Error("GitHub's document was refused.");
  return benchValidation(model);
}
