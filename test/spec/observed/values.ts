import { member, mergeRequest, project, type Row } from './row.ts';

/** Answers with values beyond those that are documented. */
export const valueRows: readonly Row[] = [
  ['a reopened merge request', 'listMergeRequests', [{ ...mergeRequest, state: 'reopened' }]],
  [
    'a merge request that is being checked',
    'listMergeRequests',
    [{ ...mergeRequest, merge_status: 'checking' }],
  ],
  [
    'a merge request to be checked again',
    'listMergeRequests',
    [{ ...mergeRequest, merge_status: 'cannot_be_merged_recheck' }],
  ],
  ...['merge_request_event', 'external', 'schedule', 'api'].map((source): Row => [
    `a pipeline from ${source}`,
    'getPipeline',
    { id: 9, source },
  ]),
  ...['none', 'started', 'finished', 'failed'].map((status): Row => [
    `a project whose import is ${status}`,
    'getProject',
    { ...project, import_status: status },
  ]),
  [
    'minimal access',
    'getProject',
    { ...project, permissions: { group_access: { access_level: 5, notification_level: 3 } } },
  ],
  ['a new role', 'getProject', { ...project, ci_pipeline_variables_minimum_override_role: 'no_one_allowed' }],
  ...['enabled', 'private', 'disabled'].map((level): Row => [
    `a feature that is ${level}`,
    'getProject',
    { ...project, container_registry_access_level: level },
  ]),
  ['an access level of tomorrow', 'getGroupMember', { ...member, access_level: 35 }],
];
