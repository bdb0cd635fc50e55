import type { MemberRole } from '../../generated/types/index.js';
import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { heldRoles, type Viewer } from './queries.ts';

/** A permission of custom roles (Part A 2.2). */
export type Permission = Exclude<
  keyof MemberRole,
  'id' | 'name' | 'description' | 'group_id' | 'base_access_level'
>;

const nothingHere: readonly string[] = [];

/**
 * The operations that each permission of a custom role opens, in addition to those of the role's base level. The
 * sources list the permissions but not what they open: these are the documented ones of compatible services. An empty
 * list means that neither document has operations for the permission.
 */
export const openedBy: Readonly<Record<Permission, readonly string[]>> = {
  admin_cicd_variables: nothingHere,
  admin_compliance_framework: nothingHere,
  // Its holder cannot grant more than they have.
  admin_group_member: [
    'createGroupMember',
    'updateGroupMember',
    'deleteGroupMember',
    'listGroupInvitations',
    'createGroupInvitations',
    'updateGroupInvitation',
    'deleteGroupInvitation',
    'listGroupAccessRequests',
    'approveGroupAccessRequest',
    'denyGroupAccessRequest',
  ],
  admin_merge_request: [
    'listMergeRequests',
    'listProjectMergeRequests',
    'getMergeRequest',
    'listMergeRequestContextCommits',
    'getMergeRequestApprovals',
    'approveMergeRequest',
    'unapproveMergeRequest',
  ],
  admin_push_rules: nothingHere,
  admin_terraform_state: nothingHere,
  admin_vulnerability: nothingHere,
  admin_web_hook: nothingHere,
  // Archiving is a separate operation elsewhere, which neither document has.
  archive_project: nothingHere,
  manage_deploy_tokens: nothingHere,
  manage_group_access_tokens: nothingHere,
  manage_merge_request_settings: [
    'getProjectApprovalConfiguration',
    'updateProjectApprovalConfiguration',
    'listProjectApprovalRules',
    'getProjectApprovalRule',
    'createProjectApprovalRule',
    'updateProjectApprovalRule',
    'deleteProjectApprovalRule',
    'getProjectApprovalSettings',
    'updateProjectApprovalSettings',
    'listGroupApprovalRules',
    'createGroupApprovalRule',
    'updateGroupApprovalRule',
    'getGroupApprovalSettings',
    'updateGroupApprovalSettings',
  ],
  manage_project_access_tokens: nothingHere,
  manage_security_policy_link: nothingHere,
  // Single files only: no archives, clones or merge requests.
  read_code: [
    'listCommits',
    'getCommit',
    'listCommitRefs',
    'getCommitSequence',
    'listCommitDifferences',
    'listRepositoryTree',
    'getRepositoryBlob',
    'getRawRepositoryBlob',
    'compareRepositoryRefs',
    'listRepositoryContributors',
    'getRepositoryMergeBase',
    'getRepositoryFile',
    'getRawRepositoryFile',
    'getRepositoryFileBlame',
    'listBranches',
    'getBranch',
    'listTags',
    'getTag',
    'lintProjectCiConfiguration',
  ],
  read_runners: nothingHere,
  read_dependency: nothingHere,
  read_vulnerability: nothingHere,
  // Only subgroups: top-level groups are for their owners.
  remove_group: ['deleteGroup'],
  remove_project: ['deleteProject'],
};

/** A group, or a project with the namespace around it. */
export type Place =
  | { readonly kind: 'group'; readonly row: Pick<Row<'namespaces'>, 'id'> }
  | { readonly kind: 'project'; readonly row: Pick<Row<'projects'>, 'id' | 'namespace_id'> };

/** Whether a custom role of a user in a place has a permission that opens an operation. */
export async function opens(reads: Reads, viewer: Viewer, place: Place, operation: string): Promise<boolean> {
  const wanted = permissionsFor(operation);
  if (wanted.length === 0) return false;
  const groupId = place.kind === 'group' ? place.row.id : place.row.namespace_id;
  const roles = await reads.all<Pick<Row<'member_roles'>, 'permissions'>>(sql`
    select r.permissions from ${heldRoles(viewer)} h join member_roles r on r.id = h.role_id
    where (h.kind = 'group' and h.id = ${groupId})
      or (h.kind = 'project' and h.id = ${place.kind === 'project' ? place.row.id : 0})`);
  return roles.some(
    ({ permissions }) =>
      Array.isArray(permissions) && permissions.some((permission) => wanted.includes(String(permission))),
  );
}

/** The permissions that open an operation. */
function permissionsFor(operation: string): readonly string[] {
  return Object.entries(openedBy).flatMap(([permission, operations]) =>
    operations.includes(operation) ? [permission] : [],
  );
}
