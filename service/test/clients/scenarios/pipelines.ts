import { expect } from 'vitest';
import type { Wants } from './index.ts';
import { done, nothing, refused } from './matchers.ts';

const pipelineWants: Wants = {
  list: [{ ref: 'main', status: 'success', source: 'api' }],
  read: { ref: 'main', status: 'success', user: { username: 'ann' } },
  latest: { ref: 'main', status: 'success' },
  report: { total_count: 2, failed_count: 1, total_time: 2, test_suites: [{ name: 'compile' }] },
  summary: { total: { count: 2, failed: 1 } },
  created: { ref: 'main', status: 'pending' },
  variables: [{ key: 'STAGE', value: 'a=b&c', variable_type: 'env_var' }],
  found: [{ ref: 'main', status: 'pending' }],
  canceled: { status: 'canceled' },
  retried: { status: 'pending' },
  forbidden: refused(403),
  deleted: nothing,
  missing: refused(404),
};

const jobArtifacts: Wants = {
  archive: 'bytes 504b',
  file: 'hello\n',
  'JSON file': { passed: 3 },
  'binary file': 'bytes 0001',
  'binary file of a ref': 'bytes 0001',
  'archive of a ref': 'bytes 504b',
  'file of a ref': 'hello\n',
  'missing file': refused(404),
  kept: done,
  refused: refused(403),
  deleted: nothing,
  gone: refused(404),
  'all deleted': done,
};

const ciLint: Wants = {
  'of the project': { valid: true, errors: [], jobs: [{ name: 'compile' }, { name: 'unit' }] },
  'dry run': { valid: true, merged_yaml: expect.stringContaining('compile') },
  right: { valid: true, jobs: [{ name: 'job', stage: 'test' }] },
  wrong: { valid: false, errors: [expect.stringContaining('nowhere')] },
};

/** Scenarios about pipelines. */
export const pipelines: Readonly<Record<string, Wants>> = {
  pipelines: pipelineWants,
  'job-artifacts': jobArtifacts,
  'ci-lint': ciLint,
};
