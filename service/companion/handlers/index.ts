import type { Handlers } from '../../../generated/companion/server/index.js';
import * as users from './users.ts';
import * as personalAccessTokens from './personal-access-tokens.ts';
import * as instance from './instance.ts';
import * as groups from './groups.ts';
import * as projects from './projects.ts';
import * as members from './members.ts';
import * as repositoryFiles from './repository-files.ts';
import * as branches from './branches.ts';
import * as tags from './tags.ts';
import * as commits from './commits.ts';
import * as mergeRequests from './merge-requests.ts';
import * as approvals from './approvals.ts';
import * as issues from './issues.ts';
import * as jobs from './jobs.ts';
import * as pagesDomains from './pages-domains.ts';
import * as protectedBranches from './protected-branches.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...users,
  ...personalAccessTokens,
  ...instance,
  ...groups,
  ...projects,
  ...members,
  ...repositoryFiles,
  ...branches,
  ...tags,
  ...commits,
  ...mergeRequests,
  ...approvals,
  ...issues,
  ...jobs,
  ...pagesDomains,
  ...protectedBranches,
};
