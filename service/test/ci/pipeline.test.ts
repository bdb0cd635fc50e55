import { describe, expect, test } from 'vitest';
import { planPipeline, type PipelinePlanning } from '../../ci/pipeline.ts';
import type { PipelineContext } from '../../ci/plan/context.ts';
import type { PlannedJob } from '../../ci/plan/planned-job.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import { PathList } from '../../ci/rules/paths.ts';
import { readRight } from './reading.ts';

const branch: PipelineContext = {
  ref: 'main',
  tag: false,
  source: 'push',
  defaultBranch: 'main',
  projectPath: 'acme/app',
};
const tag: PipelineContext = { ...branch, ref: 'v1.0', tag: true };
const mergeRequest: PipelineContext = { ...branch, ref: 'topic', source: 'merge_request_event' };

async function planning(text: string, context: PipelineContext = branch): Promise<PipelinePlanning> {
  return planPipeline(await readRight(text), context);
}

async function jobs(text: string, context?: PipelineContext): Promise<readonly PlannedJob[]> {
  const { plan, ...rest } = await planning(text, context);
  if (plan === undefined) throw new Error(JSON.stringify(rest));
  return plan.jobs;
}

/** The job `job` of a configuration in which another job always runs. */
async function job(body: string, context?: PipelineContext, rest = ''): Promise<PlannedJob | undefined> {
  const text = `always: { script: a, rules: [{ when: always }] }\n${rest}\njob: { script: x, ${body} }`;
  return (await jobs(text, context)).find(({ name }) => name.startsWith('job'));
}

const changed = {
  paths: { changed: new PathList(['src/a.ts', 'README.md']), all: new PathList(['Dockerfile', 'src/a.ts']) },
};

/** The body of a job, the pipeline, and whether the job is in it. */
const decisions: readonly [string, PipelineContext, boolean][] = [
  ['', branch, true],
  ['', tag, true],
  ['', mergeRequest, false],
  ['rules: []', branch, false],
  ['rules: [{ if: $CI_COMMIT_BRANCH == "main" }]', branch, true],
  ['rules: [{ if: $CI_COMMIT_BRANCH == "main" }]', tag, false],
  ['rules: [{ if: $CI_COMMIT_TAG =~ "/^v/" }]', tag, true],
  ['rules: [{ if: $CI_COMMIT_TAG }]', branch, false],
  ['rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }]', mergeRequest, true],
  ['rules: [{ if: $CI_COMMIT_BRANCH }]', mergeRequest, false],
  ['rules: [{ if: $CI_COMMIT_BRANCH, when: never }, { when: always }]', branch, false],
  ['rules: [{ if: $CI_COMMIT_TAG, when: never }, { when: always }]', branch, true],
  ['rules: [[{ if: $CI_COMMIT_TAG }], [[{ if: $CI_COMMIT_BRANCH }]]]', branch, true],
  ['rules: [{ changes: ["src/*.ts"] }]', { ...branch, ...changed }, true],
  ['rules: [{ changes: ["doc/**/*"] }]', { ...branch, ...changed }, false],
  [
    'rules: [{ changes: { paths: ["$FOLDER/*"] } }], variables: { FOLDER: src }',
    { ...branch, ...changed },
    true,
  ],
  ['rules: [{ changes: ["doc/*"] }]', branch, true],
  ['rules: [{ exists: [Dockerfile] }]', { ...branch, ...changed }, true],
  ['rules: [{ exists: ["**/*.ts"] }]', { ...branch, ...changed }, true],
  ['rules: [{ exists: [Makefile] }]', { ...branch, ...changed }, false],
  ['rules: [{ exists: [Dockerfile] }]', branch, false],
  ['rules: [{ if: $CI_COMMIT_TAG, exists: [Dockerfile] }]', { ...branch, ...changed }, false],
  ['rules: [{ if: $MODE == "x" }], variables: { MODE: x }', branch, true],
  [
    'rules: [{ if: $MODE == "x" }], variables: { MODE: y }',
    { ...branch, variables: new Map([['MODE', 'x']]) },
    true,
  ],
  [
    'rules: [{ if: $MODE == "x" }], variables: { MODE: x }',
    { ...branch, predefined: new Map([['MODE', 'y']]) },
    true,
  ],
  ['rules: [{ if: $URL == "a/main" }], variables: { URL: a/$CI_COMMIT_REF_NAME }', branch, true],
  ['only: [main]', branch, true],
  ['only: [other]', branch, false],
  ['only: [tags]', branch, false],
  ['only: [tags]', tag, true],
  ['only: [branches]', branch, true],
  ['only: [branches]', mergeRequest, false],
  ['only: [merge_requests]', mergeRequest, true],
  ['only: [merge_requests]', branch, false],
  ['only: [pushes]', branch, true],
  ['only: [schedules]', { ...branch, source: 'schedule' }, true],
  ['only: [web]', { ...branch, source: 'web' }, true],
  ['only: [api]', branch, false],
  ['only: [/^ma/]', branch, true],
  ['only: [/^MA/]', branch, false],
  ['only: [/^MA/i]', branch, true],
  ['only: [main@acme/app]', branch, true],
  ['only: [main@other/app]', branch, false],
  ['only: ["/^m/@acme/app"]', branch, true],
  ['except: [main]', branch, false],
  ['except: [other]', branch, true],
  ['except: [tags]', tag, false],
  ['only: { variables: [$CI_COMMIT_BRANCH == "main"] }', branch, true],
  ['only: { variables: [$CI_COMMIT_BRANCH == "other"] }', branch, false],
  ['only: { changes: ["src/*"] }', { ...branch, ...changed }, true],
  ['only: { changes: ["doc/*"] }', { ...branch, ...changed }, false],
  ['only: { refs: [main], changes: ["doc/*"] }', { ...branch, ...changed }, false],
  ['except: { changes: ["src/*"] }', { ...branch, ...changed }, false],
  ['except: { refs: [tags], changes: ["src/*"] }', { ...branch, ...changed }, false],
  ['only: { kubernetes: active }', branch, false],
];

