import type { Seed } from '../../../generated/control/types/index.js';

export const token = 'token-of-ann';

/** The context of an operation: requests as an owner, and git in a clone of `acme/tools`. */
export interface Acting {
  readonly url: string;
  send(method: string, path: string, body?: object): Promise<void>;
  git(...args: readonly string[]): Promise<void>;
  waitForJobs(): Promise<void>;
  /** Ends the job of `other/one`, which leaves artifacts. */
  finishJob(): Promise<void>;
}

export const configuration = 'job:\n  script: [make]\n';

const leaving = 'job: { script: make, artifacts: { paths: [out], reports: { junit: junit.xml } } }\n';

/** The files in the folder of that job. */
export const leftByJob = [
  { path: 'out/a.txt', content: Buffer.from('a') },
  { path: 'junit.xml', content: Buffer.from('<testsuite/>') },
];

/** The world in which the operations are done. */
export const seed: Seed = {
  users: [{ username: 'ann', administrator: true, tokens: [{ name: 'laptop', secret: token }] }],
  groups: [
    { full_path: 'acme', members: [{ username: 'ann', access_level: 50 }] },
    { full_path: 'other' },
    { full_path: 'scm' },
    { full_path: 'forks' },
    { full_path: 'scm/PROJ' },
  ],
  projects: [
    {
      full_path: 'acme/tools',
      commits: [
        { message: 'First', author: 'ann', files: { '.gitlab-ci.yml': configuration, 'a.txt': 'a\n' } },
        { message: 'Fix\n\nChangelog: fixed', author: 'ann', files: { 'b.txt': 'b\n' } },
        { branch: 'feature', message: 'Feature', author: 'ann', files: { 'c.txt': 'c\n' } },
        { branch: 'next', message: 'Next', author: 'ann', files: { 'd.txt': 'd\n' } },
      ],
      tags: [{ name: 'v1.0.0', ref: 'main~1' }],
    },
    { full_path: 'acme/empty' },
    {
      full_path: 'forks/tools',
      commits: [
        { message: 'Fork', author: 'ann', files: { 'a.txt': 'a\n' } },
        { branch: 'offer', message: 'Offer', author: 'ann', files: { 'offer.txt': 'offer\n' } },
      ],
    },
    {
      full_path: 'other/one',
      commits: [{ message: 'One', author: 'ann', files: { '.gitlab-ci.yml': leaving } }],
      pipelines: [{}],
    },
    { full_path: 'scm/PROJ/origin', commits: [{ message: 'One', author: 'ann', files: { 'a.txt': 'a\n' } }] },
  ],
};

const tools = '/projects/acme%2Ftools';

/** Every kind of write to repositories and the database. */
export const operations: Readonly<Record<string, (acting: Acting) => Promise<void>>> = {
  'create a project': ({ send }) => send('POST', '/projects', { name: 'made', initialize_with_readme: true }),
  'commit by REST': ({ send }) =>
    send('POST', `${tools}/repository/commits`, {
      branch: 'main',
      commit_message: 'More',
      actions: [{ action: 'create', file_path: 'more.txt', content: 'more' }],
    }),
  'pack after a commit': async ({ send, waitForJobs }) => {
    await send('PUT', '/application/settings', { housekeeping_optimize_repository_period: 1 });
    await send('POST', `${tools}/repository/commits`, {
      branch: 'main',
      commit_message: 'More',
      actions: [{ action: 'create', file_path: 'more.txt', content: 'more' }],
    });
    await waitForJobs();
  },
  'write a changelog': ({ send }) =>
    send('POST', `${tools}/repository/changelog`, { version: '1.1.0', branch: 'main' }),
  'create a branch and delete it': async ({ send }) => {
    await send('POST', `${tools}/repository/branches?branch=made&ref=main`);
    await send('DELETE', `${tools}/repository/branches/made`);
  },
  'merge a merge request': ({ send }) =>
    send('PUT', `${tools}/merge_requests/1/merge`, { should_remove_source_branch: true }),
  'open a merge request from a fork': ({ send }) =>
    send('POST', '/projects/forks%2Ftools/merge_requests', {
      source_branch: 'offer',
      target_branch: 'main',
      title: 'Offer',
      target_project_id: 1,
    }),
  push: ({ git, url }) =>
    git('push', '--quiet', `${url.replace('//', `//ann:${token}@`)}/acme/tools.git`, 'main'),
  'push first': ({ git, url }) =>
    git('push', '--quiet', `${url.replace('//', `//ann:${token}@`)}/acme/empty.git`, 'main:trunk'),
  'change the default branch': ({ send }) => send('PUT', tools, { default_branch: 'next' }),
  'rename a group': ({ send }) => send('PUT', '/groups/acme', { path: 'apex' }),
  'delete a project': ({ send }) => send('DELETE', tools),
  'delete a group': ({ send }) => send('DELETE', '/groups/other'),
  'end a job with artifacts': ({ finishJob }) => finishJob(),
  import: async ({ send, url, waitForJobs }) => {
    await send('POST', '/import/source_b_server', {
      source_b_server_url: url,
      source_b_server_username: 'ann',
      personal_access_token: token,
      source_b_server_project: 'PROJ',
      source_b_server_repo: 'origin',
      target_namespace: 'acme',
    });
    await waitForJobs();
  },
};
