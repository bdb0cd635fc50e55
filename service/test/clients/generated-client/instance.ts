import { setTimeout } from 'node:timers/promises';
import type { Scenario } from '../scenario-client.ts';
import { as } from './callers.ts';

const groups: Scenario = async (world, step) => {
  const { groups: api } = as(world, 'ann');
  await step('list', () => api.list({ order_by: 'id', sort: 'desc' }));
  await step('pages', () => api.list({ per_page: 1 }).toArray());
  await step('search', () => api.list({ search: 'plat' }));
  await step('read', () => api.get({ id: 'acme/platform' }));
  await step('missing', () => api.get({ id: 'nowhere' }));
};

const namespaces: Scenario = async (world, step) => {
  const { namespaces: api } = as(world, 'ann');
  await step('list', () => api.list());
  await step('search', () => api.list({ search: 'acme' }));
  await step('read', () => api.get({ id: 'acme' }));
  await step('exists', () => api.checkExistence({ namespace: 'acme' }));
  await step('free', () => api.checkExistence({ namespace: 'nobody-has-this' }));
  await step('missing', () => api.get({ id: 'nowhere' }));
};

const projects: Scenario = async (world, step) => {
  const { projects: api } = as(world, 'ann');
  const order = { order_by: 'id', sort: 'asc' } as const;
  await step('list', () => api.list(order));
  await step('pages', () => api.list({ ...order, per_page: 1 }).toArray());
  await step('search', () => api.list({ search: 'tool' }));
  await step('own', () => api.list({ ...order, membership: true, simple: true }));
  await step('read', () => api.get({ id: 'acme/tools' }));
  await step('statistics', () => api.get({ id: world.project, statistics: true }));
  await step('hidden', () => as(world, 'eve').projects.get({ id: 'acme/secret' }));
};

