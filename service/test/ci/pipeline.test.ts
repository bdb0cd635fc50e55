import { expect, test } from 'vitest';
import { jobs, mergeRequest, planning } from './planning.ts';

/** Configurations without a pipeline, and why. */
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
