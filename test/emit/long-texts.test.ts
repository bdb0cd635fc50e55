import { expect, test } from 'vitest';
import { markdownBlock, markdownCode } from '../../generators/code/markdown.ts';
import { plainText } from '../../generators/emit/docs/page-texts.ts';
import { basePathOf } from '../../generators/model/base-path.ts';
import { modelOf } from '../types/model-of.ts';

/** Long enough that quadratic time would mean minutes. */
const MANY = 500_000;

test.each(['[', '](', '[a](', '```', '`', '{', ' ', '\n'])(
  'Markdown of many %j becomes plain text',
  (part) => {
    expect(plainText(`${part.repeat(MANY)}.`).length).toBeLessThan(200);
  },
);

test.each<[string, string]>([
  ['See [the list](https://a.example/b) of `all`.', 'See the list of all.'],
  ['[a] and [b](c)', '[a] and b'],
])('%j becomes the plain text %j', (markdown, want) => expect(plainText(markdown)).toBe(want));

test.each(['{', '{}', '/', '}'])('a server may have an address of many %j', (part) => {
  expect(
    basePathOf({
      ...modelOf({}),
      servers: [{ url: `/v1${part.repeat(MANY)}x`, description: undefined, variables: {} }],
    }),
  ).toMatch(/^\/v1.*x$/);
});

test.each([markdownCode, (text: string) => markdownBlock(text, '')])(
  '%s holds many runs of backticks',
  (print) => {
    expect(print('`a'.repeat(MANY)).length).toBeGreaterThan(2 * MANY);
  },
);
