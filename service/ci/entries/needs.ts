import { defined } from '../defined.ts';
import { isBlank, isMapping, isSequence } from '../value.ts';
import type { Entry } from './entry.ts';
import { readMatrixVariables } from './variables.ts';

/** A job of the same pipeline that must end first. */
export type JobNeed = {
  name: string;
  artifacts: boolean;
  optional: boolean;
  /** For a parallel job, only the jobs with these values. */
  matrix?: readonly ReadonlyMap<string, readonly string[]>[];
};

/** A job of another pipeline or project whose artifacts are used. */
export type OtherNeed = {
  job: string;
  artifacts: boolean;
  pipeline?: string;
  project?: string;
  ref?: string;
};

/** What a job needs. */
export type Needs = {
  jobs: readonly JobNeed[];
  others: readonly OtherNeed[];
  /** A pipeline whose status a bridge mirrors. */
  bridge?: string;
};

/** The kinds of needs: jobs here, jobs elsewhere, and a mirrored pipeline. */
export type NeedKind = 'job' | 'cross_dependency' | 'bridge';

/** The value of `needs`: jobs by their names, or mappings with more. */
export function readNeeds(entry: Entry, allowed: readonly NeedKind[]): Needs {
  const jobs: JobNeed[] = [];
  const others: OtherNeed[] = [];
  const bridges: string[] = [];
  if (!isMapping(entry.value) && !isSequence(entry.value)) entry.fail('can only be a hash or an array');
  for (const need of isMapping(entry.value) ? [entry] : entry.flatItems('need')) {
    const kind = kindOf(need);
    if (kind === undefined) need.problems.error(`${need.location} has an unsupported type`);
    else if (!allowed.includes(kind)) entry.fail(`uses invalid types: ${kind}`);
    else if (kind === 'job') jobs.push(readJob(need));
    else if (kind === 'cross_dependency') others.push(readOther(need));
    else bridges.push(need.requiredText('pipeline') ?? '');
  }
  if (bridges.length > 1) entry.fail('should contain at most one bridge need');
  const [bridge] = bridges;
  return { jobs, others, ...(bridge === undefined ? {} : { bridge }) };
}

function kindOf(need: Entry): NeedKind | undefined {
  if (typeof need.value === 'string') return 'job';
  if (!isMapping(need.value)) return undefined;
  if (need.has('project')) return 'cross_dependency';
  if (need.has('pipeline')) return need.has('job') ? 'cross_dependency' : 'bridge';
  return need.value.has('job') && !need.has('ref') ? 'job' : undefined;
}

function readJob(need: Entry): JobNeed {
  if (typeof need.value === 'string') {
    if (isBlank(need.value)) need.fail("can't be blank");
    return { name: need.value, artifacts: true, optional: false };
  }
  need.members(['job', 'artifacts', 'optional', 'parallel']);
  const parallel = need.child('parallel');
  parallel?.members(['matrix']);
  const matrix = parallel?.child('matrix');
  if (parallel !== undefined && !isSequence(matrix?.value))
    parallel.fail('should be an array of hashes', 'matrix');
  return {
    name: need.requiredText('job') ?? '',
    artifacts: need.boolean('artifacts') ?? true,
    optional: need.boolean('optional') ?? false,
    ...(matrix === undefined
      ? {}
      : { matrix: matrix.items('matrix').map((item) => readMatrixVariables(item)) }),
  };
}

function readOther(need: Entry): OtherNeed {
  const ofProject = need.has('project');
  need.members(ofProject ? ['project', 'ref', 'job', 'artifacts'] : ['pipeline', 'job', 'artifacts']);
  const pipeline = need.text('pipeline');
  const project = need.text('project');
  const ref = ofProject ? need.requiredText('ref') : undefined;
  return {
    job: need.requiredText('job') ?? '',
    artifacts: need.boolean('artifacts') ?? true,
    ...defined({ pipeline, project, ref }),
  };
}
