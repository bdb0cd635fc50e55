import { expect, test } from 'vitest';
import { readRight } from './reading.ts';

const others = 'other: { script: x, stage: .pre }\n';

test('jobs take what is default, unless they say it themselves or do not inherit it', async () => {
  const { jobs } = await readRight(
    [
      'image: root',
      'after_script: [root]',
      'default: { before_script: [default], tags: [d], retry: 1, interruptible: true, artifacts: { paths: [d] } }',
      'a: { script: x }',
      'b: { script: x, image: own, tags: [], artifacts: { name: n } }',
      'c: { script: x, inherit: { default: false } }',
      'd: { script: x, inherit: { default: [image, tags] } }',
    ].join('\n'),
  );
  const all = {
    image: { name: 'root' },
    afterScript: ['root'],
    beforeScript: ['default'],
    tags: ['d'],
    interruptible: true,
  };
  expect(jobs.get('a')).toMatchObject({ ...all, artifacts: { paths: ['d'] } });
  expect(jobs.get('b')).toMatchObject({ ...all, image: { name: 'own' }, tags: [] });
  // A setting is taken as a whole.
  expect(jobs.get('b')).not.toHaveProperty('artifacts.paths');
  expect(jobs.get('c')).not.toHaveProperty('image');
  expect(jobs.get('d')).toMatchObject({ image: { name: 'root' }, tags: ['d'] });
  expect(jobs.get('d')).not.toHaveProperty('beforeScript');
});

/** The body of a bridge, and its parsed form. */
const bridges: readonly [string, object][] = [
  [
    'trigger: a/b',
    { trigger: { project: 'a/b', forward: { yamlVariables: true, pipelineVariables: false } } },
  ],
  [
    'trigger: { project: a/b, branch: c, strategy: depend, forward: { pipeline_variables: true } }',
    {
      trigger: {
        project: 'a/b',
        branch: 'c',
        strategy: 'depend',
        forward: { yamlVariables: true, pipelineVariables: true },
      },
    },
  ],
  ['trigger: { include: a.yml }', { trigger: { include: [{ local: 'a.yml' }] } }],
  [
    'trigger: { include: [{ local: a.yml }, { artifact: b.yml, job: other }, { project: c/d, file: e.yml, ref: f }] }',
    {
      trigger: {
        include: [
          { local: 'a.yml' },
          { artifact: 'b.yml', job: 'other' },
          { project: 'c/d', file: 'e.yml', ref: 'f' },
        ],
      },
    },
  ],
  ['needs: { pipeline: a/b }', { needs: { jobs: [], others: [], bridge: 'a/b' } }],
  [
    'trigger: a/b\n  needs: [other]\n  when: manual\n  allow_failure: false',
    { when: 'manual', allowFailure: false, needs: { jobs: [{ name: 'other' }] } },
  ],
];

test.each(bridges)('%s starts or mirrors a pipeline', async (body, want) => {
  const { jobs } = await readRight(`${others}job:\n  ${body}\n`);
  expect(jobs.get('job')).toMatchObject({ kind: 'bridge', ...want });
});

test('a job named pages publishes a site', async () => {
  expect((await readRight('pages: { script: x, publish: dist }')).jobs.get('pages')).toMatchObject({
    pages: { publish: 'dist' },
  });
  expect((await readRight('pages: { script: x, pages: false }')).jobs.get('pages')).not.toHaveProperty(
    'pages',
  );
});

test('the root has variables with descriptions, a workflow and stages', async () => {
  const configuration = await readRight(
    [
      'stages: [one, .post, two, one]',
      'variables: { A: { value: a, description: d, options: [a, b] } }',
      'workflow: { name: n, auto_cancel: { on_new_commit: none, on_job_failure: all }, rules: [{ if: $A, variables: { B: c } }] }',
      'job: { stage: two, script: x }',
    ].join('\n'),
  );
  expect(configuration.stages).toEqual(['.pre', 'one', 'two', '.post']);
  expect(configuration.variables.get('A')).toEqual({
    value: 'a',
    expand: true,
    description: 'd',
    options: ['a', 'b'],
  });
  expect(configuration.workflow).toMatchObject({
    name: 'n',
    autoCancel: { onNewCommit: 'none', onJobFailure: 'all' },
  });
  expect(configuration.jobs.get('job')).not.toHaveProperty('only');
});
