import { expect, test } from 'vitest';
import { parseDuration, parseExpiry } from '../../ci/duration.ts';

const durations: readonly [string, number | undefined][] = [
  ['42', 42],
  ['42 seconds', 42],
  ['3 mins 4 sec', 184],
  ['2 hrs 20 min', 8_400],
  ['2h20min', 8_400],
  ['3 hours 4 mins', 11_040],
  ['6 mos 1 day', 15_638_400],
  ['47 yrs 6 mos and 4d', 1499104800],
  ['3 weeks and 2 days', 1_987_200],
  ['1 week', 604_800],
  ['1 day and 12 hours', 129_600],
  ['1.5 hours', 5_400],
  ['01:30:00', 5_400],
  ['4:30', 270],
  ['  10   minutes ', 600],
  ['1 HOUR', 3_600],
  ['7 elephants', undefined],
  ['test', undefined],
  ['', undefined],
  ['   ', undefined],
  ['0', undefined],
  ['-5 minutes', undefined],
  ['never', undefined],
  ['1 day!', undefined],
  ['9'.repeat(300), undefined],
];

test.each(durations)('a duration of %j lasts %j seconds', (given, want) => {
  expect(parseDuration(given)).toBe(want);
});

const expiries: readonly [string, number | 'never' | undefined][] = [
  ['never', 'never'],
  ['Never', 'never'],
  ['0', 'never'],
  ['30 days', 2_592_000],
  ['nevermore', undefined],
];

test.each(expiries)('artifacts with the expiry %j last %j', (given, want) => {
  expect(parseExpiry(given)).toBe(want);
});
