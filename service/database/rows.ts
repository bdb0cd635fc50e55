// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

import type { ApprovalRulesRows } from './rows/approval-rules.ts';
import type { CoreRows } from './rows/core.ts';
import type { ImportsRows } from './rows/imports.ts';
import type { IntegrationsRows } from './rows/integrations.ts';
import type { MembershipRows } from './rows/membership.ts';
import type { MergeRequestsRows } from './rows/merge-requests.ts';
import type { MigrationsRows } from './rows/migrations.ts';
import type { PagesDomainsRows } from './rows/pages-domains.ts';
import type { PipelinesRows } from './rows/pipelines.ts';
import type { PlanningRows } from './rows/planning.ts';

/** All tables, each behind those that its rows refer to. */
export const tables = [
  'migrations',
  'settings',
  'users',
  'emails',
  'tokens',
  'namespaces',
  'projects',
  'topics',
  'project_topics',
  'project_stars',
  'moved_paths',
  'custom_attributes',
  'member_roles',
  'members',
  'shares',
  'counters',
  'jobs',
  'outbox',
  'blobs',
  'pipelines',
  'pipeline_variables',
  'builds',
  'artifacts',
  'access_requests',
  'invitations',
  'promotions',
  'saml_providers',
  'saml_identities',
  'saml_group_links',
  'ssh_certificates',
  'milestones',
  'labels',
  'issues',
  'issue_assignees',
  'issue_labels',
  'issue_events',
  'merge_requests',
  'merge_request_assignees',
  'merge_request_reviewers',
  'merge_request_labels',
  'context_commits',
  'approvals',
  'protected_branches',
  'protected_branch_access',
  'approval_rules',
  'approval_rule_users',
  'approval_rule_groups',
  'approval_rule_branches',
  'approval_settings',
  'integrations',
  'pages_domains',
  'snippets',
  'snippet_files',
  'gist_imports',
  'mails',
] as const;

/** Rows by table. */
export interface Tables
  extends
    MigrationsRows,
    CoreRows,
    PipelinesRows,
    MembershipRows,
    PlanningRows,
    MergeRequestsRows,
    ApprovalRulesRows,
    IntegrationsRows,
    PagesDomainsRows,
    ImportsRows {}

/** A row of a table. */
export type Row<Table extends keyof Tables> = Tables[Table];
