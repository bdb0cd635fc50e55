import { describe, expect, test } from 'vitest';
import { docComment } from '../../generators/code/comment.ts';
import { documentationOf, type Described } from '../../generators/emit/types/documentation.ts';
import type { Schema } from '../../generators/model/model.ts';
import { hostileStrings } from '../code/hostile.ts';

function tagsOf(schema: Schema, described?: Described): readonly string[] {
  const { tags = [] } = documentationOf(schema, described);
  return tags.map(({ name, text }) => (text === undefined ? name : `${name} ${text}`));
}

test.each<[string, Schema, string]>([
  [
    'of an enum',
    { description: 'A level.', enum: [10, 30], 'x-enum-varnames': ['guest', 'developer'] },
    'A level.\n\n- `10`: guest\n- `30`: developer',
  ],
  [
    'with descriptions alone, by value',
    { enum: ['a', 'b'], 'x-enum-descriptions': { b: 'The\nsecond.' } },
    '- `"b"`: The second.',
  ],
  [
    'of alternatives with one value each',
    {
      oneOf: [
        { const: 10, title: 'guest' },
        { const: 30, title: 'developer', description: 'Pushes.' },
      ],
    },
    '- `10`: guest\n- `30`: developer, Pushes.',
  ],
  ['of the wrong type', { enum: [1], 'x-enum-varnames': 'guest' }, ''],
])('a comment says the names of values %s', (_, schema, want) => {
  expect(documentationOf(schema).description).toBe(want);
});

describe('the tags of a comment', () => {
  test.each<[string, Schema, readonly string[]]>([
    ['nothing', {}, []],
    ['a boolean schema', true, []],
    ['a range', { minimum: 0, exclusiveMaximum: 5.5 }, ['minimum 0', 'exclusiveMaximum 5.5']],
    ['a length', { maxLength: 3, pattern: '^a$' }, ['maxLength 3', 'pattern ^a$']],
    ['defaults of any type', { default: { a: null } }, ['default {"a":null}']],
    ['a default that is a text', { default: '' }, ['default ""']],
    ['unique items', { uniqueItems: true }, ['uniqueItems true']],
    ['items that may repeat', { uniqueItems: false }, []],
    ['a short example', { examples: ['a', 'b'] }, ['example "a"']],
    ['a long example', { examples: ['a'.repeat(100)] }, []],
    ['a deprecation', { deprecated: true }, ['deprecated']],
    [
      'a deprecation with all there is to know',
      { deprecated: true, 'x-deprecated': { replacement: 'b', removal: 'v5', note: 'Slow.' } },
      ['deprecated Use `b` instead. Goes in v5. Slow.'],
    ],
    ['no deprecation without the mark', { 'x-deprecated': { replacement: 'b' } }, []],
    ['a tier', { 'x-tier': 'paid' }, ['tier paid']],
    ['a role', { 'x-role': { minimum: 'guest' } }, ['role guest']],
    [
      'roles with limits',
      {
        'x-role': [
          { minimum: 'owner', scope: 'group', deployment: 'hosted', note: 'free' },
          { minimum: 'guest' },
        ],
      },
      ['role owner of the group (hosted; free), or guest'],
    ],
    ['deployments', { 'x-deployment': ['hosted', 'self-managed'] }, ['deployment hosted, self-managed']],
    [
      'extensions of other shapes',
      { 'x-tier': 5, 'x-role': 'admin', 'x-deployment': { a: 1 }, deprecated: true, 'x-deprecated': 'b' },
      ['deprecated'],
    ],
    ['facts of the wrong type', { minimum: 'a', format: null, description: 1 }, []],
  ])('%s', (_, schema, want) => {
    expect(tagsOf(schema)).toEqual(want);
  });

  test('those of the thing and those of its schema', () => {
    const thing = { description: 'Thing.', deprecated: true, extensions: { 'x-tier': 'paid' } };
    const schema = { description: 'Schema.', minimum: 1, 'x-tier': 'ultimate' };
    expect(documentationOf(schema, thing).description).toBe('Thing.');
    expect(documentationOf(schema).description).toBe('Schema.');
    expect(tagsOf(schema, thing)).toEqual(['deprecated', 'minimum 1', 'tier paid']);
  });
});

test.each(hostileStrings)('%j in every place of a comment does not end it', (text) => {
  const schema = {
    description: text,
    deprecated: true,
    'x-deprecated': { replacement: text, removal: text, note: text },
    default: text,
    format: text,
    pattern: text,
    examples: [{ [text]: text }],
    'x-tier': text,
    'x-role': { minimum: text, scope: text, note: text },
    'x-deployment': [text],
  };
  const comment = docComment(documentationOf(schema)).toString();
  expect(comment.indexOf('*/')).toBe(comment.length - 2);
});
