import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInt32, isInt64 } from '../../../runtime/validation/formats/integer.ts';
import { isRegex } from '../../../runtime/validation/formats/regex.ts';
import { growth, LINEAR } from '../../runs/growth.ts';
import { hosts } from './formats/hosts.ts';
import { texts as others } from './formats/texts.ts';
import { times } from './formats/times.ts';
import { uris } from './formats/uris.ts';
import { iterations } from '../../runs/iterations.ts';

const formats = { ...times, ...uris, ...hosts, ...others };

const rows = Object.entries(formats).flatMap(([name, { check, peer, verdicts }]) =>
  Object.entries(verdicts).flatMap(([section, { valid = [], invalid = [] }]) =>
    [...valid.map((text) => ({ text, want: true })), ...invalid.map((text) => ({ text, want: false }))].map(
      (row) => ({ name, section, check, peer, ...row }),
    ),
  ),
);

it.each(rows)('$name, $section: $text is $want', ({ check, peer, text, want }) => {
  expect(check(text)).toBe(want);
  expect(peer?.(text) ?? want).toBe(want);
});

describe.each(Object.entries(formats))('%s', (_, { check, peer, verdicts }) => {
  it('agrees with another implementation on changed texts', () => {
    const seeds = Object.values(verdicts).flatMap(({ valid = [], invalid = [] }) => [...valid, ...invalid]);
    fastCheck.assert(
      fastCheck.property(changed(seeds), (text) => {
        const verdict = check(text);
        expect({ text, verdict }).toEqual({ text, verdict: peer?.(text) ?? verdict });
      }),
      { numRuns: iterations(5_000) },
    );
  });
});

it.each<[format: string, check: (value: number) => boolean, valid: number[], invalid: number[]]>([
  ['int32', isInt32, [0, -0, 2 ** 31 - 1, -(2 ** 31)], [1.5, 2 ** 31, -(2 ** 31) - 1, Infinity, NaN]],
  ['int64', isInt64, [0, -0, 2 ** 53, -(2 ** 63), 2 ** 63], [1.5, 2 ** 63 + 2048, -(2 ** 64), Infinity, NaN]],
])('%s', (_, check, valid, invalid) => {
  expect(valid.filter((value) => !check(value))).toEqual([]);
  expect(invalid.filter(check)).toEqual([]);
});

const parts = [
  ...'a1-.:/%{~"[é\n',
  'a.',
  'a@',
  ':a',
  '/~0',
  '{a}',
  '{a.',
  'http://a',
  'P1Y',
  '%41',
  '\\"',
  '@[',
  'a-',
  '1:',
];

/** The length of a regular expression is bounded, and what is longer is not read. */
const unbounded = Object.entries(formats).filter(([name]) => name !== 'regex');

it.each(unbounded)('%s takes time that grows with the length of a text alone', (_, { check }) => {
  const grown = growth((length) => {
    const texts = parts.flatMap((part) => {
      const run = part.repeat(length / part.length);
      return [run, `http://${run} `, `http://a@${run}`, `"${run}"@b`, `a@${run} `, `{${run}`];
    });
    return () => texts.filter(check).length;
  }, 10_000);
  expect(grown).toBeLessThan(LINEAR);
});

/** A text with some characters taken out, put in or replaced, mostly by ones that mean something in formats. */
function changed(seeds: readonly string[]): fastCheck.Arbitrary<string> {
  const alphabet = [...`09azAZfgTZtzPYMDWHS.:-+/?#[]@%{}~_=!$&'"()*,;|^\\ \n\u2028\u00a0ſKé`];
  const change = fastCheck.record({
    at: fastCheck.nat(40),
    remove: fastCheck.nat(2),
    insert: fastCheck.string({ unit: fastCheck.constantFrom(...alphabet), maxLength: 3 }),
  });
  return fastCheck
    .tuple(fastCheck.constantFrom(...seeds), fastCheck.array(change, { maxLength: 3 }))
    .map(([seed, changes]) =>
      changes.reduce(
        (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
        seed,
      ),
    );
}

it.each([
  ['a'.repeat(20_000), true],
  ['a'.repeat(20_001), false],
  ['\\p{L}'.repeat(200_000), false],
])('a regular expression has a bounded length', (text, want) => {
  expect(isRegex(text)).toBe(want);
});