const applicationSettings: Scenario = async (world, step) => {
  const { applicationSettings: api } = as(world, 'root');
  await step('read', () => api.get());
  await step('changed', () =>
    api.update({
      body: {
        default_projects_limit: 7,
        domain_allowlist: ['mail.example', 'work.example'],
        signup_enabled: false,
      },
    }),
  );
  await step('read again', () => api.get());
  await step('refused', () => as(world, 'ann').applicationSettings.get());
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const appearance: Scenario = async (world, step) => {
  const { appearance: api } = as(world, 'root');
  await step('read', () => api.get());
  await step('changed', () => api.update({ title: 'Forge of Acme', email_header_and_footer_enabled: true }));
  await step('logo', () => api.update({ header_logo: new File([png], 'logo.png', { type: 'image/png' }) }));
  await step('refused', () => as(world, 'ann').appearance.get());
};

const saml: Scenario = async (world, step) => {
  const { saml: api } = as(world, 'ann');
  const [id, saml_group_name, uid] = ['acme', 'devs & ops', 'bob/1'];
  await step('identities', () => api.listIdentities({ id }));
  await step('identity', () => api.getIdentity({ id, uid }));
  await step('identity changed', () => api.updateIdentity({ id, uid, extern_uid: 'robert' }));
  await step('identity deleted', () => api.deleteIdentity({ id, uid: 'robert' }));
  await step('linked', () => api.createGroupLink({ id, saml_group_name, access_level: 30 }));
  await step('links', () => api.listGroupLinks({ id }));
  await step('link', () => api.getGroupLink({ id, saml_group_name }));
  await step('unlinked', () => api.deleteGroupLink({ id, saml_group_name }));
  await step('link gone', () => api.getGroupLink({ id, saml_group_name }));
  await step('refused', () => as(world, 'bob').saml.listGroupLinks({ id }));
};

const sshCertificates: Scenario = async (world, step) => {
  const { sshCertificates: api } = as(world, 'ann');
  const { group: id } = world;
  const made = await step('created', () => api.create({ id, title: 'Authority', key: world.publicKey }));
  await step('list', () => api.list({ id }));
  await step('deleted', () => api.delete({ id, certificate_id: made.id }));
  await step('list left', () => api.list({ id }));
  await step('refused', () => as(world, 'bob').sshCertificates.list({ id }));
};

const integrations: Scenario = async (world, step) => {
  const { integrations: api } = as(world, 'ann');
  const [id, slug, tracker] = ['acme/tools', 'custom-issue-tracker', 'https://issues.example'];
  await step('missing', () => api.getProjectIntegration({ id, slug }));
  await step('set', () =>
    api.updateProjectIntegration({
      id,
      slug,
      body: {
        new_issue_url: `${tracker}/new`,
        issues_url: `${tracker}/:id`,
        project_url: tracker,
      },
    }),
  );
  await step('read', () => api.getProjectIntegration({ id, slug }));
  await step('list', () => api.listProjectIntegrations({ id }));
  await step('deleted', () => api.deleteProjectIntegration({ id, slug }));
  await step('list left', () => api.listProjectIntegrations({ id }));
  await step('refused', () => as(world, 'bob').integrations.listProjectIntegrations({ id }));
};

const pagesDomains: Scenario = async (world, step) => {
  const { pagesDomains: api } = as(world, 'ann');
  const [id, domain] = ['acme/tools', 'docs.example.com'];
  const { certificate, key } = world;
  await step('created', () => api.createProjectPagesDomain({ id, domain, certificate, key }));
  await step('list', () => api.listProjectPagesDomains({ id }));
  await step('read', () => api.getProjectPagesDomain({ id, domain }));
  const files = { certificate: new Blob([certificate]), key: new Blob([key]) };
  await step('changed', () => api.updateProjectPagesDomain({ id, domain, ...files }));
  await step('all', () => as(world, 'root').pagesDomains.list());
  await step('refused', () => api.list());
};

const imports: Scenario = async (world, step) => {
  const [{ imports: api, projects: places }, root] = [as(world, 'ann'), as(world, 'root')];
  const from = {
    source_b_server_url: world.url,
    source_b_server_username: 'root',
    personal_access_token: world.tokens.root,
    source_b_server_project: 'PROJ',
    source_b_server_repo: 'origin',
    target_namespace: 'acme',
  };
  await step('refused address', () => api.fromSourceBServer(from));
  await root.applicationSettings.update({ body: { allow_local_requests_from_hooks_and_services: true } });
  const { id } = await step('from a server', () => api.fromSourceBServer(from));
  await step('finished', async () => {
    for (;;) {
      const project = await places.get({ id });
      if (project.import_status !== 'scheduled' && project.import_status !== 'started') return project;
      await setTimeout(20);
    }
  });
  const token = { personal_access_token: 'token-of-ada' };
  const ofA = await step('from source_a', () =>
    api.fromSourceA({ ...token, repo_id: 7, target_namespace: 'acme', new_name: 'from-a' }),
  );
  await step('canceled', () => api.cancelSourceAImport({ project_id: ofA.id }));
  await step('canceled again', () => api.cancelSourceAImport({ project_id: ofA.id }));
  await step('gists', () => api.gistsFromSourceA(token));
  const ofB = await step('from source_b', () =>
    api.fromSourceB({
      source_b_username: 'ada',
      source_b_app_password: 'password-of-ada',
      repo_path: 'ada/tools',
      target_namespace: 'acme',
      new_name: 'from-b',
    }),
  );
  await api.cancelSourceAImport({ project_id: ofB.id });
};

/** Scenarios about groups and projects, and their settings and those of the instance. */
export const instance: Readonly<Record<string, Scenario>> = {
  groups,
  namespaces,
  projects,
  'application-settings': applicationSettings,
  appearance,
  saml,
  'ssh-certificates': sshCertificates,
  integrations,
  'pages-domains': pagesDomains,
  imports,
};
