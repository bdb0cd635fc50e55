import {
  array,
  each,
  file,
  flag,
  flagBy,
  integer,
  list,
  one,
  oneOf,
  required,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { commit } from './commits.ts';
import { sortDirections } from './shared.ts';

/** B 2.3 */
const treeEntry: Resource = {
  name: 'TreeEntry',
  fields: {
    id: text,
    name: text,
    type: { type: 'string', values: ['tree', 'blob'] },
    path: text,
    mode: text,
  },
};
const comparison: Resource = {
  name: 'Comparison',
  fields: {
    commit: { type: 'object' },
    commits: array,
    ...each(
      ['id', 'short_id', 'title', 'author_name', 'author_email'].map((name) => `commits[].${name}`),
      text,
    ),
    'commits[].created_at': { type: 'datetime' },
    diffs: array,
    ...each(
      ['old_path', 'new_path', 'a_mode', 'b_mode', 'diff'].map((name) => `diffs[].${name}`),
      text,
    ),
    ...each(
      ['new_file', 'renamed_file', 'deleted_file'].map((name) => `diffs[].${name}`),
      flag,
    ),
    compare_timeout: flag,
    compare_same_ref: flag,
    web_url: text,
  },
};
const contributor: Resource = {
  name: 'Contributor',
  fields: { name: text, email: text, commits: integer, additions: integer, deletions: integer },
};

const section = 'B 4.3';
const root = '/projects/{id}/repository';
const archiveQuery: Facts = { path: text, sha: text };
const archiveWords = [
  /the whole repository when empty/,
  /the tip of the default branch/,
  /"deployment":"hosted"/,
  /"per":"minute"/,
];

export const repository: SourceFamily = {
  tag: 'Repository',
  notShown: [/files, branches and tags/],
  rows: [
    {
      operation: `GET ${root}/tree`,
      section,
      public: true,
      query: {
        page_token: { type: 'string', requires: ['pagination=keyset'] },
        pagination: oneOf(['keyset']),
        path: text,
        recursive: flagBy(false),
        ref: text,
      },
      says: [/Page numbers do not work/, /by default, the default branch/],
      answer: list(treeEntry),
      paging: ['keyset'],
    },
    {
      operation: `GET ${root}/blobs/{sha}`,
      section,
      public: true,
      path: { sha: text },
      answer: one({ name: 'Blob', fields: { size: integer, content: text } }),
    },
    { operation: `GET ${root}/blobs/{sha}/raw`, section, public: true, path: { sha: text }, answer: file },
    {
      operation: `GET ${root}/archive`,
      section,
      public: true,
      query: archiveQuery,
      says: [/as a tar\.gz archive/, ...archiveWords],
      answer: file,
      limits: [5],
    },
    {
      operation: `GET ${root}/archive.{format}`,
      section,
      public: true,
      path: {
        format: { type: 'string', values: ['bz2', 'tar', 'tar.bz2', 'tar.gz', 'tb2', 'tbz', 'tbz2', 'zip'] },
      },
      query: archiveQuery,
      says: archiveWords,
      answer: file,
      limits: [5],
    },
    {
      operation: `GET ${root}/compare`,
      section,
      public: true,
      query: {
        from: required(text),
        to: required(text),
        from_project_id: integer,
        straight: flagBy(false),
        unidiff: flagBy(false),
      },
      says: [/common ancestor/, /empty if a limit of diffs is reached/],
      answer: one(comparison),
    },
    {
      operation: `GET ${root}/contributors`,
      section,
      public: true,
      query: {
        ref: text,
        order_by: oneOf(['name', 'email', 'commits'], 'commits'),
        sort: oneOf(sortDirections, 'asc'),
      },
      says: [/merge commits are not counted/],
      answer: list(contributor),
    },
    {
      operation: `GET ${root}/merge_base`,
      section,
      public: true,
      query: { 'refs[]': { type: 'array', required: true, minItems: 2 } },
      answer: one(commit),
    },
    {
      operation: `POST ${root}/changelog`,
      section,
      body: {
        fields: {
          version: required(text),
          branch: text,
          config_file: { type: 'string', default: '.gitlab/changelog_config.yml' },
          date: { type: 'datetime' },
          file: { type: 'string', default: 'CHANGELOG.md' },
          from: text,
          message: text,
          to: text,
          trailer: { type: 'string', default: 'Changelog' },
        },
      },
      says: [
        /with or without a `v` in front/,
        /commit before the first one to list/,
        /tags of pre-releases do not count/,
        /`from` is needed/,
        /Add changelog for version X/,
        /header of the form `X\.Y\.Z`/,
        /case matters/,
        /by default, now/,
      ],
      impliedStatus: '200',
      answer: one({ name: 'Result of the changelog commit', fields: {} }),
      limits: [15000, 2],
      notShown: true,
    },
  ],
};
