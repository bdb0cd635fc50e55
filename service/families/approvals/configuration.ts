import type { ApprovalConfiguration, ApprovalConfigurationUpdate } from '../../../generated/types/index.js';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { invalid } from '../../http/refusals.ts';
import { approvalSettings, changeSettings, type ResolvedSettings } from './settings.ts';
import { settingsChain, type StoredSettings } from './settings-queries.ts';

/**
 * The approval configuration of a project (Part B 2.6): its settings by their older names, some of which mean the
 * opposite.
 */
export async function approvalConfiguration(
  reads: Reads,
  project: Row<'projects'>,
): Promise<ApprovalConfiguration> {
  const owner = { kind: 'project', row: project } as const;
  const resolved = await approvalSettings(reads, owner);
  const { own } = await settingsChain(reads, owner);
  const authentication = resolved.require_reauthentication_to_approve.value;
  return {
    approvers: [],
    approver_groups: [],
    approvals_before_merge: own.approvals_before_merge ?? 0,
    reset_approvals_on_push: !resolved.retain_approvals_on_push.value,
    selective_code_owner_removals: resolved.selective_code_owner_removals.value,
    disable_overriding_approvers_per_merge_request:
      !resolved.allow_overrides_to_approver_list_per_merge_request.value,
    merge_requests_author_approval: resolved.allow_author_approval.value,
    merge_requests_disable_committers_approval: !resolved.allow_committer_approval.value,
    require_password_to_approve: authentication,
    require_reauthentication_to_approve: authentication,
  };
}

/**
 * Changes the approval configuration of a project. Throws a `Refusal` of 400 as `changeSettings`, and for a negative
 * number.
 */
export async function changeConfiguration(
  writes: Writes,
  project: Row<'projects'>,
  body: ApprovalConfigurationUpdate,
): Promise<void> {
  if ((body.approvals_before_merge ?? 0) < 0)
    throw invalid('approvals_before_merge', 'must be greater than or equal to 0');
  const owner = { kind: 'project', row: project } as const;
  await changeSettings(writes, owner, changeOf(body), checkReset(body), olderNames);
}

/** The names of settings in the configuration of a project. */
const olderNames = {
  retain_approvals_on_push: 'reset_approvals_on_push',
  allow_overrides_to_approver_list_per_merge_request: 'disable_overriding_approvers_per_merge_request',
  allow_author_approval: 'merge_requests_author_approval',
  allow_committer_approval: 'merge_requests_disable_committers_approval',
};

function changeOf(body: ApprovalConfigurationUpdate): StoredSettings {
  const authentication = body.require_reauthentication_to_approve ?? body.require_password_to_approve;
  const {
    approvals_before_merge: before,
    reset_approvals_on_push: reset,
    selective_code_owner_removals: selective,
    disable_overriding_approvers_per_merge_request: isFixed,
    merge_requests_author_approval: byAuthor,
    merge_requests_disable_committers_approval: isNotByCommitter,
  } = body;
  return {
    ...(before === undefined ? {} : { approvals_before_merge: before }),
    ...(reset === undefined ? {} : { retain_approvals_on_push: !reset }),
    ...(selective === undefined ? {} : { selective_code_owner_removals: selective }),
    ...(isFixed === undefined ? {} : { allow_overrides_to_approver_list_per_merge_request: !isFixed }),
    ...(byAuthor === undefined ? {} : { allow_author_approval: byAuthor }),
    ...(isNotByCommitter === undefined ? {} : { allow_committer_approval: !isNotByCommitter }),
    ...(authentication === undefined ? {} : { require_reauthentication_to_approve: authentication }),
  };
}

/**
 * The state that a request for the configuration must not lead to (Part B 4.6): `selective_code_owner_removals`
 * requires that approvals are kept.
 */
function checkReset(body: ApprovalConfigurationUpdate): (after: ResolvedSettings) => void {
  return ({ retain_approvals_on_push: retain, selective_code_owner_removals: selective }) => {
    const isAsked = body.selective_code_owner_removals === true || body.reset_approvals_on_push === true;
    if (isAsked && !retain.value && selective.value)
      throw invalid('selective_code_owner_removals', 'requires reset_approvals_on_push to be disabled');
  };
}
