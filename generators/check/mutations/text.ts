import { formats } from '../../formats/formats.ts';
import { keywordOf } from '../../schema/schema.ts';
import { enforceablePattern } from '../../source/pattern/read-pattern.ts';
import { beyond, LARGEST_EXCESS, type MutationInput, type Mutator, type Replacement } from './mutator.ts';

/** How the rules of strings are broken. */
export const textMutators = {
  minLength: beyond('minLength', (limit, { value }) =>
    typeof value === 'string' && limit > 0 ? [value.slice(0, limit - 1)] : [],
  ),
  maxLength: beyond('maxLength', (limit, { value }) =>
    typeof value === 'string' && limit < LARGEST_EXCESS
      ? [filled(value === '' ? 'a' : value, limit + 1)]
      : [],
  ),
  pattern: ({ schema, value }) => {
    const pattern = keywordOf(schema, 'pattern');
    if (typeof value !== 'string' || pattern === undefined) return [];
    // In other languages, the end of a pattern also matches before a line feed.
    return [
      { values: mismatches(pattern, value) },
      { variant: 'line feed', values: mismatches(pattern, value, [`${value}\n`]) },
    ];
  },
  format: breakFormat,
} satisfies Readonly<Record<string, Mutator>>;

function breakFormat({ schema, value }: MutationInput): readonly Replacement[] {
  const format = keywordOf(schema, 'format');
  if (typeof value !== 'string' || format === undefined) return [];
  const near = Object.entries(formats.get(format)?.nearMisses ?? {});
  return [
    { values: ['not of this format', '%'] },
    ...near.map(([variant, text]) => ({ variant, values: [text] })),
  ];
}

function filled(text: string, length: number): string {
  return text.padEnd(length, text).slice(0, length);
}

/** Texts that a pattern does not match; the shortest last, as they may also break a length. */
function mismatches(pattern: string, text: string, texts = unlike(text)): readonly string[] {
  const expression = enforceablePattern(pattern);
  return expression === undefined ? [] : texts.filter((each) => !expression.test(each));
}

function unlike(text: string): readonly string[] {
  const blank = ' '.repeat(Math.max(1, text.length));
  return [`${text}!`, `!${text}`, 'abc', '123', 'a b', '!!!', blank, '', `${text}\n!`];
}
