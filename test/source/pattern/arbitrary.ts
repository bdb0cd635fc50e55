import fc from 'fast-check';

const atoms = [
  'a',
  'b',
  'c',
  'k',
  's',
  '.',
  'é',
  'ſ',
  '😀',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\p{L}',
  '\\P{Lu}',
  '\\p{Nd}',
  '[ab]',
  '[^a]',
  '[^]',
  '[]',
  '[-a]',
  '[a-c-]',
  '[\\w-]',
  '[^\\s\\d]',
  '[😀-😂b]',
  '[\\ud800-\\udbff]',
  '[\\b]',
  '[\\p{Lu}0]',
  '\\ud83d',
  '\\ude00',
  '\\ud83d\\ude00',
  '\\u{1F600}',
  '\\u0061',
  '\\x61',
  '\\n',
  '\\cA',
  '\\0',
  '\\.',
  '\\/',
];
const quantifiers = ['*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,3}', '{0,2}?', '{2,}'];

/** Patterns without back references that are valid with the flag `u`. */
export const patterns: fc.Arbitrary<string> = fc.letrec<{ choice: string; sequence: string; term: string }>(
  (tie) => ({
    choice: fc.oneof(
      { maxDepth: 4 },
      { weight: 3, arbitrary: tie('sequence') },
      { weight: 1, arbitrary: fc.tuple(tie('choice'), tie('sequence')).map((options) => options.join('|')) },
    ),
    sequence: fc.array(tie('term'), { maxLength: 4 }).map((terms) => terms.join('')),
    term: fc.oneof(
      { maxDepth: 4 },
      { weight: 6, arbitrary: fc.constantFrom(...atoms) },
      { weight: 2, arbitrary: fc.constantFrom('^', '$', '\\b', '\\B') },
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom(...atoms), fc.constantFrom(...quantifiers))
          .map((parts) => parts.join('')),
      },
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom('(', '(?:'), tie('choice'), fc.constantFrom('', ...quantifiers))
          .map(([opening, body, quantifier]) => `${opening}${body})${quantifier}`),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('choice'))
          .map(([opening, body]) => `${opening}${body})`),
      },
    ),
  }),
).choice;

const characters = [
  'a',
  'b',
  'c',
  'A',
  'k',
  'K',
  's',
  'é',
  'É',
  '0',
  '1',
  '_',
  '-',
  '.',
  '/',
  ' ',
  '\n',
  '\u2028',
  '\u0001',
  '\b',
  '\0',
];
const beyond = ['😀', '😁', '\ud83d', '\ude00', '\u212a', '\u017f', '\u0661'];

/** Texts of the characters that those patterns tell apart. */
export const texts: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...characters, ...beyond), { maxLength: 10 })
  .map((parts) => parts.join(''));
