import { applicationSettings, appearance } from './administration.ts';
import { approvals } from './approvals.ts';
import { commits } from './commits.ts';
import { groups, namespaces } from './groups.ts';
import { saml, sshCertificates, userEmails } from './identities.ts';
import { imports } from './imports.ts';
import { integrations } from './integrations.ts';
import { ciLint, jobArtifacts } from './jobs.ts';
import { memberRoles } from './member-roles.ts';
import { accessRequests, invitations, members } from './membership.ts';
import { mergeRequests } from './merge-requests.ts';
import { milestones } from './milestones.ts';
import { pagesDomains } from './pages-domains.ts';
import { pipelines } from './pipelines.ts';
import { projects } from './projects.ts';
import { repository } from './repository.ts';
import type { SourceFamily } from './row.ts';
import { serviceAccounts } from './service-accounts.ts';

/** Every endpoint row of the sources, in their order. */
export const sourceFamilies: readonly SourceFamily[] = [
  memberRoles,
  serviceAccounts,
  groups,
  namespaces,
  accessRequests,
  invitations,
  members,
  saml,
  sshCertificates,
  userEmails,
  applicationSettings,
  appearance,
  projects,
  commits,
  repository,
  pipelines,
  mergeRequests,
  approvals,
  milestones,
  pagesDomains,
  imports,
  integrations,
  jobArtifacts,
  ciLint,
];
