import { describe, expect, test } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { suggestShown, suggestValue } from '../../generators/sample/suggest.ts';
import type { Schema } from '../../generators/model/model.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from '../types/model-of.ts';

const text = { type: 'string' };
const integer = { type: 'integer' };
const flag = { type: 'boolean' };
const moment = { type: 'string', format: 'date-time' };

describe('a made value looks like a real one', () => {
  test.each<readonly [string, Schema, Json]>([
    ['name', text, 'Aurora'],
    ['userName', text, 'ada'],
    ['web_url', text, 'https://example.com/aurora'],
    ['web_url', { type: 'string', format: 'uri', pattern: '^ssh:' }, 'ssh://example.com/one'],
    ['commitSha', { type: 'string', pattern: '^[0-9a-f]{40}$' }, '2f1c6b0de4a97853c1f0b6d8a3e5927410fb8c6d'],
    ['ref', text, 'main'],
    ['labels', { type: 'array', minItems: 1, items: text }, ['search']],
    ['merge_method', text, 'merge method'],
    ['merge_method', { type: 'string', maxLength: 4 }, 'text'],
    ['merge_method', { enum: ['ff', 'merge'] }, 'ff'],
    ['q', text, 'text'],
    ['issue_iid', integer, 7],
    ['open_issues_count', integer, 12],
    ['open_issues_count', { type: 'integer', maximum: 9 }, 1],
    ['is_public', flag, true],
    ['archived', flag, false],
    ['archived', { type: 'boolean', default: true }, true],
    ['created_at', { type: 'string', format: 'date' }, '2026-01-15'],
    ['created_at', { type: 'string', format: 'uuid' }, '0b9f6c1e-3c4d-4e5f-8a6b-7c8d9e0f1a2b'],
    ['path', { type: 'string', format: 'uri-reference' }, '/one'],
  ])('%s of %j', (name, schema, want) => {
    expect(suggestValue(modelOf({ schemas: {} }), schema, { direction: 'response', name })).toEqual(want);
  });

  test('a thing has one number wherever it is named, and others have others', () => {
    const named = { type: 'object', required: ['id'], properties: { id: integer } };
    const names = { project_id: integer, project: named, author_id: integer };
    const schema = {
      type: 'object',
      required: [...Object.keys(names), 'projects'],
      properties: { ...names, projects: { type: 'array', minItems: 1, items: named } },
    };
    const id = suggestValue(modelOf({ schemas: {} }), integer, { direction: 'response', name: 'project_id' });
    const author = suggestValue(modelOf({ schemas: {} }), integer, {
      direction: 'response',
      name: 'author_id',
    });
    expect(author).not.toEqual(id);
    expect(suggestValue(modelOf({ schemas: {} }), schema, { direction: 'response' })).toEqual({
      project_id: id,
      project: { id },
      author_id: author,
      projects: [{ id }],
    });
  });

  test('times of one thing are in order', () => {
    const names = ['created_at', 'startedAt', 'finished_at', 'updated_at', 'closed_at', 'expires_at'];
    const value = suggestValue(
      modelOf({ schemas: {} }),
      {
        type: 'object',
        required: names,
        properties: Object.fromEntries(names.map((name) => [name, moment])),
      },
      { direction: 'response' },
    );
    const times = Object.values(Object(value) as Record<string, string>);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(names.length);
  });
});

test('what pages show is what the mock makes, and valid', async () => {
  const { model } = await loadModel('test/cli/fixtures/petstore.yaml');
  const { model: shelf } = await loadModel('test/mock/fixtures/shelf.yaml');
  const { model: forge } = await loadModel('spec/openapi.yaml');
  let compared = 0;
  for (const each of [model, shelf, forge]) {
    if (each === undefined) throw new Error('A document has errors.');
    const validators = liveValidators(each);
    const sampler = createSampler(each, validators);
    for (const named of each.schemas) {
      const shown = suggestShown(each, named.schema, { direction: 'response', longest: 4_000 });
      if (shown === undefined) continue;
      expect([named.key, validators.schema(named, 'response')(shown)]).toEqual([named.key, []]);
      const made = sampler.schema(named, 'response')?.value;
      if (JSON.stringify(made).length > 4_000) continue;
      expect([named.key, shown]).toEqual([named.key, made]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150);
});
