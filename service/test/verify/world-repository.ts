import { all, type Call } from './calling.ts';

/** Commits, refs and blobs. */
export async function inRepository(root: Call, project: string): Promise<object> {
  const [topic] = await all(root, `${project}/repository/commits?ref_name=topic`);
  const [last] = await all(root, `${project}/repository/commits`);
  const [release] = await all(root, `${project}/repository/commits?ref_name=release/1.4`);
  const blob = (await all(root, `${project}/repository/tree`)).find(({ type }) => type === 'blob');
  await root('POST', `${project}/merge_requests`, {
    source_branch: 'topic',
    target_branch: 'main',
    title: 'Add a topic',
  });
  const context = { body: { commits: [release?.['id']] } };
  return {
    sha: topic?.['id'],
    createCommit: {
      body: { actions: [{ action: 'create', file_path: 'scripts/release.sh', content: 'echo released' }] },
    },
    cherryPickCommit: { body: { branch: 'main' } },
    revertCommit: { sha: last?.['id'] },
    getRepositoryBlob: { sha: blob?.['id'] },
    getRawRepositoryBlob: { sha: blob?.['id'] },
    compareRepositoryRefs: { from: 'main', to: 'topic' },
    getRepositoryMergeBase: { 'refs[]': ['main', 'topic'] },
    createMergeRequestContextCommits: context,
    deleteMergeRequestContextCommits: context,
  };
}
