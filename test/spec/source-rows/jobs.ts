import {
  array,
  datetime,
  each,
  file,
  flag,
  flagBy,
  integer,
  nested,
  nothing,
  object,
  one,
  required,
  text,
  type Resource,
  type SourceFamily,
} from './row.ts';

/** B 2.4 */
const job: Resource = {
  name: 'Job',
  fields: {
    commit: object,
    ...nested('commit', {
      ...each(['author_email', 'author_name', 'id', 'message', 'short_id', 'title'], text),
      created_at: datetime,
    }),
    coverage: { type: 'any' },
    allow_failure: flag,
    download_url: text,
    id: integer,
    ...each(['name', 'ref', 'stage', 'status', 'failure_reason', 'web_url'], text),
    artifacts: array,
    runner: { type: 'any' },
    created_at: datetime,
    started_at: datetime,
    finished_at: datetime,
    duration: { type: 'number' },
    tag: flag,
    user: { type: 'any' },
  },
};

const artifactsSection = 'B 4.11';
const jobs = '/projects/{id}/jobs';
/** B 4.11, for every download. */
const downloads = [/`gl-\*-report\.json`/, /Redirects to the URL of the file/];

export const jobArtifacts: SourceFamily = {
  tag: 'Job artifacts',
  rows: [
    {
      operation: `GET ${jobs}/{job_id}/artifacts`,
      section: artifactsSection,
      jobToken: true,
      path: { job_id: integer },
      status: '200',
      errors: ['404'],
      says: [...downloads, /all of them are reports/],
      answer: file,
    },
    {
      operation: `GET ${jobs}/artifacts/{ref_name}/download`,
      section: artifactsSection,
      jobToken: true,
      path: { ref_name: text },
      query: { job: required(text) },
      says: [
        ...downloads,
        /`HEAD` and commit SHAs do not work/,
        /latest successful pipeline/,
        /created last/,
        /before their children/,
      ],
      status: '200',
      errors: ['404'],
      answer: file,
    },
    {
      operation: `GET ${jobs}/{job_id}/artifacts/{artifact_path}`,
      section: artifactsSection,
      jobToken: true,
      path: { job_id: integer, artifact_path: text },
      says: downloads,
      status: '200',
      errors: ['400', '404'],
      answer: file,
    },
    {
      operation: `GET ${jobs}/artifacts/{ref_name}/raw/{artifact_path}`,
      section: artifactsSection,
      jobToken: true,
      path: { ref_name: text, artifact_path: text },
      says: [...downloads, /`HEAD` and commit SHAs do not work/],
      query: { job: required(text) },
      status: '200',
      errors: ['400', '404'],
      answer: file,
    },
    {
      operation: `POST ${jobs}/{job_id}/artifacts/keep`,
      section: artifactsSection,
      path: { job_id: integer },
      impliedStatus: '200',
      says: [/no longer deleted/],
      answer: one(job),
    },
    {
      operation: `DELETE ${jobs}/{job_id}/artifacts`,
      section: artifactsSection,
      roles: ['maintainer'],
      path: { job_id: integer },
      status: '204',
      answer: nothing,
    },
    {
      operation: 'DELETE /projects/{id}/artifacts',
      section: artifactsSection,
      roles: ['maintainer'],
      status: '202',
      says: [/expire at once/, /removed later/, /latest successful pipeline/, /logs are always kept/],
      answer: nothing,
    },
  ],
};

/** B 4.12 */
const checks = [
  /CI\/CD variables of the project/,
  /files of the project that the configuration includes/,
  /creation of a pipeline instead of a static check/,
];

/** B 2.11 */
const lintResult: Resource = {
  name: 'CiLintResult',
  fields: {
    valid: flag,
    errors: array,
    'errors[]': text,
    warnings: array,
    merged_yaml: text,
    includes: array,
    ...nested(
      'includes[]',
      each(['type', 'location', 'blob', 'raw', 'context_project', 'context_sha'], text),
    ),
    'includes[].extra': { type: 'any' },
    jobs: { type: 'array', restricted: true },
    ...nested('jobs[]', {
      ...each(['name', 'stage', 'when'], text),
      ...each(['before_script', 'script', 'after_script', 'tag_list'], array),
      ...each(['only', 'except', 'environment', 'needs'], { type: 'any' }),
      allow_failure: flag,
    }),
  },
};

export const ciLint: SourceFamily = {
  tag: 'CI lint',
  rows: [
    {
      operation: 'POST /projects/{id}/ci/lint',
      section: 'B 4.12',
      query: { include_merged_yaml: flag },
      body: {
        fields: {
          content: required(text),
          dry_run: flagBy(false),
          include_jobs: flagBy(false),
          ref: { type: 'string', requires: ['dry_run=true'] },
        },
      },
      says: [...checks, /by default, the default branch/],
      impliedStatus: '200',
      answer: one(lintResult),
    },
    {
      operation: 'GET /projects/{id}/ci/lint',
      section: 'B 4.12',
      query: {
        content_ref: text,
        dry_run_ref: { type: 'string', requires: ['dry_run=true'] },
        dry_run: flag,
        include_jobs: flagBy(false),
        ref: { type: 'string', deprecated: 'dry_run_ref' },
        sha: { type: 'string', deprecated: 'content_ref' },
        include_merged_yaml: flag,
      },
      says: [...checks, /head of the default branch/],
      answer: one(lintResult),
    },
  ],
};
