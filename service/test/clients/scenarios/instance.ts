import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { done, nothing, refused } from './matchers.ts';

const groups: Wants = {
  list: [{ full_path: 'acme/platform' }, { full_path: 'acme' }],
  pages: [{ full_path: 'acme' }, { full_path: 'acme/platform' }],
  search: [{ full_path: 'acme/platform' }],
  read: { full_path: 'acme/platform', visibility: 'public' },
  missing: refused(404),
  created: { full_path: 'made', visibility: 'private' },
  hidden: refused(404),
  changed: { description: 'Changed' },
  deleted: done,
};

const namespaces: Wants = {
  list: [
    { full_path: 'ann', kind: 'user' },
    { full_path: 'acme', kind: 'group' },
    { full_path: 'acme/platform', kind: 'group' },
  ],
  search: [{ full_path: 'acme' }, { full_path: 'acme/platform' }],
  read: { full_path: 'acme', kind: 'group', members_count_with_descendants: expect.any(Number) },
  exists: { exists: true, suggests: ['acme1'] },
  free: { exists: false, suggests: [] },
  missing: refused(404),
};

const all = ['acme/tools', 'acme/secret', 'acme/platform/deploy'].map((path_with_namespace) => ({
  path_with_namespace,
}));

const projects: Wants = {
  list: all,
  pages: all,
  search: [{ path_with_namespace: 'acme/tools', topics: ['build'] }],
  own: all,
  read: { path_with_namespace: 'acme/tools', default_branch: 'main', visibility: 'public' },
  statistics: { statistics: { commit_count: expect.any(Number) } },
  hidden: refused(404),
  created: { path_with_namespace: 'acme/made' },
  changed: { description: 'Changed' },
  deleted: done,
};

const applicationSettings: Wants = {
  read: { default_projects_limit: expect.any(Number), signup_enabled: true },
  changed: {
    default_projects_limit: 7,
    domain_allowlist: ['mail.example', 'work.example'],
    signup_enabled: false,
  },
  'read again': { default_projects_limit: 7, signup_enabled: false },
  refused: refused(403),
};

const appearance: Wants = {
  read: { title: '', header_logo: null },
  changed: { title: 'Forge of Acme', email_header_and_footer_enabled: true },
  logo: { header_logo: expect.stringContaining('/uploads/') },
  refused: refused(403),
};

const saml: Wants = {
  identities: [{ extern_uid: 'bob/1' }],
  identity: { extern_uid: 'bob/1' },
  'identity changed': { extern_uid: 'robert' },
  'identity deleted': nothing,
  linked: { name: 'devs & ops', access_level: 30 },
  links: [{ name: 'devs & ops', access_level: 30 }],
  link: { name: 'devs & ops', access_level: 30 },
  unlinked: nothing,
  'link gone': refused(404),
  refused: refused(403),
};

const sshCertificates: Wants = {
  created: { title: 'Authority', key: expect.stringContaining('ssh-ed25519') },
  list: [{ title: 'Authority' }],
  deleted: nothing,
  'list left': [],
  refused: refused(403),
};

const tracker = { slug: 'custom-issue-tracker', active: true };

const integrations: Wants = {
  missing: refused(404),
  set: tracker,
  read: { ...tracker, properties: { issues_url: 'https://issues.example/:id' } },
  list: [tracker],
  deleted: nothing,
  'list left': [],
  refused: refused(403),
};

const domain = { domain: 'docs.example.com' };

const pagesDomains: Wants = {
  created: {
    ...domain,
    certificate: { subject: expect.stringContaining('docs.example.com'), expired: false },
  },
  list: [domain],
  read: domain,
  changed: domain,
  all: [domain],
  deleted: nothing,
  missing: refused(404),
  refused: refused(403),
};

const scheduled = (path: string): object => ({ full_path: path, import_status: 'scheduled' });

const imports: Wants = {
  'refused address': refused(400),
  'from a server': scheduled('acme/origin'),
  finished: { path_with_namespace: 'acme/origin', import_status: 'finished' },
  'from source_a': scheduled('acme/from-a'),
  canceled: { path_with_namespace: 'acme/from-a' },
  'canceled again': refused(400),
  gists: nothing,
  'from source_b': scheduled('acme/from-b'),
};

/** Scenarios about groups and projects, and their settings and those of the instance. */
export const instance: Readonly<Record<string, Wants>> = {
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
