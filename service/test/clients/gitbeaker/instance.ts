import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const groups: Scenario = async (world, step) => {
  const { Groups } = as(world, 'ann');
  await step('list', () => Groups.all({ orderBy: 'id', sort: 'desc' }));
  await step('pages', () => Groups.all({ perPage: 1 }));
  await step('search', () => Groups.search('plat'));
  await step('read', () => Groups.show('acme/platform'));
  await step('missing', () => Groups.show('nowhere'));
  const made = await step('created', () => Groups.create('Made', 'made', { visibility: 'private' }));
  await step('hidden', () => as(world, 'eve').Groups.show(made.id));
  await step('changed', () => Groups.edit(made.id, { description: 'Changed' }));
  await step('deleted', () => Groups.remove(made.id));
};

const namespaces: Scenario = async (world, step) => {
  const { Namespaces } = as(world, 'ann');
  await step('list', () => Namespaces.all());
  await step('search', () => Namespaces.all({ search: 'acme' }));
  await step('read', () => Namespaces.show('acme'));
  await step('exists', () => Namespaces.exists('acme'));
  await step('free', () => Namespaces.exists('nobody-has-this'));
  await step('missing', () => Namespaces.show('nowhere'));
};

const projects: Scenario = async (world, step) => {
  const { Projects } = as(world, 'ann');
  const order = { orderBy: 'id', sort: 'asc' } as const;
  await step('list', () => Projects.all(order));
  await step('pages', () => Projects.all({ ...order, perPage: 1 }));
  await step('read', () => Projects.show('acme/tools'));
  await step('statistics', () => Projects.show('acme/tools', { statistics: true }));
  await step('hidden', () => as(world, 'eve').Projects.show('acme/secret'));
  const made = await step('created', () => Projects.create({ name: 'Made', namespaceId: world.group }));
  await step('changed', () => Projects.edit(made.id, { description: 'Changed' }));
  await step('deleted', () => Projects.remove(made.id));
};

const applicationSettings: Scenario = async (world, step) => {
  const { ApplicationSettings } = as(world, 'root');
  await step('read', () => ApplicationSettings.show());
  await step('changed', () =>
    ApplicationSettings.edit({
      defaultProjectsLimit: 7,
      domainAllowlist: ['mail.example', 'work.example'],
      signupEnabled: false,
    }),
  );
  await step('read again', () => ApplicationSettings.show());
  await step('refused', () => as(world, 'ann').ApplicationSettings.show());
};

const saml: Scenario = async (world, step) => {
  const { GroupSAMLIdentities: identities, GroupSAMLLinks: links } = as(world, 'ann');
  const name = 'devs & ops';
  // Missing in its types, but sent unchanged.
  const change: { readonly sudo?: string; readonly externUid: string } = { externUid: 'robert' };
  await step('identities', () => identities.all('acme', {}));
  await step('identity changed', () => identities.edit('acme', 'bob/1', change));
  await step('linked', () => links.create('acme', name, 30));
  await step('links', () => links.all('acme', {}));
  await step('link', () => links.show('acme', name, {}));
  await step('unlinked', () => links.remove('acme', name));
  await step('link gone', () => links.show('acme', name, {}));
  await step('refused', () => as(world, 'bob').GroupSAMLLinks.all('acme', {}));
};

const integrations: Scenario = async (world, step) => {
  const { Integrations } = as(world, 'ann');
  const [id, slug, tracker] = ['acme/tools', 'custom-issue-tracker', 'https://issues.example'] as const;
  await step('missing', () => Integrations.show(id, slug));
  await step('set', () =>
    Integrations.edit(id, slug, {
      newIssueUrl: `${tracker}/new`,
      issuesUrl: `${tracker}/:id`,
      projectUrl: tracker,
    }),
  );
  await step('read', () => Integrations.show(id, slug));
  await step('list', () => Integrations.all(id));
  await step('deleted', () => Integrations.disable(id, slug));
  await step('list left', () => Integrations.all(id));
  await step('refused', () => as(world, 'bob').Integrations.all(id));
};

const pagesDomains: Scenario = async (world, step) => {
  const { PagesDomains } = as(world, 'ann');
  const [id, domain, { certificate, key }] = ['acme/tools', 'docs.example.com', world];
  await step('created', () => PagesDomains.create(id, domain, { certificate, key }));
  await step('list', () => PagesDomains.all({ projectId: id }));
  await step('read', () => PagesDomains.show(id, domain));
  await step('changed', () => PagesDomains.edit(id, domain, { certificate, key }));
  await step('all', () => as(world, 'root').PagesDomains.all());
  await step('deleted', () => PagesDomains.remove(id, domain));
  await step('missing', () => PagesDomains.show(id, domain));
  await step('refused', () => PagesDomains.all());
};

/** Scenarios about groups and projects, and their settings and those of the instance. */
export const instance: Readonly<Record<string, Scenario>> = {
  groups,
  namespaces,
  projects,
  'application-settings': applicationSettings,
  saml,
  integrations,
  'pages-domains': pagesDomains,
};
