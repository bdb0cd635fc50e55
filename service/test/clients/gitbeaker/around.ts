import * as Resources from '@gitbeaker/rest';
import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const [id, path] = ['acme/tools', 'docs/a b.md'];

const files: Scenario = async (world, step) => {
  const { RepositoryFiles: api } = as(world, 'bob');
  await step('created', () => api.create(id, path, 'main', 'Guide\n', 'Add a guide'));
  await step('read', () => api.show(id, path, 'main'));
  await step('raw', () => api.showRaw(id, path, 'main'));
  await step('changed', () => api.edit(id, path, 'main', 'More\n', 'Change'));
  await step('raw again', () => api.showRaw(id, path, 'main'));
  await step('blame', () => api.allFileBlames(id, path, 'main'));
  await step('deleted', () => api.remove(id, path, 'main', 'Delete'));
  await step('missing', () => api.show(id, path, 'main'));
};

const branches: Scenario = async (world, step) => {
  const { Branches: api } = as(world, 'bob');
  await step('created', () => api.create(id, 'feature/new', 'main'));
  await step('taken', () => api.create(id, 'feature/new', 'main'));
  await step('list', () => api.all(id));
  await step('pages', () => api.all(id, { perPage: 1 }));
  await step('found', () => api.all(id, { search: 'top' }));
  await step('read', () => api.show(id, 'main'));
  await step('deleted', () => api.remove(id, 'feature/new'));
  await step('missing', () => api.show(id, 'feature/new'));
  await step('refused', () => as(world, 'eve').Branches.create(id, 'mine', 'main'));
  const { ProtectedBranches: owned } = as(world, 'ann');
  await step('protected', () => owned.protect(id, 'main', { pushAccessLevel: 40 }));
  await step('protected ones', () => owned.all(id));
  await step('protected one', () => owned.show(id, 'main'));
  await step('refused by protection', () =>
    as(world, 'bob').RepositoryFiles.create(id, path, 'main', 'Guide\n', 'Add a guide'),
  );
  await step('unprotected', () => owned.unprotect(id, 'main'));
};

const tags: Scenario = async (world, step) => {
  const { Tags: api } = as(world, 'ann');
  await step('list', () => api.all(id));
  await step('created', () => api.create(id, 'v2.0.0', 'topic', { message: 'Second' }));
  await step('read', () => api.show(id, 'v2.0.0'));
  await step('deleted', () => api.remove(id, 'v2.0.0'));
  await step('missing', () => api.show(id, 'v2.0.0'));
};

const users: Scenario = async (world, step) => {
  const [{ Users: root }, { Users: ann }] = [as(world, 'root'), as(world, 'ann')];
  await step('list', () => root.all());
  await step('found', () => ann.all({ username: 'bob' }));
  const names = { username: 'new', name: 'New', email: 'new@mail.example' };
  const made = await step('created', () => root.create({ ...names, password: 'correct horse battery' }));
  await step('changed', () => root.edit(made.id, { name: 'Newer' }));
  await step('read', () => ann.show(made.id));
  await step('deleted', () => root.remove(made.id));
  await step('own', () => ann.showCurrentUser());
  await step('refused', () => ann.create(names));
};

const issues: Scenario = async (world, step) => {
  const { Issues: api } = as(world, 'bob');
  await step('created', () => api.create(id, 'Prune'));
  await step('list', () => api.all({ projectId: id }));
  await step('read', () => api.show(1, { projectId: id }));
  await step('closed', () => api.edit(id, 1, { stateEvent: 'close' }));
  await step('closed ones', () => api.all({ projectId: id, state: 'closed' }));
  await step('missing', () => api.show(99, { projectId: id }));
};

const review: Scenario = async (world, step) => {
  const { Commits, MergeRequests, RepositoryFiles } = as(world, 'bob');
  const actions = [{ action: 'create', filePath: 'file.md', content: 'x\n' }] as const;
  await Commits.create(id, 'file', 'Add a file', [...actions], { startBranch: 'main' });
  await step('created', () => MergeRequests.create(id, 'file', 'main', 'Add a file'));
  await step('changed', () => MergeRequests.edit(id, 2, { title: 'Add another file' }));
  await step('read', () => MergeRequests.show(id, 2));
  await step('refused', () => as(world, 'eve').MergeRequests.edit(id, 2, { title: 'Mine' }));
  const { MergeRequestApprovals: approvals } = as(world, 'cid');
  await step('approved', () => approvals.approve(id, 2));
  await step('approvals', () => approvals.showConfiguration(id, { mergerequestIId: 2 }));
  await step('approval taken back', () => approvals.unapprove(id, 2));
  await step('merged', () => as(world, 'ann').MergeRequests.merge(id, 2));
  await step('what is on main', () => RepositoryFiles.showRaw(id, 'file.md', 'main'));
  await step('merged again', () => as(world, 'ann').MergeRequests.merge(id, 2));
};

