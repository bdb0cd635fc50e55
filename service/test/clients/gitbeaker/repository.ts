import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const commits: Scenario = async (world, step) => {
  const { Commits } = as(world, 'bob');
  const [id, { topic: sha }] = ['acme/tools', world.shas];
  await step('list', () => Commits.all(id, { refName: 'main' }));
  await step('pages', () => Commits.all(id, { refName: 'topic', perPage: 1 }));
  await step('of a path', () => Commits.all(id, { path: 'src/build.sh' }));
  await step('read', () => Commits.show(id, sha));
  await step('refs', () => Commits.allReferences(id, sha, { type: 'branch' }));
  await step('sequence', () => Commits.showSequence(id, sha));
  const made = await step('created', () =>
    Commits.create(
      id,
      'written',
      'Write',
      [
        { action: 'create', filePath: 'docs/ünï & so.md', content: 'Grüße\n' },
        { action: 'update', filePath: 'README.md', content: 'More tools\n' },
        { action: 'move', filePath: 'src/moved.sh', previousPath: 'src/build.sh' },
        { action: 'create', filePath: 'logo.bin', content: 'AAECAw==', encoding: 'base64' },
      ],
      { startBranch: 'main' },
    ),
  );
  await step('picked', () => Commits.cherryPick(id, sha, 'written'));
  await step('picked again', () => Commits.cherryPick(id, sha, 'written'));
  await step('reverted', () => Commits.revert(id, made.id, 'written'));
  await step('messages', () => Commits.all(id, { refName: 'written', perPage: 3, maxPages: 1 }));
  await step('missing', () => Commits.show(id, '0'.repeat(40)));
  await step('refused', () =>
    as(world, 'eve').Commits.create(id, 'main', 'No', [
      { action: 'create', filePath: 'no.md', content: 'No\n' },
    ]),
  );
};

const repositoryScenario: Scenario = async (world, step) => {
  const { Repositories } = as(world, 'ann');
  const [id, sha] = ['acme/tools', world.blob];
  await step('tree', () => Repositories.allRepositoryTrees(id));
  await step('deep tree', () =>
    Repositories.allRepositoryTrees(id, { recursive: true, ref: 'topic', perPage: 2 }),
  );
  await step('keyset tree', () => Repositories.allRepositoryTrees(id, { pagination: 'keyset', perPage: 2 }));
  await step('missing path', () => Repositories.allRepositoryTrees(id, { path: 'nowhere' }));
  await step('blob', () => Repositories.showBlob(id, sha));
  await step('raw blob', () => Repositories.showBlobRaw(id, sha));
  await step('archive', () => Repositories.showArchive(id));
  await step('archive as zip', () => Repositories.showArchive(id, { fileType: 'zip', sha: 'topic' }));
  await step('archive as tar.bz2', () => Repositories.showArchive(id, { fileType: 'tar.bz2', path: 'src' }));
  await step('compared', () => Repositories.compare(id, 'main', 'topic'));
  await step('contributors', () => Repositories.allContributors(id, { orderBy: 'name' }));
  await step('merge base', () => Repositories.mergeBase(id, ['main', 'topic']));
  await step('missing ref', () => Repositories.compare(id, 'main', 'nowhere'));
  await step('changelog', () =>
    Repositories.editChangelog(id, '1.1.0', { from: 'v1.0.0', to: world.shas.topic }),
  );
};

/** Scenarios about what stands in repositories. */
export const repository: Readonly<Record<string, Scenario>> = { commits, repository: repositoryScenario };
