import type { Seed } from '../../../generated/control/types/index.js';
import type { RunningForge } from '../../start/start.ts';

/** The token of a caller who may not touch what the administrator owns. */
export const strangerToken = 'token-of-a-stranger';

/** A world in which requests made from the document find something. The group and the project that they name have the id 3. */
export const seed: Seed = {
  users: [{ username: 'stranger', tokens: [{ name: 'stranger', secret: strangerToken }] }],
  groups: [
    { full_path: 'acme', visibility: 'public', members: [{ username: 'root', access_level: 50 }] },
    { full_path: 'acme/platform', visibility: 'public' },
  ],
  projects: [
    { full_path: 'acme/one' },
    { full_path: 'acme/two' },
    {
      full_path: 'acme/platform/deploy',
      visibility: 'public',
      topics: ['deployment', 'tools'],
      commits: [
        {
          message: 'First',
          files: { 'README.md': 'Deploy\n', VERSION: '1.3.0\n', 'SETUP.md': 'x\n', 'scripts/old.sh': 'x\n' },
        },
        { message: 'Add the scripts', files: { 'scripts/deploy.sh': 'echo deployed\n' } },
        { branch: 'release/1.4', message: 'Start the release', files: { VERSION: '1.4.0\n' } },
        { branch: 'topic', message: 'Add a topic\n\nChangelog: added', files: { 'topic.md': 'x\n' } },
      ],
      tags: [{ name: 'v1.3.0', ref: 'main' }],
    },
  ],
};

/** Values of parameters that only the running service knows, in the form of `forgespec verify --values`. */
export async function valuesFor({ url, token }: RunningForge): Promise<object> {
  const read = async (path: string): Promise<{ readonly id: string; readonly type?: string }[]> => {
    const response = await fetch(`${url}/api/v4/projects/3/repository${path}`, {
      headers: { 'private-token': token ?? '' },
    });
    return (await response.json()) as { readonly id: string; readonly type?: string }[];
  };
  const [topic] = await read('/commits?ref_name=topic');
  const [last] = await read('/commits');
  const blob = (await read('/tree')).find(({ type }) => type === 'blob');
  return {
    id: 3,
    sha: topic?.id,
    revertCommit: { sha: last?.id },
    getRepositoryBlob: { sha: blob?.id },
    getRawRepositoryBlob: { sha: blob?.id },
    compareRepositoryRefs: { from: 'main', to: 'topic' },
    getRepositoryMergeBase: { 'refs[]': ['main', 'topic'] },
  };
}
