import { createIssue, listIssues, UNSOUND } from './issues.ts';

/** A request, and the response of every server that validates at least what `needs` states. */
export interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly status: number;
  /** The response; undefined if each server may word it differently. */
  readonly answer?: unknown;
}

const issues = '/api/v1/projects/42/issues';
const created = {
  title: 'The build is slow',
  description:
    'Since the last release it takes three times as long as before. The log of the runner is below.',
  confidential: false,
  labels: ['build', 'performance', 'runner'],
  assignee_ids: [4, 7],
  weight: 3,
  due_date: '2026-12-24',
};

/** The two routes that are measured. */
export const routes: Readonly<Record<'create' | 'list', Exchange>> = {
  create: {
    method: 'POST',
    path: issues,
    body: JSON.stringify(created),
    status: 201,
    answer: createIssue(42, created),
  },
  list: {
    method: 'GET',
    path: `${issues}?state=opened&search=build&confidential=false&page=1&per_page=20`,
    status: 200,
    answer: listIssues(),
  },
};

/** Errors that a server with validation of requests finds. */
export const refused: readonly Exchange[] = [
  { method: 'GET', path: `${issues}?per_page=101`, status: 400 },
  { method: 'GET', path: `${issues}?state=lost`, status: 400 },
  { method: 'GET', path: '/api/v1/projects/0/issues', status: 400 },
  { method: 'POST', path: issues, body: '{"title":""}', status: 400 },
  { method: 'POST', path: issues, body: '{"title":"A","due_date":"tomorrow"}', status: 400 },
  { method: 'POST', path: issues, body: '{"title":"A","more":1}', status: 400 },
];

/** A response that a server with validation of responses does not send. */
export const withheld: readonly Exchange[] = [
  { method: 'POST', path: issues, body: JSON.stringify({ title: UNSOUND }), status: 500 },
];
