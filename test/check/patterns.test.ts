import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';
import { written } from '../validators/output.ts';

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
    ['with which the engine would run away is enforced', { pattern: '^(a+)+$' }, longText, false],
    ['that cannot be matched in linear time is not', { pattern: '^(a+)+\\1$' }, longText, true],
    ['of another dialect that means the same is enforced', { pattern: '\\Aa\\z' }, 'Aaz', false],
    ['of another dialect that is not certain is not', { pattern: '^[[:alpha:]]$' }, '1', true],
    ['with escapes of old JavaScript takes code points', { pattern: '^\\-.$' }, '-😀', true],
    ['of names in time', { propertyNames: { pattern: '^(a+)+$' } }, { [longText]: 1 }, false],
    [
      'of names with which the engine would run away is enforced',
      { patternProperties: { '^(a+)+$': { type: 'string' } }, additionalProperties: false },
      { [longText]: 1 },
      false,
    ],
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
      'of names that cannot be matched in linear time opens the object',
      { patternProperties: { '^(a+)+\\1$': { type: 'string' } }, additionalProperties: false },
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

describe('a text beyond maxLength', () => {
  const schema: Json = { maxLength: 2, pattern: '^b' };
  test.each<[string, readonly string[]]>([
    ['b', []],
    ['a', ['pattern']],
    ['😀😀', ['pattern']],
    ['aaa', ['maxLength']],
    ['😀😀😀', ['maxLength']],
    ['a'.repeat(1_000_000), ['maxLength']],
  ])('is not matched', (value, want) => {
    const model = modelOf({ Root: schema });
    const [root] = model.schemas;
    if (root === undefined) throw new Error('The schema is lost.');
    expect(
      liveValidators(model)
        .schema(
          root,
          'response',
        )(value)
        .map(({ keyword }) => keyword),
    ).toEqual(want);
  });
});

test.each([
  ['^(a+)+$', true],
  ['^a+$', false],
  ['\\s+$', false],
])('the output carries the matcher for %s alone: %s', async (pattern, isCarried) => {
  const folder = await written(modelOf({ Root: { type: 'string', pattern } }));
  expect(existsSync(join(folder, 'validators/runtime/patterns.js'))).toBe(isCarried);
  const { validateRoot } = (await import(pathToFileURL(join(folder, 'validators/schemas/root.js')).href)) as {
    validateRoot: (value: unknown) => { valid: boolean };
  };
  expect(validateRoot('aa ').valid).toBe(pattern === '\\s+$');
  expect(validateRoot('aa').valid).toBe(pattern !== '\\s+$');
});

test.each(['\ud800', '%', '~', '/', 'constructor', '__proto__'])('a member may be called %j', (name) => {
  const schema: Json = { properties: Object.fromEntries([[name, { type: 'string' }]]) };
  const valueOf = (member: unknown) => Object.fromEntries([[name, member]]);
  expect(accepts(schema, valueOf('a'))).toBe(true);
  expect(accepts(schema, valueOf(1))).toBe(false);
  expect(accepts(schema, {})).toBe(true);
});
