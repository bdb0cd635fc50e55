import {
  array,
  datetime,
  each,
  flag,
  flagBy,
  integer,
  list,
  nested,
  nullable,
  object,
  one,
  oneOf,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.2 */
export const commit: Resource = {
  name: 'Commit',
  fields: {
    ...each(
      [
        'id',
        'short_id',
        'title',
        'message',
        'author_name',
        'author_email',
        'committer_name',
        'committer_email',
        'web_url',
      ],
      text,
    ),
    authored_date: datetime,
    committed_date: datetime,
    created_at: datetime,
    parent_ids: array,
    'parent_ids[]': text,
    trailers: object,
    extended_trailers: object,
    stats: object,
    ...nested('stats', each(['additions', 'deletions', 'total'], integer)),
    status: nullable(text),
  },
};
const singleCommit: Resource = {
  name: 'Commit with its last pipeline',
  fields: {
    ...commit.fields,
    last_pipeline: object,
    'last_pipeline.id': integer,
    'last_pipeline.ref': text,
    'last_pipeline.sha': text,
    'last_pipeline.status': text,
  },
};

const section = 'B 4.2';
const path = '/projects/{id}/repository/commits';

export const commits: SourceFamily = {
  tag: 'Commits',
  rows: [
    {
      operation: `GET ${path}`,
      section,
      public: true,
      query: {
        ref_name: text,
        since: datetime,
        until: datetime,
        path: text,
        author: text,
        all: flag,
        with_stats: flag,
        first_parent: flag,
        order: oneOf(['default', 'topo'], 'default'),
        trailers: flag,
      },
      answer: list(commit),
    },
    {
      operation: `POST ${path}`,
      section,
      body: {
        media: ['application/json', 'application/x-www-form-urlencoded'],
        fields: {
          branch: required(text),
          commit_message: required(text),
          start_branch: text,
          start_sha: text,
          start_project: integer,
          actions: required(array),
          'actions[].action': required(oneOf(['create', 'delete', 'move', 'update', 'chmod'])),
          'actions[].file_path': required(text),
          'actions[].previous_path': text,
          'actions[].content': text,
          'actions[].encoding': oneOf(['text', 'base64'], 'text'),
          'actions[].last_commit_id': text,
          'actions[].execute_filemode': flag,
          author_email: text,
          author_name: text,
          stats: flagBy(true),
          force: flag,
        },
      },
      answer: one(commit),
    },
    {
      operation: `GET ${path}/{sha}`,
      section,
      public: true,
      path: { sha: text },
      query: { stats: flagBy(true) },
      answer: one(singleCommit),
    },
    {
      operation: `GET ${path}/{sha}/refs`,
      section,
      public: true,
      path: { sha: text },
      query: { type: oneOf(['branch', 'tag', 'all'], 'all') },
      answer: list({
        name: 'Ref of a commit',
        fields: { type: { type: 'string', values: ['branch', 'tag'] }, name: text },
      }),
    },
    {
      operation: `GET ${path}/{sha}/sequence`,
      section,
      public: true,
      path: { sha: text },
      query: { first_parent: flag },
      answer: one({ name: 'Sequence', fields: { count: integer } }),
    },
    {
      operation: `POST ${path}/{sha}/cherry_pick`,
      section,
      path: { sha: text },
      body: { fields: { branch: required(text), dry_run: flagBy(false), message: text } },
      // A dry run that succeeds answers with 200; the status of a failure is not shown and follows from A 7.
      otherAnswers: {
        '200': { name: 'Success of a dry run', fields: { dry_run: oneOf(['success']) } },
        '400': {
          name: 'Failure of a cherry-pick',
          fields: { message: text, error_code: oneOf(['empty', 'conflict']) },
        },
      },
      answer: one(commit),
    },
    {
      operation: `POST ${path}/{sha}/revert`,
      section,
      path: { sha: text },
      body: { fields: {}, open: true },
      answer: one({ name: 'Answer to a revert', fields: {} }),
      notShown: true,
    },
  ],
};
