import { expect, test } from 'vitest';
import { diffModels } from '../../generators/diff/diff.ts';
import { jsonContent } from '../types/model-of.ts';
import { comparedFrom, get, type Parts } from './documents.ts';

/** An operation with responses of JSON, by status: the type of each body. */
const answering = (types: Readonly<Record<string, string>>): Parts =>
  get({
    responses: Object.fromEntries(
      Object.entries(types).map(([status, type]) => [
        status,
        { description: status, content: jsonContent({ type }) },
      ]),
    ),
  });

/** A status that one document names has the body of its range, or of `default`, in the other. */
test.each([
  [{ '4XX': 'string' }, { '4XX': 'string', 404: 'integer' }, 'breaks'],
  [{ '4XX': 'string' }, { '4XX': 'string', 404: 'string' }, 'safe'],
  [{ '2XX': 'string' }, { '2XX': 'string', 200: 'integer' }, 'breaks'],
  [{ 200: 'string', default: 'string' }, { 200: 'string', 404: 'integer', default: 'string' }, 'breaks'],
  [{ 200: 'string', default: 'string' }, { 200: 'string', 404: 'string', default: 'string' }, 'safe'],
  [{ 404: 'integer', '4XX': 'string' }, { '4XX': 'string' }, 'breaks'],
  [{ 404: 'string', '4XX': 'string' }, { '4XX': 'string' }, 'safe'],
  [{ 404: 'integer' }, { default: 'string' }, 'breaks'],
  [{ 500: 'integer' }, { '5XX': 'string' }, 'breaks'],
  [{ 500: 'integer' }, { '5XX': 'integer' }, 'safe'],
  [{ 201: 'string', '2XX': 'string' }, { '2XX': 'string' }, 'safe'],
  [{ 201: 'string' }, { '2XX': 'string' }, 'breaks'],
  [{ 201: 'string' }, { default: 'string' }, 'breaks'],
  [{ 404: 'string' }, { '5XX': 'integer' }, 'safe'],
] as const)('%j and then %j: %s', (before, after, verdict) => {
  const { changes } = diffModels(comparedFrom(answering(before)), comparedFrom(answering(after)));
  const kinds = changes.map((change) => change.verdict.kind);
  expect(kinds.includes('breaks') ? 'breaks' : [...new Set(kinds)].join()).toBe(verdict);
});
