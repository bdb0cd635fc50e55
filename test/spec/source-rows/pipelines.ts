import {
  array,
  datetime,
  each,
  flag,
  integer,
  list,
  nested,
  nothing,
  nullable,
  number,
  object,
  one,
  oneOf,
  required,
  text,
  type Facts,
  type Resource,
  type SourceFamily,
} from './row.ts';
import { sortDirections, userSummary } from './shared.ts';

/** B 3 */
const statuses = [
  'created',
  'waiting_for_resource',
  'preparing',
  'pending',
  'running',
  'success',
  'failed',
  'canceled',
  'skipped',
  'manual',
  'scheduled',
];

/** B 2.4 */
const pipeline: Resource = {
  name: 'Pipeline',
  fields: {
    ...each(['id', 'iid', 'project_id'], integer),
    ...each(['name', 'source', 'ref', 'sha', 'before_sha', 'web_url'], text),
    status: { type: 'string', values: statuses },
    tag: flag,
    yaml_errors: nullable(text),
    user: object,
    ...nested('user', userSummary),
    ...each(['created_at', 'updated_at', 'started_at', 'finished_at', 'committed_at'], nullable(datetime)),
    duration: nullable(number),
    queued_duration: nullable(number),
    coverage: nullable(text),
    detailed_status: object,
    ...nested('detailed_status', {
      ...each(['icon', 'text', 'label', 'group', 'tooltip', 'details_path', 'favicon'], text),
      has_details: flag,
      illustration: { type: 'any' },
    }),
  },
};
const pipelineSummary: Resource = {
  name: 'PipelineSummary',
  fields: {
    ...each(['id', 'iid', 'project_id'], integer),
    status: { type: 'string', values: statuses },
    ...each(['source', 'ref', 'sha', 'name', 'web_url'], text),
    created_at: datetime,
    updated_at: datetime,
  },
};
const variableTypes = ['env_var', 'file'];
const pipelineVariable: Resource = {
  name: 'PipelineVariable',
  fields: { key: text, variable_type: { type: 'string', values: variableTypes }, value: text },
};

const reportTotals: Facts = {
  total_time: number,
  ...each(['total_count', 'success_count', 'failed_count', 'skipped_count', 'error_count'], integer),
};
const testReport: Resource = {
  name: 'TestReport',
  fields: {
    ...reportTotals,
    test_suites: array,
    'test_suites[].name': text,
    ...nested('test_suites[]', reportTotals),
    'test_suites[].test_cases': array,
    ...nested('test_suites[].test_cases[]', {
      ...each(['status', 'name', 'classname', 'stack_trace'], text),
      execution_time: number,
      system_output: { type: 'any' },
    }),
  },
};
const testReportSummary: Resource = {
  name: 'TestReportSummary',
  fields: {
    total: object,
    'total.time': number,
    ...nested('total', each(['count', 'success', 'failed', 'skipped', 'error'], integer)),
    'total.suite_error': text,
    test_suites: array,
    'test_suites[].name': text,
    ...nested('test_suites[]', reportTotals),
    'test_suites[].build_ids': array,
    'test_suites[].build_ids[]': integer,
    'test_suites[].suite_error': text,
  },
};

const section = 'B 4.4';
const path = '/projects/{id}/pipelines';
const pipelineId = { pipeline_id: integer };

export const pipelines: SourceFamily = {
  tag: 'Pipelines',
  notShown: [/status of a pipeline changes/],
  rows: [
    {
      operation: `GET ${path}`,
      section,
      query: {
        ...each(['name', 'ref', 'sha', 'username', 'source'], text),
        order_by: oneOf(['id', 'status', 'ref', 'updated_at', 'user_id'], 'id'),
        sort: oneOf(sortDirections, 'desc'),
        scope: oneOf(['running', 'pending', 'finished', 'branches', 'tags']),
        status: oneOf(statuses),
        updated_after: datetime,
        updated_before: datetime,
        yaml_errors: flag,
      },
      says: [/with `parent_pipeline` only/],
      answer: list(pipelineSummary),
    },
    {
      operation: `GET ${path}/{pipeline_id}`,
      section,
      path: pipelineId,
      says: [/[Cc]hild pipelines/],
      answer: one(pipeline),
    },
    {
      operation: `GET ${path}/latest`,
      section,
      query: { ref: text },
      errors: ['403'],
      says: [/newest commit/, /by default, the default branch/, /There is no pipeline/],
      answer: one(pipeline),
    },
    {
      operation: `GET ${path}/{pipeline_id}/variables`,
      section,
      path: pipelineId,
      says: [/from a schedule are not listed/],
      answer: list(pipelineVariable),
    },
    {
      operation: `GET ${path}/{pipeline_id}/test_report`,
      section,
      path: pipelineId,
      answer: one(testReport),
    },
    {
      operation: `GET ${path}/{pipeline_id}/test_report_summary`,
      section,
      path: pipelineId,
      answer: one(testReportSummary),
    },
    {
      operation: 'POST /projects/{id}/pipeline',
      section,
      body: {
        fields: {
          ref: required(text),
          variables: array,
          'variables[].key': text,
          'variables[].variable_type': oneOf(variableTypes, 'env_var'),
          'variables[].value': text,
        },
      },
      says: [/operations on merge requests/],
      answer: one(pipeline),
    },
    {
      operation: `POST ${path}/{pipeline_id}/retry`,
      section,
      path: pipelineId,
      impliedStatus: '200',
      says: [/have failed or were canceled/, /nothing changes/],
      answer: one(pipeline),
      transitions: [['any', 'pending']],
    },
    {
      operation: `POST ${path}/{pipeline_id}/cancel`,
      section,
      path: pipelineId,
      status: '200',
      says: [/whatever state/],
      answer: one(pipeline),
      transitions: [['any', 'canceled']],
    },
    {
      operation: `DELETE ${path}/{pipeline_id}`,
      section,
      path: pipelineId,
      says: [/caches of pipelines expire/],
      answer: nothing,
      notShown: true,
    },
  ],
};
