import { expect, test } from 'vitest';
import { lintResult, type IncludeLinks, type LintResult } from '../../ci/lint.ts';
import { planPipeline } from '../../ci/pipeline.ts';
import { validateCiLintResult } from '../../../generated/validators/index.js';
import { readWith } from './reading.ts';

const links: IncludeLinks = {
  blob: 'b',
  raw: 'r',
  extra: {},
  context_project: 'acme/app',
  context_sha: 'abc',
};

async function lint(text: string, dryRun = false, includeJobs = true): Promise<LintResult> {
  const reading = await readWith(text, { 'a.yml': 'a: { script: a, tags: [t] }' });
  const planning =
    dryRun && reading.configuration !== undefined
      ? { planning: planPipeline(reading.configuration, { ref: 'main', tag: false, source: 'push' }) }
      : {};
  const result = lintResult(reading, { includeJobs, links: () => links, ...planning });
  expect(validateCiLintResult(result)).toMatchObject({ valid: true });
  return result;
}

test('a right configuration', async () => {
  expect(await lint('build:\n  stage: build\n  script:\n    - make\n')).toEqual({
    valid: true,
    errors: [],
    warnings: [],
    merged_yaml: '---\nbuild:\n  stage: build\n  script:\n  - make\n',
    includes: [],
    jobs: [
      {
        name: 'build',
        stage: 'build',
        before_script: [],
        script: ['make'],
        after_script: [],
        tag_list: [],
        only: { refs: ['branches', 'tags'] },
        except: null,
        environment: null,
        when: 'on_success',
        allow_failure: false,
        needs: null,
      },
    ],
  });
});

test('jobs stand stage by stage, with what they take from elsewhere', async () => {
  const { jobs, includes } = await lint(
    [
      'include: a.yml',
      'default: { before_script: [one, [two]], tags: [d] }',
      'z: { stage: deploy, script: z, when: manual, environment: { name: prod }, needs: [a], except: { variables: [$A] } }',
      'b: { stage: build, script: b, parallel: 2, rules: [{ if: $A }] }',
    ].join('\n'),
  );
  expect(includes).toEqual([{ type: 'local', location: 'a.yml', ...links }]);
  expect(jobs?.map(({ name }) => name)).toEqual(['b 1/2', 'b 2/2', 'a', 'z']);
  expect(jobs?.[0]).toMatchObject({ before_script: ['one', 'two'], tag_list: ['d'], only: null });
  expect(jobs?.[2]).toMatchObject({ tag_list: ['t'] });
  expect(jobs?.[3]).toMatchObject({
    when: 'manual',
    allow_failure: true,
    environment: 'prod',
    needs: [{ name: 'a', artifacts: true, optional: false }],
    except: { variables: ['$A'] },
  });
});

test('a dry run has the jobs of the pipeline alone', async () => {
  const { jobs, valid } = await lint(
    'a: { script: a, rules: [{ if: $CI, when: manual }] }\nb: { script: b, only: [tags] }\nc: { script: c, needs: [a], except: [tags] }',
    true,
  );
  expect(valid).toBe(true);
  const common = { stage: 'test', before_script: [], after_script: [], tag_list: [], environment: null };
  expect(jobs).toEqual([
    {
      ...common,
      name: 'a',
      script: ['a'],
      when: 'manual',
      allow_failure: false,
      only: null,
      except: null,
      needs: null,
    },
    {
      ...common,
      name: 'c',
      script: ['c'],
      when: 'on_success',
      allow_failure: false,
      only: { refs: ['branches', 'tags'] },
      except: { refs: ['tags'] },
      needs: [{ name: 'a', artifacts: true, optional: false }],
    },
  ]);
});

test('a dry run without pipeline is an error, and what was merged is there all the same', async () => {
  expect(await lint('a: { script: a, only: [tags] }', true, false)).toEqual({
    valid: false,
    errors: [
      'The resulting pipeline would have been empty. Review the `rules` configuration for the relevant jobs.',
    ],
    warnings: [],
    merged_yaml: '---\na:\n  script: a\n  only:\n  - tags\n',
    includes: [],
  });
});

test('faults of a job leave what was merged, faults of a file leave nothing', async () => {
  expect(await lint('a: { script: a, foo: 1 }')).toMatchObject({
    valid: false,
    errors: ['jobs:a config contains unknown keys: foo'],
    merged_yaml: '---\na:\n  script: a\n  foo: 1\n',
    includes: [],
    jobs: [],
  });
  expect(await lint('include: b.yml')).toEqual({
    valid: false,
    errors: ['Local file `b.yml` does not exist!'],
    warnings: [],
    merged_yaml: null,
    includes: null,
    jobs: [],
  });
});