test.each(decisions)('a job with %j in the pipeline %j is there: %j', async (body, context, want) => {
  expect((await job(body, context)) !== undefined).toBe(want);
});

/** The body of a job, and how it starts. */
const starts: readonly [string, Partial<PlannedJob>][] = [
  ['', { when: 'on_success', status: 'pending', allowFailure: false, interruptible: false }],
  ['when: manual', { when: 'manual', status: 'manual', allowFailure: true }],
  ['when: manual, allow_failure: false', { when: 'manual', status: 'manual', allowFailure: false }],
  ['when: delayed, start_in: 30 minutes', { when: 'delayed', status: 'scheduled', startIn: 1_800 }],
  ['when: on_failure', { when: 'on_failure', status: 'skipped' }],
  ['when: always', { when: 'always', status: 'pending' }],
  ['stage: deploy', { status: 'created' }],
  ['stage: deploy, needs: []', { status: 'pending', needs: [] }],
  [
    'stage: deploy, needs: [always]',
    { status: 'created', needs: [{ name: 'always', artifacts: true, optional: false }] },
  ],
  ['stage: deploy, needs: [{ job: gone, optional: true }]', { status: 'pending', needs: [] }],
  ['rules: [{ when: manual }]', { when: 'manual', status: 'manual', allowFailure: false }],
  ['rules: [{ when: manual, allow_failure: true }]', { when: 'manual', allowFailure: true }],
  ['rules: [{ if: $CI, when: delayed, start_in: 1 day }]', { when: 'delayed', startIn: 86_400 }],
  ['when: manual, rules: [{ if: $CI }]', { when: 'manual', allowFailure: true }],
  [
    'rules: [{ if: $CI, allow_failure: true, interruptible: true }]',
    { allowFailure: true, interruptible: true },
  ],
  ['allow_failure: { exit_codes: [1, 2] }', { allowFailure: { exitCodes: [1, 2] } }],
  ['environment: review/$CI_COMMIT_REF_SLUG', { environment: 'review/main' }],
  [
    'rules: [{ if: $CI, variables: { E: two } }], variables: { E: one }, environment: $E',
    { environment: 'two' },
  ],
  [
    'rules: [{ if: $CI, needs: [always] }]',
    { needs: [{ name: 'always', artifacts: true, optional: false }] },
  ],
];

test.each(starts)('a job with %j starts so', async (body, want) => {
  expect(await job(body)).toMatchObject(want);
});

/** The variables of a job that inherits as it says. */
async function inherited(inherit: string): Promise<unknown> {
  const parts = 'variables: { B: job, C: job }, parallel: { matrix: [{ C: m }] }';
  const [first] = await jobs(
    `variables: { A: root, B: root }\njob: { script: x, ${parts}, inherit: ${inherit} }`,
  );
  return Object.fromEntries([...(first?.variables ?? [])].map(([name, { value }]) => [name, value]));
}

