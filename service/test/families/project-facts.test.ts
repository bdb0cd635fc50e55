import { beforeAll, describe, expect, test } from 'vitest';
import { finishBuild } from '../../families/pipelines/finish.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
const configuration = 'build: { script: make, artifacts: { paths: [out] } }\n';
const mit =
  'The MIT License\n\nPermission is hereby granted, free of charge, to any\nperson obtaining a copy of it';

beforeAll(async () => {
  await world().running.seed({
    users: [{ username: 'ann', tokens: [{ name: 'a', secret: 'token-of-ann' }] }],
    groups: [{ full_path: 'acme', visibility: 'public' }],
    projects: [
      { full_path: 'acme/empty', visibility: 'public' },
      {
        full_path: 'acme/app',
        visibility: 'public',
        commits: [
          {
            message: 'First',
            files: { 'Readme.rst': 'App\n', LICENSE: mit, '.gitlab-ci.yml': configuration },
          },
          { message: 'Second', files: { a: 'a' } },
          { branch: 'other', message: 'Third', files: { b: 'b' } },
        ],
      },
      {
        full_path: 'acme/own',
        visibility: 'public',
        commits: [{ message: 'First', files: { 'COPYING.md': 'Ask me.' } }],
      },
    ],
  });
});

const project = async (path: string): Promise<Record<string, unknown>> =>
  (await world().root('GET', `/projects/${path}`)).body as Record<string, unknown>;

describe('a project tells of its default branch', () => {
  test.each([
    ['acme%2Fempty?license=true', { readme_url: null, license_url: null, license: null }],
    ['acme%2Fapp?license=true', { license: { key: 'mit', name: 'MIT License' } }],
    ['acme%2Fapp', { readme_url: expect.stringMatching(/\/acme\/app\/-\/blob\/main\/Readme\.rst$/) }],
    ['acme%2Fapp', { license_url: expect.stringMatching(/\/-\/blob\/main\/LICENSE$/) }],
    ['acme%2Fown?license=true', { readme_url: null, license: { key: 'other', html_url: null } }],
    ['acme%2Fempty?statistics=true', { statistics: { commit_count: 0, job_artifacts_size: 0 } }],
    ['acme%2Fapp?statistics=true', { statistics: { commit_count: 2 } }],
  ])('%s: %j', async (path, want) => {
    expect(await project(path)).toMatchObject(want);
  });

  test('and after each change of it', async () => {
    const actions = [{ action: 'create', file_path: 'README.md', content: 'Empty\n' }];
    const body = { branch: 'main', commit_message: 'First', actions };
    expect((await world().root('POST', '/projects/acme%2Fempty/repository/commits', body)).status).toBe(201);
    expect(await project('acme%2Fempty?statistics=true')).toMatchObject({
      readme_url: expect.stringContaining('README.md'),
      statistics: { commit_count: 1 },
    });
  });
});

test('artifacts count in the statistics of the project and of its group', async () => {
  const { body } = await world().root('POST', '/projects/acme%2Fapp/pipeline', { ref: 'main' });
  const jobs = await world().root(
    'GET',
    `/projects/acme%2Fapp/pipelines/${(body as { id: number }).id}/jobs`,
  );
  const [job] = jobs.body as { id: number }[];
  const artifacts = [{ path: 'out/a', content: Buffer.from('a'.repeat(100)) }];
  await finishBuild(world().running.forge, { id: job?.id ?? 0, outcome: 'success', artifacts });
  const statistics = (await project('acme%2Fapp?statistics=true'))['statistics'] as Record<string, number>;
  expect(statistics['job_artifacts_size']).toBeGreaterThan(100);
  expect(statistics['storage_size']).toBe(
    (statistics['repository_size'] ?? 0) + (statistics['job_artifacts_size'] ?? 0),
  );
  const groups = await world().root('GET', '/groups?statistics=true');
  expect(groups.body).toMatchObject([
    { statistics: { job_artifacts_size: statistics['job_artifacts_size'] } },
  ]);
});

test('open issues are counted, for others without those that are confidential', async () => {
  const issues = '/projects/acme%2Fown/issues';
  await world().root('POST', issues, { title: 'Open' });
  await world().root('POST', issues, { title: 'Secret', confidential: true });
  expect(await project('acme%2Fown')).toMatchObject({ open_issues_count: 2 });
  const response = await fetch(`${world().running.url}/api/v4/projects/acme%2Fown`, {
    headers: { 'private-token': 'token-of-ann' },
  });
  expect(await response.json()).toMatchObject({ open_issues_count: 1 });
});
