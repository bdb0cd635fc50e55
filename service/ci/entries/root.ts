import type { Configuration } from '../configuration.ts';
import type { Job } from '../job.ts';
import type { Matching } from '../rules/matching.ts';
import { isBlank, isMapping, type Mapping } from '../value.ts';
import { Entry, type Problems } from './entry.ts';
import { jobKind, readJob, type JobContext } from './job.ts';
import { readSettings, rootSettingKeys, settingKeys, type Settings } from './settings.ts';
import { readVariables, type Variables } from './variables.ts';
import { readWorkflow } from './workflow.ts';

/** Keys of the root that are not jobs. */
const reserved: ReadonlySet<string> = new Set([
  ...rootSettingKeys,
  'default',
  'include',
  'variables',
  'stages',
  'workflow',
]);

const defaultStages = ['build', 'test', 'deploy'];

/** Reads the values of a whole configuration, and records their errors. */
export function readRoot(values: Mapping, matching: Matching, problems: Problems): Configuration {
  const root = new Entry(values, '', problems);
  const workflow = root.child('workflow');
  const variables = root.child('variables');
  const read = workflow === undefined ? {} : readWorkflow(workflow, matching);
  const context = { matching, defaults: readDefaults(root), hasWorkflowRules: read.rules !== undefined };
  const allVariables: Variables =
    variables === undefined
      ? new Map()
      : readVariables(variables, ['value', 'description', 'expand', 'options']);
  return {
    stages: readStages(root),
    variables: allVariables,
    workflow: read,
    jobs: readJobs(values, context, problems),
  };
}

function readDefaults(root: Entry): Settings {
  const entry = root.child('default');
  const older = readSettings(root, rootSettingKeys);
  if (entry === undefined || entry.members(settingKeys) === undefined) return older;
  for (const key of rootSettingKeys) {
    if (root.has(key) && entry.has(key))
      root.problems.error(`${key} is defined in top-level and \`default:\` entry`);
  }
  return { ...older, ...readSettings(entry, settingKeys) };
}

/** `.pre` and `.post` come before and after all other stages, wherever they are listed. */
function readStages(root: Entry): readonly string[] {
  const entry = root.child('stages');
  const given =
    entry === undefined || isBlank(entry.value) ? defaultStages : (entry.allTexts() ?? defaultStages);
  const inner = new Set(given.filter((stage) => stage !== '.pre' && stage !== '.post'));
  return ['.pre', ...inner, '.post'];
}

function readJobs(values: Mapping, context: JobContext, problems: Problems): ReadonlyMap<string, Job> {
  const jobs = new Map<string, Job>();
  for (const [name, value] of values) {
    if (reserved.has(name) || name.startsWith('.')) continue;
    const kind = jobKind(value);
    if (kind === undefined) {
      problems.error(
        `jobs ${name.slice(0, 255)} config should implement the script:, run:, or trigger: keyword`,
      );
    } else if (isMapping(value)) {
      jobs.set(name, readJob(name, kind, new Entry(value, `jobs:${name.slice(0, 255)}`, problems), context));
    }
  }
  if (jobs.size === 0) problems.error('jobs config should contain at least one visible job');
  return jobs;
}
