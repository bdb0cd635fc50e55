import { describe, expect, test } from 'vitest';
import { readSeed } from '../../control/read-seed.ts';
import { sql } from '../../database/sql.ts';
import { describeWorld } from '../families/world.ts';

const world = describeWorld({ control: true });

const text = `
users: [{ username: ann, tokens: [{ name: laptop, secret: token-of-ann }] }]
groups: [{ full_path: acme, members: [{ username: ann, access_level: 40 }] }]
projects:
  - full_path: acme/tools
    commits:
      - message: First
        files:
          .gitlab-ci.yml: |
            stages: [build, test]
            compile: { stage: build, script: make, artifacts: { paths: [out], reports: { junit: junit.xml } } }
            unit: { stage: test, script: make $KIND, allow_failure: true }
            deploy: { stage: test, script: make, rules: [{ if: $KIND, when: manual }] }
    tags: [{ name: v1, ref: main }]
    pipelines:
      - user: ann
        variables: { KIND: test }
        jobs:
          unit: { outcome: failed, log: "no\\n" }
          compile:
            outcome: success
            coverage: 80
            artifacts: [{ path: out/a.txt, content: alpha }, { path: junit.xml, content: <testsuite/> }]
      - ref: v1
`;

async function add(body: string, type = 'application/yaml'): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${world().running.url}/-/forge/seed`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const ask = async (path: string): Promise<unknown> =>
  (await world().root('GET', `/projects/acme%2Ftools${path}`)).body;

const project = (pipelines: string): string => `
groups: [{ full_path: other }]
projects:
  - full_path: other/tools
    commits: [{ message: First, files: { .gitlab-ci.yml: "one: { script: make }\\ntwo: { script: make, needs: [one], artifacts: { paths: [out] } }" } }]
    pipelines: ${pipelines}
`;

describe('a seed in YAML', () => {
  test('brings pipelines whose jobs have ended, and others that wait', async () => {
    const seeded = await add(text);
    expect(seeded).toMatchObject({
      status: 200,
      body: {
        pipelines: [
          {
            id: 1,
            full_path: 'acme/tools',
            ref: 'main',
            jobs: [
              { name: 'compile', status: 'success' },
              { name: 'unit', status: 'failed' },
              { name: 'deploy', status: 'manual' },
            ],
          },
          {
            id: 2,
            ref: 'v1',
            jobs: [
              { name: 'compile', status: 'pending' },
              { name: 'unit', status: 'created' },
            ],
          },
        ],
      },
    });
    expect(await ask('/pipelines/1')).toMatchObject({
      status: 'manual',
      user: { username: 'ann' },
      coverage: '80.00',
    });
    expect(await ask('/pipelines/1/variables')).toEqual([
      { key: 'KIND', variable_type: 'env_var', value: 'test' },
    ]);
    expect(await ask('/jobs/1/artifacts/out/a.txt')).toBe('alpha');
    expect(await ask('/jobs/2/trace')).toBe('no\n');
  });

  test.each([
    [project('[{ ref: none }]'), /^Pipeline 1 of other\/tools: There is no branch or tag none\./],
    [project('[{ user: nobody }]'), /There is no user nobody\./],
    [project('[{}, { jobs: { three: { outcome: success } } }]'), /^Pipeline 2 .* There is no job three\./],
    [
      project('[{ jobs: { one: { outcome: failed }, two: { outcome: success } } }]'),
      /The job two is skipped and cannot end\./,
    ],
    [
      project('[{ jobs: { one: { outcome: success, artifacts: [{ path: a, content: a }] } } }]'),
      /The configuration of the job has no artifacts\./,
    ],
    [
      project(
        '[{ jobs: { one: { outcome: success }, two: { outcome: success, artifacts: [{ path: out/a, content: a }] } } }, { ref: none }]',
      ),
      /no branch or tag none/,
    ],
    [
      'groups: [{ full_path: other }]\nprojects: [{ full_path: other/p, commits: [{ message: m, files: { a: a } }], pipelines: [{}] }]',
      /There is no CI configuration\./,
    ],
    ['groups: [', /^The seed is not YAML: /],
    ['groups: [{ full_path: 1 }]', /^The seed is not valid: \/groups\/0\/full_path /],
    [
      `a: &a [x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 9 }, (_, at) => `a${at}: &a${at} [${Array(9).fill(at === 0 ? '*a' : `*a${at - 1}`)}]`).join('\n')}`,
      /^The seed is not YAML: /,
    ],
  ])('adds nothing of %j', async (given, message) => {
    const { forge } = world().running;
    const before = await forge.database.all(sql`select hash from blobs order by hash`);
    expect(await add(given)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
    expect((await world().root('GET', '/groups/other')).status).toBe(404);
    expect(await forge.database.all(sql`select hash from blobs order by hash`)).toEqual(before);
    const stored = [];
    for await (const { hash } of forge.blobs.list()) stored.push({ hash });
    expect(stored.toSorted((a, b) => a.hash.localeCompare(b.hash))).toEqual(before);
  });

  test('is JSON as well', () => {
    expect(readSeed('{"groups":[{"full_path":"a"}]}')).toEqual({ groups: [{ full_path: 'a' }] });
  });
});

test('a snapshot brings artifacts back that were deleted', async () => {
  const { running, root } = world();
  await running.snapshot('with artifacts');
  expect((await root('DELETE', '/projects/acme%2Ftools/jobs/1/artifacts')).status).toBe(204);
  expect((await root('GET', '/projects/acme%2Ftools/jobs/1/artifacts/out/a.txt')).status).toBe(404);
  await running.restore('with artifacts');
  expect((await root('GET', '/projects/acme%2Ftools/jobs/1/artifacts/out/a.txt')).body).toBe('alpha');
});
