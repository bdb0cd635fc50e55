import { defined } from '../defined.ts';
import { isBlank, isMapping, isSequence, type Value } from '../value.ts';
import type { Entry } from './entry.ts';

/** A file with the configuration of a child pipeline. */
export type TriggerInclude =
  | { local: string }
  | { project: string; file: string; ref?: string }
  | { artifact: string; job: string }
  | { other: string };

/** The pipeline that a bridge starts: of another project, or a child in the same one. */
export type Trigger = {
  project?: string;
  branch?: string;
  include?: readonly TriggerInclude[];
  strategy?: 'depend' | 'mirror';
  forward: { yamlVariables: boolean; pipelineVariables: boolean };
};

const forwardAll = { yamlVariables: true, pipelineVariables: false };
const maximalIncludes = 3;

/** The value of `trigger`: a project, or a mapping with more. */
export function readTrigger(entry: Entry): Trigger | undefined {
  if (typeof entry.value === 'string') {
    return isBlank(entry.value)
      ? entry.fail("can't be blank")
      : { project: entry.value, forward: forwardAll };
  }
  if (!isMapping(entry.value)) {
    entry.problems.error(`${entry.location} has to be either a string or a hash`);
    return undefined;
  }
  const isChild = entry.value.has('include');
  if (!isChild && !entry.value.has('project')) {
    entry.problems.error(`${entry.location} config must specify either project or include`);
    return undefined;
  }
  entry.members(['strategy', 'forward', 'inputs', ...(isChild ? ['include'] : ['project', 'branch'])]);
  const strategy = entry.oneOf('strategy', ['depend', 'mirror'], 'should be one of: depend, mirror');
  const project = isChild ? undefined : entry.requiredText('project');
  const branch = isChild ? undefined : entry.text('branch');
  const include = isChild ? readIncludes(entry) : undefined;
  return {
    forward: readForward(entry),
    ...defined({ strategy, project, branch, include }),
  };
}

function readForward(entry: Entry): Trigger['forward'] {
  const forward = entry.child('forward');
  if (forward?.members(['yaml_variables', 'pipeline_variables']) === undefined) return forwardAll;
  return {
    yamlVariables: forward.boolean('yaml_variables') ?? forwardAll.yamlVariables,
    pipelineVariables: forward.boolean('pipeline_variables') ?? forwardAll.pipelineVariables,
  };
}

function readIncludes(trigger: Entry): readonly TriggerInclude[] {
  const entry = trigger.child('include');
  if (entry === undefined) return [];
  const items: readonly Entry[] = isSequence(entry.value) ? entry.items('include') : [entry];
  if (items.length > maximalIncludes) entry.fail(`is too long (maximum is ${maximalIncludes})`);
  return items.flatMap((item) => readInclude(item) ?? []);
}

const keys = [
  'local',
  'file',
  'remote',
  'template',
  'component',
  'artifact',
  'inputs',
  'job',
  'project',
  'ref',
  'rules',
];

function readInclude(entry: Entry): TriggerInclude | undefined {
  if (typeof entry.value === 'string') return { local: entry.value };
  if (!isMapping(entry.value)) return entry.fail('should be a hash or a string');
  entry.members(keys);
  const text = (key: string): string | undefined => textOf(entry.child(key)?.value);
  const artifact = text('artifact');
  if (artifact !== undefined) {
    const job = text('job');
    return job === undefined
      ? entry.fail('must specify the job where to fetch the artifact from')
      : { artifact, job };
  }
  const project = text('project');
  if (project !== undefined) {
    const file = text('file');
    const ref = text('ref');
    if (file === undefined) return entry.fail('must specify the file where to fetch the config from');
    return { project, file, ...(ref === undefined ? {} : { ref }) };
  }
  const local = text('local');
  return local === undefined
    ? { other: text('remote') ?? text('template') ?? text('component') ?? '' }
    : { local };
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
