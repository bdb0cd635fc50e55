import { ConfigurationError } from './configuration-error.ts';
import type { Configuration, Reading } from './configuration.ts';
import { defined } from './defined.ts';
import { Problems } from './entries/entry.ts';
import { readRoot } from './entries/root.ts';
import { loadConfiguration } from './include/load-includes.ts';
import type { IncludedFile, ReadFile, ResolveInclude } from './include/loading.ts';
import { limits } from './limits.ts';
import { applyExtends } from './merge/extends.ts';
import { checkWeight } from './merge/measure.ts';
import { resolveReferences } from './merge/references.ts';
import { checkJobs } from './plan/check-jobs.ts';
import { expandJobs } from './plan/expand-jobs.ts';
import type { VariableValues } from './rules/evaluate.ts';
import { Matching } from './rules/matching.ts';
import type { KnownPaths } from './rules/paths.ts';
import { isSequence, type Mapping } from './value.ts';
import { yamlBudget } from './yaml/read-yaml.ts';

/** The options for reading a configuration. All are optional. */
export type ReadingOptions = {
  /** Reads included files. Without it, no file exists. */
  readFile?: ReadFile;
  resolveInclude?: ResolveInclude;
  /** Variables for includes: in their locations and rules. */
  variables?: VariableValues;
  paths?: KnownPaths;
  /** The name of the file, for messages. */
  name?: string;
};

/**
 * Reads the text of a CI configuration with all included files, and checks it. Errors of a configuration are returned;
 * nothing is thrown for them.
 */
export async function readConfiguration(text: string, options: ReadingOptions = {}): Promise<Reading> {
  const problems = new Problems();
  const reading: { merged?: Mapping; included?: readonly IncludedFile[]; configuration?: Configuration } = {};
  try {
    if (text.trim() === '') {
      throw new ConfigurationError(`Please provide content of ${options.name ?? 'the CI configuration'}`);
    }
    const included: IncludedFile[] = [];
    reading.merged = await merge(text, included, problems, options);
    reading.included = included;
    reading.configuration = check(reading.merged, problems);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    problems.error(error.message);
  }
  return {
    configuration: problems.errors.length === 0 ? reading.configuration : undefined,
    errors: problems.errors,
    warnings: problems.warnings,
    merged: reading.merged,
    included: reading.included,
  };
}

async function merge(
  text: string,
  included: IncludedFile[],
  problems: Problems,
  options: ReadingOptions,
): Promise<Mapping> {
  const warnings: string[] = [];
  const loaded = await loadConfiguration(text, {
    readFile: options.readFile ?? (() => Promise.resolve(undefined)),
    variables: options.variables ?? new Map(),
    paths: options.paths ?? {},
    budget: yamlBudget(),
    matching: new Matching(),
    included,
    warnings,
    ...defined({ resolveInclude: options.resolveInclude }),
  });
  for (const warning of warnings) problems.warn(warning);
  const extended = applyExtends(resolveReferences(loaded));
  checkWeight([extended], limits.mergedWeight, 'The parsed YAML is too big');
  return withEdgeStages(extended);
}

/** `.pre` and `.post` come before and after the named stages. */
function withEdgeStages(merged: Mapping): Mapping {
  const stages = merged.get('stages');
  if (!isSequence(stages)) return merged;
  const inner = stages.filter((stage) => stage !== '.pre' && stage !== '.post');
  return new Map(merged).set('stages', ['.pre', ...inner, '.post']);
}

function check(merged: Mapping, problems: Problems): Configuration {
  const configuration = readRoot(merged, new Matching(), problems);
  if (problems.errors.length === 0) {
    const jobs = expandJobs(configuration.jobs);
    checkWeight(
      jobs.map(({ job }) => job),
      limits.jobsWeight,
      'The jobs of the configuration are too big',
    );
    const fault = checkJobs(jobs, configuration.stages);
    if (fault !== undefined) problems.error(fault);
  }
  return configuration;
}
