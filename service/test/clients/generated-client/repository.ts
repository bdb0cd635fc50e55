import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const commits: Scenario = async (world, step) => {
  const { commits: api } = as(world, 'bob');
  const [id, { topic: sha }] = ['acme/tools', world.shas];
  await step('list', () => api.list({ id, ref_name: 'main' }));
  await step('pages', () => api.list({ id, ref_name: 'topic', per_page: 1 }).toArray());
  await step('of a path', () => api.list({ id, path: 'src/build.sh' }));
  await step('read', () => api.get({ id, sha }));
  await step('refs', () => api.listRefs({ id, sha, type: 'branch' }));
  await step('sequence', () => api.getSequence({ id, sha }));
  const made = await step('created', () =>
    api.create({
      id,
      branch: 'written',
      start_branch: 'main',
      commit_message: 'Write',
      actions: [
        { action: 'create', file_path: 'docs/ünï & so.md', content: 'Grüße\n' },
        { action: 'update', file_path: 'README.md', content: 'More tools\n' },
        { action: 'move', file_path: 'src/moved.sh', previous_path: 'src/build.sh' },
        { action: 'create', file_path: 'logo.bin', content: 'AAECAw==', encoding: 'base64' },
      ],
    }),
  );
  await step('picked', () => api.cherryPickCommit({ id, sha, branch: 'written' }));
  await step('picked again', () => api.cherryPickCommit({ id, sha, branch: 'written' }));
  await step('reverted', () => api.revert({ id, sha: made.id, body: { branch: 'written' } }));
  await step('messages', () => api.list({ id, ref_name: 'written' }).first(3));
  await step('missing', () => api.get({ id, sha: '0'.repeat(40) }));
  const actions = [{ action: 'create', file_path: 'no.md', content: 'No\n' }] as const;
  await step('refused', () =>
    as(world, 'eve').commits.create({ id, branch: 'main', commit_message: 'No', actions: [...actions] }),
  );
};

const repositoryScenario: Scenario = async (world, step) => {
  const { repository: api } = as(world, 'ann');
  const [id, sha] = ['acme/tools', world.blob];
  await step('tree', () => api.listTree({ id }));
  await step('deep tree', () => api.listTree({ id, recursive: true, ref: 'topic', per_page: 2 }).toArray());
  await step('keyset tree', () => api.listTree({ id, pagination: 'keyset', per_page: 2 }).toArray());
  await step('missing path', () => api.listTree({ id, path: 'nowhere' }));
  await step('blob', () => api.getBlob({ id, sha }));
  await step('raw blob', () => api.getRawRepositoryBlob({ id, sha }));
  await step('archive', () => api.downloadArchive({ id }));
  await step('archive as zip', () => api.downloadArchiveInFormat({ id, format: 'zip', sha: 'topic' }));
  await step('archive as tar.bz2', () => api.downloadArchiveInFormat({ id, format: 'tar.bz2', path: 'src' }));
  await step('compared', () => api.compareRefs({ id, from: 'main', to: 'topic' }));
  await step('contributors', () => api.listContributors({ id, order_by: 'name' }));
  await step('merge base', () => api.getMergeBase({ id, 'refs[]': ['main', 'topic'] }));
  await step('missing ref', () => api.compareRefs({ id, from: 'main', to: 'nowhere' }));
  await step('changelog', () =>
    api.addChangelog({ id, version: '1.1.0', from: 'v1.0.0', to: world.shas.topic }),
  );
};

/** Scenarios about what stands in repositories. */
export const repository: Readonly<Record<string, Scenario>> = { commits, repository: repositoryScenario };
