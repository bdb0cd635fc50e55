import {
  array,
  datetime,
  each,
  flag,
  flagBy,
  integer,
  list,
  nested,
  nothing,
  nullable,
  object,
  oneOf,
  required,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { commit } from './commits.ts';
import { milestoneFields } from './milestones.ts';
import { sortDirections, userSummary } from './shared.ts';

/** B 3 */
const states = ['opened', 'closed', 'locked', 'merged'];

/** B 2.5 */
export const mergeRequest: Resource = {
  name: 'MergeRequest',
  fields: {
    ...each(
      ['id', 'iid', 'project_id', 'upvotes', 'downvotes', 'target_project_id', 'user_notes_count'],
      integer,
    ),
    source_project_id: nullable(integer),
    ...each(
      ['title', 'imported_from', 'target_branch', 'source_branch', 'detailed_merge_status', 'web_url'],
      text,
    ),
    ...each(['description', 'sha', 'merge_commit_sha', 'squash_commit_sha'], nullable(text)),
    state: { type: 'string', values: states },
    merge_status: { type: 'string', deprecated: 'detailed_merge_status' },
    merged_by: { type: 'object', nullable: true, deprecated: 'merge_user', removal: 'v5' },
    ...nested('merged_by', userSummary),
    ...each(['merge_user', 'closed_by', 'assignee', 'author'], object),
    ...nested('merge_user', userSummary),
    ...nested('closed_by', userSummary),
    ...nested('assignee', userSummary),
    ...nested('author', userSummary),
    ...each(['merged_at', 'merge_after', 'prepared_at', 'closed_at'], nullable(datetime)),
    created_at: datetime,
    updated_at: datetime,
    assignees: array,
    ...nested('assignees[]', userSummary),
    reviewers: array,
    ...nested('reviewers[]', userSummary),
    labels: array,
    'labels[]': text,
    milestone: { type: 'object', nullable: true },
    ...nested('milestone', { ...milestoneFields, web_url: text }),
    ...each(
      [
        'imported',
        'draft',
        'work_in_progress',
        'merge_when_pipeline_succeeds',
        'discussion_locked',
        'should_remove_source_branch',
        'force_remove_source_branch',
        'allow_collaboration',
        'allow_maintainer_to_push',
        'squash',
      ],
      flag,
    ),
    references: object,
    ...nested('references', each(['short', 'relative', 'full'], text)),
    time_stats: object,
    ...nested('time_stats', {
      time_estimate: integer,
      total_time_spent: integer,
      human_time_estimate: nullable(text),
      human_total_time_spent: nullable(text),
    }),
    task_completion_status: object,
    ...nested('task_completion_status', { count: integer, completed_count: integer }),
  },
};

const filters: Facts = {
  'approved_by_ids[]': { type: 'array', maxItems: 5, tier: 'paid' },
  'approved_by_ids[][]': integer,
  approved_by_ids: { type: 'string', values: ['None', 'Any'], tier: 'paid' },
  'approver_ids[]': { type: 'array', tier: 'paid' },
  'approver_ids[][]': integer,
  approver_ids: { type: 'string', values: ['None', 'Any'], tier: 'paid' },
  approved: { ...oneOf(['yes', 'no']), featureFlag: true },
  assignee_id: { type: ['integer', 'string'], values: ['None', 'Any'] },
  author_id: integer,
  author_username: text,
  ...each(
    [
      'created_after',
      'created_before',
      'updated_after',
      'updated_before',
      'deployed_after',
      'deployed_before',
    ],
    datetime,
  ),
  environment: text,
  in: { type: 'array', default: ['title', 'description'] },
  'in[]': oneOf(['title', 'description']),
  labels: array,
  'labels[]': { type: 'string', values: ['None', 'Any'] },
  merge_user_id: integer,
  merge_user_username: text,
  ...each(['milestone', 'my_reaction_emoji'], { type: 'string', values: ['None', 'Any'] }),
  not: object,
  ...each(
    [
      'not.milestone',
      'not.author_username',
      'not.assignee_username',
      'not.reviewer_username',
      'not.my_reaction_emoji',
    ],
    text,
  ),
  'not.labels': { type: 'any' },
  ...each(['not.author_id', 'not.assignee_id', 'not.reviewer_id'], integer),
  order_by: oneOf(['created_at', 'title', 'merged_at', 'updated_at'], 'created_at'),
  sort: oneOf(sortDirections, 'desc'),
  reviewer_id: integer,
  reviewer_username: text,
  scope: oneOf(['created_by_me', 'assigned_to_me', 'all']),
  search: text,
  source_branch: text,
  target_branch: text,
  state: oneOf([...states, 'all']),
  view: oneOf(['simple']),
  with_labels_details: flagBy(false),
  with_merge_status_recheck: { ...flagBy(false), ignoredWhen: /below Developer, and a flag/ },
  wip: oneOf(['yes', 'no']),
};

/** B 4.5: at most one of each pair may be given. */
export const exclusiveFilters = [
  ['author_id', 'author_username'],
  ['merge_user_id', 'merge_user_username'],
  ['reviewer_id', 'reviewer_username'],
];

const says = [
  /`has_conflicts` may be outdated/,
  /in the background\. The service does not guarantee/,
  /`yes` selects drafts only/,
  /short state between two other states/,
  /fewer fields/,
];

const section = 'B 4.5';
const contextCommits = '/projects/{id}/merge_requests/{merge_request_iid}/context_commits';
const commitList = { fields: { commits: required(array), 'commits[]': text } };

export const mergeRequests: SourceFamily = {
  tag: 'Merge requests',
  notShown: [/single merge request/, /state of a merge request changes/],
  rows: [
    {
      operation: 'GET /merge_requests',
      section,
      query: { ...filters, scope: oneOf(['created_by_me', 'assigned_to_me', 'all'], 'created_by_me') },
      says,
      answer: list(mergeRequest),
    },
    {
      operation: 'GET /projects/{id}/merge_requests',
      section,
      query: { ...filters, 'iids[]': array, 'iids[][]': integer },
      says,
      answer: list(mergeRequest),
    },
    {
      operation: `GET ${contextCommits}`,
      section,
      path: { merge_request_iid: integer },
      answer: list(commit),
    },
    {
      operation: `POST ${contextCommits}`,
      section,
      path: { merge_request_iid: integer },
      body: commitList,
      answer: list(commit),
    },
    {
      operation: `DELETE ${contextCommits}`,
      section,
      path: { merge_request_iid: integer },
      body: commitList,
      answer: nothing,
    },
  ],
};
