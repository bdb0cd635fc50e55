import {
  datetime,
  each,
  flag,
  flagBy,
  integer,
  list,
  nothing,
  one,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.10 */
const integration: Resource = {
  name: 'Integration',
  fields: {
    id: integer,
    title: text,
    slug: text,
    created_at: datetime,
    updated_at: datetime,
    ...each(
      [
        'active',
        'inherited',
        'commit_events',
        'push_events',
        'issues_events',
        'alert_events',
        'confidential_issues_events',
        'merge_requests_events',
        'tag_push_events',
        'deployment_events',
        'note_events',
        'confidential_note_events',
        'pipeline_events',
        'wiki_page_events',
        'job_events',
        'comment_on_event_enabled',
      ],
      flag,
    ),
    vulnerability_events: { type: 'boolean', tier: 'paid' },
  },
};

const section = 'B 4.10';
const roles = ['maintainer'] as const;
const path = { slug: text };

export const integrations: SourceFamily = {
  tag: 'Integrations',
  notShown: [/[Pp]arameters of the remaining/, /second half of the list/],
  rows: [
    {
      operation: 'GET /projects/{id}/integrations',
      section,
      roles,
      says: [/active/],
      answer: list(integration),
    },
    {
      operation: 'PUT /projects/{id}/integrations/{slug}',
      section,
      roles,
      path,
      body: {
        // The sets of the kinds that the sources show; the rest is open.
        open: true,
        fields: {
          use_inherited_settings: flagBy(false),
          ...each(['new_issue_url', 'issues_url', 'project_url'], text),
          enable_ssl_verification: flagBy(true),
          ...each(['build_key', 'username', 'password', 'token', 'subdomain', 'room'], text),
          ...each(['push_events', 'merge_requests_events', 'tag_push_events'], flag),
        },
      },
      says: [
        /custom-issue-tracker/,
        /root URL/,
        /URL of a workspace/,
        /issuer id/,
        /key id/,
        /protected refs/,
        /name of its file/,
      ],
      answer: one(integration),
      notShown: true,
    },
    { operation: 'GET /projects/{id}/integrations/{slug}', section, roles, path, answer: one(integration) },
    {
      operation: 'DELETE /projects/{id}/integrations/{slug}',
      section,
      roles,
      path,
      says: [/resets the settings/],
      answer: nothing,
    },
  ],
};
