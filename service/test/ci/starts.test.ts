import { expect, test } from 'vitest';
import type { PlannedJob } from '../../ci/plan/planned-job.ts';
import { job, jobs } from './planning.ts';

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

/** The variables of a job with a value of `inherit`. */
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
