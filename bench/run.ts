import { mkdirSync } from 'node:fs';
import { loadModel } from '../generators/pipeline.ts';
import { benchGeneration, generateOurs } from './generation.ts';
import { benchCalls } from './client/calls.ts';
import { benchClientSizes } from './client/sizes.ts';
import { benchClientTypes } from './client/types.ts';
import { benchChecks } from './checks.ts';
import { benchImports } from './imports.ts';
import { cache, githubDocument, hostingDocument, output, requireInstalled } from './places.ts';
import { recordSection } from './results.ts';
import { printSection, type Section } from './section.ts';
import { benchServers } from './server/servers.ts';
import { benchStartUps } from './server/start-ups.ts';
import { benchSizes } from './sizes.ts';
import { benchValidation } from './validation.ts';

/**
 * Measures ours beside its peers, prints the ratios, and leaves them in `results.md`.
 * Usage: `node bench/run.ts [NAME…]`, all benchmarks unless some are named.
 */
const benchmarks: Readonly<Record<string, () => Promise<Section> | Section>> = {
  generation: benchGeneration,
  validation: benchValidationOfGitHub,
  formats: benchChecks,
  imports: benchImports,
  sizes: benchSizes,
  servers: benchServers,
  'start-up': benchStartUps,
  client: benchCalls,
  'client-size': benchClientSizes,
  'client-types': benchClientTypes,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}, but ${Object.keys(benchmarks).join(', ')}.`);
const chosen = Object.entries(benchmarks).filter(([name]) => named.length === 0 || named.includes(name));

requireInstalled();
mkdirSync(cache, { recursive: true });
// What is generated is measured by the others.
if (!chosen.some(([name]) => name === 'generation')) await generateOurs(githubDocument, output.github);
await generateOurs(hostingDocument, output.hosting);
for (const [, run] of chosen) {
  const section = await run();
  console.log(printSection(section));
  recordSection(section);
}

async function benchValidationOfGitHub(): Promise<Section> {
  const { model } = await loadModel(githubDocument);
  if (model === undefined) throw new Error("GitHub's document was refused.");
  return benchValidation(model);
}
