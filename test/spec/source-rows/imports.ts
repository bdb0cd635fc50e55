import {
  each,
  flag,
  integer,
  object,
  one,
  oneOf,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.9 */
const importResult: Resource = {
  name: 'ImportResult',
  fields: {
    id: integer,
    ...each(
      [
        'name',
        'full_path',
        'full_name',
        'refs_url',
        'import_source',
        'human_import_status_name',
        'provider_link',
        'relation_type',
        'import_warning',
      ],
      text,
    ),
    import_status: { type: 'string', values: ['scheduled', 'canceled'] },
  },
};

/** B 4.9: a stage that was once there. */
export const removedStages = ['single_endpoint_issue_events_import'];

const section = 'B 4.9';
/** B 4.9, for every import of a repository. */
const groupToken = [
  /group access token/,
  /visibility of the original/,
  /namespace of a bot user/,
  /fails unless the path and `target_namespace` exist/,
];
const timeoutStrategies = ['optimistic', 'pessimistic'];

export const imports: SourceFamily = {
  tag: 'Imports',
  notShown: [/[Nn]ames of the external code hosts/],
  rows: [
    {
      operation: 'POST /import/source_a',
      section,
      roles: ['maintainer'],
      body: {
        fields: {
          personal_access_token: required(text),
          repo_id: required(integer),
          target_namespace: required(text),
          new_name: text,
          source_a_hostname: text,
          optional_stages: object,
          'optional_stages.single_endpoint_notes_import': flag,
          'optional_stages.attachments_import': flag,
          'optional_stages.collaborators_import': flag,
          timeout_strategy: oneOf(timeoutStrategies, 'pessimistic'),
          pagination_limit: { type: 'integer', default: 100 },
        },
      },
      says: [...groupToken, /existing namespace, subgroups included/, /and its path/, /enterprise/],
      answer: one(importResult),
    },
    {
      operation: 'POST /import/source_a/cancel',
      section,
      roles: ['maintainer'],
      body: { fields: { project_id: required(integer) } },
      status: '200',
      errors: ['400', '404'],
      answer: one({
        name: 'Project whose import was canceled',
        fields: { id: integer, import_status: { type: 'string', values: ['scheduled', 'canceled'] } },
      }),
      transitions: [['in progress', 'canceled']],
    },
    {
      operation: 'POST /import/source_a/gists',
      section,
      roles: ['maintainer'],
      body: { fields: { personal_access_token: required(text) } },
      status: '202',
      errors: ['401', '422', '429'],
      answer: { kind: 'nothing' },
      limits: [10],
      says: [/[Gg]ists with more files are skipped/, /An e-mail lists/],
    },
    {
      operation: 'POST /import/source_b_server',
      section,
      roles: ['maintainer'],
      body: {
        fields: {
          ...each(
            [
              'source_b_server_url',
              'source_b_server_username',
              'personal_access_token',
              'source_b_server_project',
              'source_b_server_repo',
            ],
            required(text),
          ),
          new_name: text,
          target_namespace: text,
          timeout_strategy: oneOf(timeoutStrategies),
        },
      },
      says: [...groupToken, /personal namespace of the caller/],
      answer: one(importResult),
    },
    {
      operation: 'POST /import/source_b',
      section,
      roles: ['maintainer'],
      body: {
        fields: {
          ...each(
            ['source_b_username', 'source_b_app_password', 'repo_path', 'target_namespace'],
            required(text),
          ),
          new_name: text,
        },
      },
      says: groupToken,
      answer: one(importResult),
    },
  ],
};
