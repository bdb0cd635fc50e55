import type { Handlers } from '../../generated/server/index.js';
import * as memberRoles from './member-roles.ts';
import * as serviceAccounts from './service-accounts.ts';
import * as groups from './groups.ts';
import * as namespaces from './namespaces.ts';
import * as accessRequests from './access-requests.ts';
import * as invitations from './invitations.ts';
import * as members from './members.ts';
import * as saml from './saml.ts';
import * as sshCertificates from './ssh-certificates.ts';
import * as userEmails from './user-emails.ts';
import * as applicationSettings from './application-settings.ts';
import * as appearance from './appearance.ts';
import * as projects from './projects.ts';
import * as commits from './commits.ts';
import * as repository from './repository.ts';
import * as pipelines from './pipelines.ts';
import * as mergeRequests from './merge-requests.ts';
import * as approvals from './approvals.ts';
import * as milestones from './milestones.ts';
import * as pagesDomains from './pages-domains.ts';
import * as imports from './imports.ts';
import * as integrations from './integrations.ts';
import * as jobArtifacts from './job-artifacts.ts';
import * as ciLint from './ci-lint.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...memberRoles,
  ...serviceAccounts,
  ...groups,
  ...namespaces,
  ...accessRequests,
  ...invitations,
  ...members,
  ...saml,
  ...sshCertificates,
  ...userEmails,
  ...applicationSettings,
  ...appearance,
  ...projects,
  ...commits,
  ...repository,
  ...pipelines,
  ...mergeRequests,
  ...approvals,
  ...milestones,
  ...pagesDomains,
  ...imports,
  ...integrations,
  ...jobArtifacts,
  ...ciLint,
};