const forks: Scenario = async (world, step) => {
  const { Projects, Commits, MergeRequests, Repositories } = as(world, 'bob');
  const origin = await Projects.show(id);
  await step('forked', () => Projects.fork(id));
  await step('again', () => Projects.fork(id));
  await step('refused', () => as(world, 'eve').Projects.fork('acme/secret'));
  const actions = [{ action: 'create', filePath: 'file.md', content: 'x\n' }] as const;
  await Commits.create('bob/tools', 'file', 'Add a file', [...actions], { startBranch: 'main' });
  await step('compared', () =>
    Repositories.compare('bob/tools', 'main', 'file', { fromProjectId: origin.id }),
  );
  await step('proposed', () =>
    MergeRequests.create('bob/tools', 'file', 'main', 'Add a file', { targetProjectId: origin.id }),
  );
  await step('merged', () => as(world, 'ann').MergeRequests.merge(id, 2));
  await step('what is on main', () => as(world, 'bob').RepositoryFiles.showRaw(id, 'file.md', 'main'));
};

const jobs: Scenario = async (world, step) => {
  const { Jobs, Commits } = as(world, 'bob');
  await step('list', () => Jobs.all(id, { scope: 'success' }));
  await step('of the pipeline', () => Jobs.all(id, { pipelineId: world.pipeline }));
  await step('read', () => Jobs.show(id, world.job));
  await step('log', () => Jobs.showLog(id, world.job));
  await step('missing', () => Jobs.show(id, 9999));
  await step('of a commit', () => Commits.showDiff(id, world.shas.topic));
};

const sharing: Scenario = async (world, step) => {
  const { Groups, GroupMembers, Projects } = as(world, 'ann');
  const { eve } = world.users;
  await step('subgroups', () => Groups.allSubgroups('acme'));
  await step('projects', () => Groups.allProjects('acme', { orderBy: 'id', sort: 'asc' }));
  await step('member added', () => GroupMembers.add('acme', 20, { userId: eve }));
  await step('member changed', () => GroupMembers.edit('acme', eve, 30));
  await step('member removed', () => GroupMembers.remove('acme', eve));
  const friends = await Groups.create('Friends', 'friends');
  await step('project shared', () => Projects.share(id, friends.id, 20));
  await step('project unshared', () => Projects.unshare(id, friends.id));
  await step('group shared', () => Groups.share('acme', friends.id, 20, {}));
  await step('group unshared', () => Groups.unshare('acme', friends.id, {}));
};

const instance: Scenario = async (world, step) => {
  const { Metadata, PersonalAccessTokens, Projects } = as(world, 'ann');
  await step('metadata', () => Metadata.show());
  const { root: token } = world.tokens;
  const { requester } = new Resources.License({ host: world.url, token });
  await step('license', async () => (await requester.get('license')).body);
  await step('token', () => PersonalAccessTokens.show());
  await step('token revoked', () => PersonalAccessTokens.remove());
  await step('without the token', () => Projects.all());
};

/** What a runner does with the token of its job. */
const runner: Scenario = async (world, step) => {
  const { Pipelines, Jobs } = as(world, 'bob');
  const pipeline = await Pipelines.create(id, 'main');
  const job = (await Jobs.all(id, { pipelineId: pipeline.id })).find(({ name }) => name === 'compile');
  const jobId = job?.id ?? 0;
  const started = await fetch(`${world.url}/-/forge/jobs/${jobId}/start`, { method: 'POST' });
  const { token: jobToken } = (await started.json()) as { token: string };
  const { requester } = new Resources.Jobs({ host: world.url, jobToken });
  const form = new FormData();
  const archive = await as(world, 'ann').JobArtifacts.downloadArchive(id, { jobId: world.job });
  form.set('file', archive, 'artifacts.zip');
  await step('uploaded', async () => (await requester.post(`jobs/${jobId}/artifacts`, { body: form })).body);
  await step('for another job', () => requester.post(`jobs/${world.job}/artifacts`, { body: form }));
  await step('downloaded', () =>
    new Resources.JobArtifacts({ host: world.url, jobToken }).downloadArchive(id, { jobId }),
  );
};

/** Scenarios about requests of clients that are not operations of the document. */
export const around: Readonly<Record<string, Scenario>> = {
  files,
  branches,
  tags,
  users,
  issues,
  review,
  forks,
  jobs,
  runner,
  sharing,
  instance,
};
