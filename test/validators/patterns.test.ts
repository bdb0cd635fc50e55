import { describe, expect, test } from 'vitest';
import { liveValidators } from '../../generators/emit/validators/live.ts';
import type { Json } from '../../generators/source/document.ts';
import { modelOf } from './model.ts';

function accepts(schema: Json, value: unknown): boolean {
  const model = modelOf({ Root: schema });
  const [root] = model.schemas;
  if (root === undefined) throw new Error('The schema is lost.');
  return liveValidators(model).schema(root, 'response')(value).length === 0;
}

const longText = `${'a'.repeat(50_000)}!`;

describe('a pattern', () => {
  test.each<[string, Json, unknown, boolean]>([
    ['is enforced', { pattern: '^a+$' }, 'b', false],
    ['that is no regular expression is not', { pattern: '*/' }, 'b', true],
    ['that can run away is not', { pattern: '^(a+)+$' }, longText, true],
    [
      'of names is enforced',
      { patternProperties: { '^x': { type: 'string' } }, additionalProperties: false },
      { y: 1 },
      false,
    ],
    ['of names is enforced for values', { patternProperties: { '^x': { type: 'string' } } }, { x: 1 }, false],
    [
      'of names that is no regular expression leaves its members alone',
      { patternProperties: { '(': false } },
      { x: 1 },
      true,
    ],
    [
      'of names that can run away opens the object',
      { patternProperties: { '^(a+)+$': { type: 'string' } }, additionalProperties: false },
      { [longText]: 1 },
      true,
    ],
    [
      'of names keeps the others beside one that goes',
      { patternProperties: { '(': false, '^x': { type: 'string' } } },
      { x: 1 },
      false,
    ],
  ])('%s', (_, schema, value, want) => {
    expect(accepts(schema, value)).toBe(want);
  });
});

test.each(['\ud800', '%', '~', '/', 'constructor', '__proto__'])('a member may be called %j', (name) => {
  const schema: Json = { properties: Object.fromEntries([[name, { type: 'string' }]]) };
  const valueOf = (member: unknown) => Object.fromEntries([[name, member]]);
  expect(accepts(schema, valueOf('a'))).toBe(true);
  expect(accepts(schema, valueOf(1))).toBe(false);
  expect(accepts(schema, {})).toBe(true);
});
