import { ConfigurationError } from '../configuration-error.ts';
import type { Variable, Variables } from '../entries/variables.ts';
import type { VariableValues } from '../rules/evaluate.ts';
import { expandAll, type ValueOf } from '../variables/expand-all.ts';
import type { PipelineContext } from './context.ts';
import type { Deciding } from './deciding.ts';
import type { ExpandedJob } from './expand-jobs.ts';
import { pipelineVariables } from './predefined.ts';

/**
 * The variables of a pipeline. Given ones override those of a job, those of a job override those of the root, and those
 * override predefined ones.
 */
export type Scope = { predefined: VariableValues; root: Variables; given: VariableValues };

/** The variables of a pipeline, before rules add others. */
export function pipelineScope(root: Variables, context: PipelineContext): Scope {
  return {
    predefined: new Map([...pipelineVariables(context), ...(context.predefined ?? [])]),
    root,
    given: context.variables ?? new Map(),
  };
}

/**
 * The variables of a job from the configuration: those of the root that it inherits, its own, and those of its matrix.
 */
export function configuredVariables({ job, part }: ExpandedJob, root: Variables): Map<string, Variable> {
  const { inheritVariables: inherit } = job;
  const variables = new Map(inherit === false ? [] : root);
  if (typeof inherit === 'object') {
    const names = new Set(inherit);
    for (const name of root.keys()) if (!names.has(name)) variables.delete(name);
  }
  for (const [name, variable] of job.variables) variables.set(name, variable);
  for (const [name, value] of part?.values ?? []) variables.set(name, { value, expand: true });
  return variables;
}

/**
 * The values of variables, expanded.
 * @param owner the owner of the variables, for messages
 * @param configured the variables of the configuration
 * @throws ConfigurationError for circular variables
 */
export function valuesOf(
  owner: string,
  configured: Variables,
  { predefined, given }: Scope,
  { parts, expansion }: Deciding,
): VariableValues {
  const all = new Map<string, ValueOf>();
  for (const [name, value] of predefined) all.set(name, { value, raw: true });
  for (const [name, { value, expand }] of configured) all.set(name, { value, raw: !expand });
  for (const [name, value] of given) all.set(name, { value });
  parts.spend(all.size);
  const { values, circular } = expandAll(all, expansion);
  if (circular.length === 0) return values;
  throw new ConfigurationError(`${owner}: circular variable reference detected: ${JSON.stringify(circular)}`);
}