test('variables of the root, the job and the matrix are those of the job', async () => {
  expect(await inherited('{}')).toEqual({ A: 'root', B: 'job', C: 'm' });
  expect(await inherited('{ variables: false }')).toEqual({ B: 'job', C: 'm' });
  expect(await inherited('{ variables: [B] }')).toEqual({ B: 'job', C: 'm' });
});

async function names(text: string): Promise<readonly string[]> {
  return (await jobs(text)).map(({ name }) => name);
}

describe('parallel jobs', () => {
  test('are numbered', async () => {
    const planned = await jobs('job: { script: x, parallel: 3 }');
    expect(planned.map(({ name, parallel }) => [name, parallel])).toEqual([
      ['job 1/3', { index: 1, total: 3 }],
      ['job 2/3', { index: 2, total: 3 }],
      ['job 3/3', { index: 3, total: 3 }],
    ]);
  });

  test('of a matrix are named by their values', async () => {
    const text = 'job: { script: x, parallel: { matrix: [{ P: [a, b], S: [x, y] }, { P: c, S: 1 }] } }';
    expect(await names(text)).toEqual([
      'job: [a, x]',
      'job: [a, y]',
      'job: [b, x]',
      'job: [b, y]',
      'job: [c, 1]',
    ]);
  });

  test('are all needed where the job is, or some of them by their values', async () => {
    const text = [
      'build: { script: x, stage: build, parallel: { matrix: [{ P: [a, b] }] } }',
      'all: { script: x, needs: [build], dependencies: [build] }',
      'some: { script: x, needs: [{ job: build, parallel: { matrix: [{ P: b }] } }] }',
      'one: { script: x, needs: ["build: [a]"] }',
    ].join('\n');
    const planned = new Map((await jobs(text)).map((one) => [one.name, one]));
    const needs = (name: string): unknown => planned.get(name)?.needs?.map((need) => need.name);
    expect(needs('all')).toEqual(['build: [a]', 'build: [b]']);
    expect(planned.get('all')?.dependencies).toEqual(['build: [a]', 'build: [b]']);
    expect(needs('some')).toEqual(['build: [b]']);
    expect(needs('one')).toEqual(['build: [a]']);
  });

  test('are decided one by one', async () => {
    const text = 'job: { script: x, parallel: { matrix: [{ P: [a, b] }] }, rules: [{ if: $P == "b" }] }';
    expect(await names(text)).toEqual(['job: [b]']);
  });
});

/** Configurations of which there is no pipeline, and why. */
const failures: readonly [string, readonly string[], boolean][] = [
  [
    'workflow: { rules: [{ if: $CI_COMMIT_TAG }] }\na: { script: a }',
    ['Pipeline filtered out by workflow rules.'],
    true,
  ],
  [
    'workflow: { rules: [{ when: never }] }\na: { script: a }',
    ['Pipeline filtered out by workflow rules.'],
    true,
  ],
  [
    'a: { script: a, rules: [{ when: never }] }',
    ['The resulting pipeline would have been empty. Review the `rules` configuration for the relevant jobs.'],
    true,
  ],
  [
    'a: { script: a, stage: .pre }',
    ['The resulting pipeline would have been empty. Review the `rules` configuration for the relevant jobs.'],
    true,
  ],
  [
    'a: { script: a, only: [tags] }\nb: { script: b, needs: [a] }',
    [
      "'b' job needs 'a' job, but 'a' does not exist in the pipeline. This might be because of the only, except, or rules keywords. To need a job that sometimes does not exist in the pipeline, use needs:optional.",
    ],
    false,
  ],
  [
    'a: { script: a, parallel: 51 }\nb: { script: b, needs: [a] }',
    [
      'b: one job can only need 50 others, but you have listed 51. See needs keyword documentation for more details',
    ],
    false,
  ],
  [
    'a: { script: a, variables: { A: $B, B: $A } }',
    ['a: circular variable reference detected: ["A","B"]'],
    false,
  ],
  [
    'variables: { A: $A }\na: { script: a }',
    ['workflow: circular variable reference detected: ["A"]'],
    false,
  ],
];

test.each(failures)('%j makes no pipeline', async (given, errors, filtered) => {
  expect(await planning(given)).toEqual({ errors, filtered });
});

