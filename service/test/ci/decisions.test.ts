import { expect, test } from 'vitest';
import type { PipelineContext } from '../../ci/plan/context.ts';
import { PathList } from '../../ci/rules/paths.ts';
import { branch, job, mergeRequest, tag } from './planning.ts';

const changed = {
  paths: { changed: new PathList(['src/a.ts', 'README.md']), all: new PathList(['Dockerfile', 'src/a.ts']) },
};

/** The body of a job, the pipeline, and whether the job is in it. */
const decisions: readonly [string, PipelineContext, boolean][] = [
  ['', branch, true],
  ['', tag, true],
  ['', mergeRequest, false],
  ['rules: []', branch, false],
  ['rules: [{ if: $CI_COMMIT_BRANCH == "main" }]', branch, true],
  ['rules: [{ if: $CI_COMMIT_BRANCH == "main" }]', tag, false],
  ['rules: [{ if: $CI_COMMIT_TAG =~ "/^v/" }]', tag, true],
  ['rules: [{ if: $CI_COMMIT_TAG }]', branch, false],
  ['rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }]', mergeRequest, true],
  ['rules: [{ if: $CI_COMMIT_BRANCH }]', mergeRequest, false],
  ['rules: [{ if: $CI_COMMIT_BRANCH, when: never }, { when: always }]', branch, false],
  ['rules: [{ if: $CI_COMMIT_TAG, when: never }, { when: always }]', branch, true],
  ['rules: [[{ if: $CI_COMMIT_TAG }], [[{ if: $CI_COMMIT_BRANCH }]]]', branch, true],
  ['rules: [{ changes: ["src/*.ts"] }]', { ...branch, ...changed }, true],
  ['rules: [{ changes: ["doc/**/*"] }]', { ...branch, ...changed }, false],
  [
    'rules: [{ changes: { paths: ["$FOLDER/*"] } }], variables: { FOLDER: src }',
    { ...branch, ...changed },
    true,
  ],
  ['rules: [{ changes: ["doc/*"] }]', branch, true],
  ['rules: [{ exists: [Dockerfile] }]', { ...branch, ...changed }, true],
  ['rules: [{ exists: ["**/*.ts"] }]', { ...branch, ...changed }, true],
  ['rules: [{ exists: [Makefile] }]', { ...branch, ...changed }, false],
  ['rules: [{ exists: [Dockerfile] }]', branch, false],
  ['rules: [{ if: $CI_COMMIT_TAG, exists: [Dockerfile] }]', { ...branch, ...changed }, false],
  ['rules: [{ if: $MODE == "x" }], variables: { MODE: x }', branch, true],
  [
    'rules: [{ if: $MODE == "x" }], variables: { MODE: y }',
    { ...branch, variables: new Map([['MODE', 'x']]) },
    true,
  ],
  [
    'rules: [{ if: $MODE == "x" }], variables: { MODE: x }',
    { ...branch, predefined: new Map([['MODE', 'y']]) },
    true,
  ],
  ['rules: [{ if: $URL == "a/main" }], variables: { URL: a/$CI_COMMIT_REF_NAME }', branch, true],
  ['only: [main]', branch, true],
  ['only: [other]', branch, false],
  ['only: [tags]', branch, false],
  ['only: [tags]', tag, true],
  ['only: [branches]', branch, true],
  ['only: [branches]', mergeRequest, false],
  ['only: [merge_requests]', mergeRequest, true],
  ['only: [merge_requests]', branch, false],
  ['only: [pushes]', branch, true],
  ['only: [schedules]', { ...branch, source: 'schedule' }, true],
  ['only: [web]', { ...branch, source: 'web' }, true],
  ['only: [api]', branch, false],
  ['only: [/^ma/]', branch, true],
  ['only: [/^MA/]', branch, false],
  ['only: [/^MA/i]', branch, true],
  ['only: [main@acme/app]', branch, true],
  ['only: [main@other/app]', branch, false],
  ['only: ["/^m/@acme/app"]', branch, true],
  ['except: [main]', branch, false],
  ['except: [other]', branch, true],
  ['except: [tags]', tag, false],
  ['only: { variables: [$CI_COMMIT_BRANCH == "main"] }', branch, true],
  ['only: { variables: [$CI_COMMIT_BRANCH == "other"] }', branch, false],
  ['only: { changes: ["src/*"] }', { ...branch, ...changed }, true],
  ['only: { changes: ["doc/*"] }', { ...branch, ...changed }, false],
  ['only: { refs: [main], changes: ["doc/*"] }', { ...branch, ...changed }, false],
  ['except: { changes: ["src/*"] }', { ...branch, ...changed }, false],
  ['except: { refs: [tags], changes: ["src/*"] }', { ...branch, ...changed }, false],
  ['only: { kubernetes: active }', branch, false],
];

test.each(decisions)('a job with %j in the pipeline %j is there: %j', async (body, context, want) => {
  expect((await job(body, context)) !== undefined).toBe(want);
});
