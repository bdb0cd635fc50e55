import { beforeAll, describe, expect, test } from 'vitest';
import { describeCiWorld, project, type MemberName } from './ci-world.ts';

const world = describeCiWorld();
const at = `${project}/ci/lint`;
let sha = '';

beforeAll(async () => {
  sha = await world().commit({
    '.gitlab-ci.yml': 'include: jobs.yml\nunit: { stage: test, script: make test }\n',
    'jobs.yml': 'lint: { stage: build, script: [make lint], rules: [{ if: $CI_COMMIT_TAG }] }\n',
  });
  await world().commit({ '.gitlab-ci.yml': 'unit: {}\n' }, { branch: 'broken', start_branch: 'main' });
});

describe('the configuration of a project', () => {
  test('is read at the default branch, with the files that it includes', async () => {
    const { status, body } = await world().as('developer')('GET', `${at}?include_jobs=true`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      valid: true,
      errors: [],
      warnings: [],
      merged_yaml: expect.stringContaining('make lint'),
      includes: [
        {
          type: 'local',
          location: 'jobs.yml',
          blob: expect.stringMatching(new RegExp(`/acme/tools/-/blob/${sha}/jobs.yml$`)),
          raw: expect.stringMatching(new RegExp(`/acme/tools/-/raw/${sha}/jobs.yml$`)),
          extra: {},
          context_project: 'acme/tools',
          context_sha: sha,
        },
      ],
      jobs: [
        { name: 'lint', stage: 'build', script: ['make lint'], when: 'on_success' },
        { name: 'unit', stage: 'test', allow_failure: false },
      ],
    });
  });

  test.each([
    ['', true],
    ['?content_ref=broken', false],
    ['?sha=broken', false],
    ['?content_ref=main&sha=broken', true],
    ['?dry_run=true', true],
    ['?dry_run=true&dry_run_ref=broken', true],
    ['?dry_run=true&dry_run_ref=none', false],
    ['?dry_run=true&ref=none', false],
    ['?dry_run=true&dry_run_ref=main~0', false],
    ['?dry_run_ref=none', true],
  ])('%s is valid: %s', async (query, valid) => {
    const { status, body } = await world().as('developer')('GET', `${at}${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid });
  });

  test('a dry run has the jobs of that pipeline alone', async () => {
    const { body } = await world().as('developer')('GET', `${at}?dry_run=true&include_jobs=true`);
    const { jobs } = body as { jobs: { name: string }[] };
    expect(jobs.map(({ name }) => name)).toEqual(['unit']);
  });

  test('jobs and merged YAML come as they are asked for', async () => {
    const { body } = await world().as('developer')('GET', `${at}?include_merged_yaml=false`);
    expect(body).not.toHaveProperty('jobs');
    expect(body).not.toHaveProperty('merged_yaml');
  });

  test.each<[MemberName, string, number]>([
    ['reporter', '', 200],
    ['guest', '', 403],
    ['stranger', '', 404],
    ['developer', '?content_ref=none', 404],
    ['developer', '?content_ref=--all', 404],
  ])('%s %s: %i', async (member, query, status) => {
    expect((await world().as(member)('GET', `${at}${query}`)).status).toBe(status);
  });
});

describe('a configuration that is sent', () => {
  test.each([
    ['a: { script: b }', true, []],
    ['', false, ['Please provide content of .gitlab-ci.yml']],
    ['a: [', false, [expect.any(String)]],
    ['include: jobs.yml\na: { script: b }', true, []],
    ['include: none.yml\na: { script: b }', false, ['Local file `none.yml` does not exist!']],
    ['include: ../../etc/passwd.yml\na: { script: b }', false, [expect.stringContaining('does not exist')]],
  ])('%s', async (content, valid, errors) => {
    const found = await world().as('developer')('POST', at, { content });
    expect(found).toMatchObject({ status: 200, body: { valid, errors } });
  });

  test('a bomb of aliases is an error', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`,
    );
    const content = ['a0: &a0 [x]', ...lines, 'job: { script: a }'].join('\n');
    const { status, body } = await world().as('developer')('POST', at, { content });
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: false });
  });

  test('a dry run takes a branch', async () => {
    const content = 'a: { script: b, only: [main] }';
    const send = world().as('developer');
    for (const [ref, valid] of [
      ['main', true],
      ['broken', false],
    ]) {
      const found = await send('POST', at, { content, dry_run: true, ref });
      expect(found).toMatchObject({ status: 200, body: { valid } });
    }
  });

  test.each<[MemberName, number]>([
    ['developer', 200],
    ['reporter', 403],
    ['stranger', 404],
  ])('%s: %i', async (member, status) => {
    expect((await world().as(member)('POST', at, { content: 'a: { script: b }' })).status).toBe(status);
  });
});