test('workflow names the pipeline and adds variables', async () => {
  const { plan } = await planning(
    'workflow: { name: "Deploy $WHERE", rules: [{ if: $CI_COMMIT_BRANCH, variables: { WHERE: there } }] }\na: { script: a, rules: [{ if: $WHERE == "there" }] }',
  );
  expect(plan?.name).toBe('Deploy there');
  expect(plan?.jobs[0]?.variables.get('WHERE')?.value).toBe('there');
});

test('with rules of the workflow a job without rules runs in each pipeline', async () => {
  const text = 'workflow: { rules: [{ when: always }] }\na: { script: a }';
  expect(await jobs(text, mergeRequest)).toHaveLength(1);
});

test('stages stand in the order of the configuration, without empty ones', async () => {
  const { plan } = await planning(
    'stages: [one, two, three]\nc: { script: x, stage: three }\na: { script: x, stage: one }\np: { script: x, stage: .post }\nb: { script: x, stage: one }',
  );
  expect(
    plan?.stages.map(({ name, index, jobs: members }) => [name, index, members.map((one) => one.name)]),
  ).toEqual([
    ['one', 1, ['a', 'b']],
    ['three', 3, ['c']],
    ['.post', 4, ['p']],
  ]);
});

function matrix(variables: string): string {
  return `j: { script: x, parallel: { matrix: [{ ${variables} }] } }`;
}

describe('bombs', () => {
  test('of jobs are refused', async () => {
    const text = Array.from({ length: 30 }, (_, index) => `j${index}: { script: x, parallel: 200 }`).join(
      '\n',
    );
    expect((await readConfiguration(text)).errors).toEqual([
      'Pipeline has too many jobs! Requested 6000, but the limit is 5000.',
    ]);
  });

  test('of a matrix are refused before they are made', async () => {
    const values = `[${Array.from({ length: 100 }, (_, index) => index).join(', ')}]`;
    const variables = Array.from({ length: 50 }, (_, index) => `V${index}: ${values}`).join(', ');
    expect(
      (await readConfiguration(`j: { script: x, parallel: { matrix: [{ ${variables} }] } }`)).errors,
    ).toEqual(['jobs:j:parallel:matrix config generates too many jobs (maximum is 200)']);
  });

  test('of long names are refused', async () => {
    const value = 'v'.repeat(200);
    expect((await readConfiguration(matrix(`A: ${value}, B: ${value}`))).errors).toEqual([
      'j job: name is too long (maximum is 255 characters)',
    ]);
    expect((await readConfiguration(matrix(`A: ${value.repeat(1_000)}`))).errors).toEqual([
      'jobs:j:parallel:matrix:variables config has a value that is too long (maximum is 255 characters)',
    ]);
  });

  test('of long scripts that many jobs take are refused', async () => {
    const text = `default: { before_script: ${'x'.repeat(400_000)} }\nj: { script: x, parallel: 200 }`;
    expect((await readConfiguration(text)).errors).toEqual(['The jobs of the configuration are too big']);
  });

  test('of long messages are cut', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `j${index}: { extends: .base }`).join('\n');
    const { errors } = await readConfiguration(`.base: { script: x, ${'k'.repeat(5_000)}: 1 }\n${many}`);
    expect(errors).toHaveLength(200);
    expect(Math.max(...errors.map(({ length }) => length))).toBe(2_000);
  });

  test('of needs are refused', async () => {
    const text = [
      'p: { script: x, stage: build, parallel: 200 }',
      ...Array.from({ length: 1_500 }, (_, index) => `j${index}: { script: x, needs: [${'p,'.repeat(10)}] }`),
    ].join('\n');
    expect((await readConfiguration(text)).errors).toEqual(['The jobs have too many needs and dependencies']);
  });

  test('of variables are refused', async () => {
    const variables = Array.from({ length: 5_000 }, (_, index) => `V${index}: x`).join(', ');
    const many = Array.from({ length: 4 }, (_, index) => `j${index}: { script: x, parallel: 200 }`).join(
      '\n',
    );
    expect(await planning(`variables: { ${variables} }\n${many}`)).toEqual({
      errors: ['The jobs have too many variables'],
      filtered: false,
    });
  });

  test('of patterns are refused', async () => {
    const many = Array.from(
      { length: 400 },
      (_, index) => `j${index}:\n  script: x\n  rules:\n    - if: $T =~ /(a?){900}b${index}/`,
    );
    const context = { ...branch, variables: new Map([['T', 'a'.repeat(10_000)]]) };
    expect(await planning(many.join('\n'), context)).toEqual({
      errors: ['the patterns of the configuration take too much time to match'],
      filtered: false,
    });
  });
});
