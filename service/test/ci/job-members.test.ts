import { expect, test } from 'vitest';
import { readRight } from './reading.ts';

/** A member of a job, and its parsed form. */
const members: readonly [string, object][] = [
  ['script: [a, [b, [c]]]', { script: ['a', 'b', 'c'] }],
  ['before_script: a', { beforeScript: ['a'] }],
  ['after_script: [a]', { afterScript: ['a'] }],
  ['hooks: { pre_get_sources_script: [a] }', { preGetSourcesScript: ['a'] }],
  ['image: ruby:3', { image: { name: 'ruby:3' } }],
  [
    'image: { name: ruby, entrypoint: [""], pull_policy: always, docker: { platform: arm64, user: me } }',
    {
      image: {
        name: 'ruby',
        entrypoint: [''],
        pullPolicy: ['always'],
        docker: { platform: 'arm64', user: 'me' },
      },
    },
  ],
  [
    'image: { name: ruby, pull_policy: [always, never] }',
    { image: { name: 'ruby', pullPolicy: ['always', 'never'] } },
  ],
  [
    'services: [a, { name: b, alias: c, command: [d], variables: { E: f } }]',
    {
      services: [
        { name: 'a' },
        { name: 'b', alias: 'c', command: ['d'], variables: new Map([['E', { value: 'f', expand: true }]]) },
      ],
    },
  ],
  ['tags: [a, b]', { tags: ['a', 'b'] }],
  ['stage: build', { stage: 'build' }],
  [
    'variables: { A: 1, B: true, C: 1.0, D: { value: $E, expand: false }, F: }',
    {
      variables: new Map([
        ['A', { value: '1', expand: true }],
        ['B', { value: 'true', expand: true }],
        ['C', { value: '1.0', expand: true }],
        ['D', { value: '$E', expand: false }],
        ['F', { value: '', expand: true }],
      ]),
    },
  ],
  ['when: delayed\n  start_in: 30 minutes', { when: 'delayed', startIn: 1_800 }],
  ['allow_failure: true', { allowFailure: true }],
  ['allow_failure: { exit_codes: 137 }', { allowFailure: { exitCodes: [137] } }],
  ['needs: []', { needs: { jobs: [], others: [] } }],
  [
    'needs: [other, { job: third, artifacts: false, optional: true }]',
    {
      needs: {
        jobs: [
          { name: 'other', artifacts: true, optional: false },
          { name: 'third', artifacts: false, optional: true },
        ],
        others: [],
      },
    },
  ],
  [
    'needs: [{ project: a/b, job: c, ref: d }, { pipeline: $P, job: e, artifacts: false }]',
    {
      needs: {
        jobs: [],
        others: [
          { job: 'c', artifacts: true, project: 'a/b', ref: 'd' },
          { job: 'e', artifacts: false, pipeline: '$P' },
        ],
      },
    },
  ],
  ['dependencies: [other]', { dependencies: ['other'] }],
  [
    'artifacts: { paths: [a], exclude: [b], name: n, untracked: true, when: always, expire_in: 1 week, expose_as: x y }',
    {
      artifacts: {
        paths: ['a'],
        exclude: ['b'],
        name: 'n',
        untracked: true,
        when: 'always',
        expireIn: 604_800,
        exposeAs: 'x y',
        reports: new Map(),
      },
    },
  ],
  [
    'artifacts: { expire_in: never, access: none, reports: { junit: a.xml, dotenv: [b, c], coverage_report: { coverage_format: cobertura, path: d } } }',
    {
      artifacts: {
        expireIn: 'never',
        access: 'none',
        reports: new Map([
          ['dotenv', ['b', 'c']],
          ['junit', ['a.xml']],
        ]),
        coverageReport: { format: 'cobertura', path: 'd' },
      },
    },
  ],
  ['artifacts: { public: false }', { artifacts: { access: 'developer', reports: new Map() } }],
  [
    'cache: { key: k, paths: [a] }',
    {
      cache: [
        {
          key: 'k',
          paths: ['a'],
          untracked: false,
          unprotect: false,
          policy: 'pull-push',
          when: 'on_success',
          fallbackKeys: [],
        },
      ],
    },
  ],
  [
    'cache: [{ key: { files: [a, b], prefix: p }, untracked: true, policy: pull, when: always, fallback_keys: [f], unprotect: true }, {}]',
    {
      cache: [
        {
          key: { files: ['a', 'b'], prefix: 'p' },
          paths: [],
          untracked: true,
          unprotect: true,
          policy: 'pull',
          when: 'always',
          fallbackKeys: ['f'],
        },
        {
          key: 'default',
          paths: [],
          untracked: false,
          unprotect: false,
          policy: 'pull-push',
          when: 'on_success',
          fallbackKeys: [],
        },
      ],
    },
  ],
  ['coverage: /\\d+%/', { coverage: '/\\d+%/' }],
  ['environment: review/$X', { environment: { name: 'review/$X', action: 'start' } }],
  [
    'environment: { name: p, url: https://a, auto_stop_in: 1 day, deployment_tier: production }',
    { environment: { name: 'p', action: 'start', url: 'https://a', autoStopIn: 86_400, tier: 'production' } },
  ],
  [
    'environment: { name: p, auto_stop_in: $WHEN, action: verify }',
    { environment: { name: 'p', action: 'verify', autoStopIn: { variable: '$WHEN' } } },
  ],
  [
    'release: { tag_name: v1, description: d, milestones: m, released_at: "2024-01-01T00:00:00Z", assets: { links: [{ name: n, url: u, link_type: image }] } }',
    {
      release: {
        tagName: 'v1',
        description: 'd',
        milestones: ['m'],
        releasedAt: '2024-01-01T00:00:00Z',
        links: [{ name: 'n', url: 'u', type: 'image' }],
      },
    },
  ],
  ['retry: 2', { retry: { max: 2, when: ['always'], exitCodes: [] } }],
  [
    'retry: { max: 1, when: [script_failure], exit_codes: [1] }',
    { retry: { max: 1, when: ['script_failure'], exitCodes: [1] } },
  ],
  ['timeout: 3h 30m', { timeout: 12_600 }],
  ['parallel: 5', { parallel: { number: 5 } }],
  [
    'parallel: { matrix: [{ A: [1, x], B: c }] }',
    {
      parallel: {
        matrix: [
          new Map([
            ['A', ['1', 'x']],
            ['B', ['c']],
          ]),
        ],
      },
    },
  ],
  ['resource_group: g', { resourceGroup: 'g' }],
  ['interruptible: true', { interruptible: true }],
  ['inherit: { variables: [A] }', { inheritVariables: ['A'] }],
  [
    'id_tokens: { T: { aud: [a, b] }, U: { aud: c } }',
    {
      idTokens: new Map([
        ['T', { audience: ['a', 'b'] }],
        ['U', { audience: ['c'] }],
      ]),
    },
  ],
  [
    'secrets: { S: { vault: a/b@c, file: false } }',
    { secrets: new Map([['S', { provider: 'vault', file: false }]]) },
  ],
  ['identity: google_cloud', { identity: 'google_cloud' }],
  ['pages: true', { pages: {} }],
  [
    'pages: { publish: dist, path_prefix: $X, expire_in: never }',
    { pages: { publish: 'dist', pathPrefix: '$X', expireIn: 'never' } },
  ],
  ['manual_confirmation: sure?', { manualConfirmation: 'sure?' }],
  ['only: [main, /^v/]', { only: { refs: ['main', '/^v/'] } }],
  ['only: { changes: [a] }', { only: { refs: ['branches', 'tags'], changes: ['a'] } }],
  ['except: [tags]', { except: { refs: ['tags'] } }],
];

const others = 'other: { script: x, stage: .pre }\nthird: { script: x, stage: .pre }\n';

test.each(members)('%s is read', async (body, want) => {
  const script = body.startsWith('script') ? '' : '  script: x\n';
  const { jobs } = await readRight(`${others}job:\n${script}  ${body}\n`);
  expect(jobs.get('job')).toMatchObject(want);
});
