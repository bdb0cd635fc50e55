import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentStyles } from '../../generators/emit/docs/accent.ts';
import { iterations } from '../runs/iterations.ts';

/** The custom properties of a style sheet, for light and for dark. */
function tokensOf(css: string): ReadonlyMap<string, readonly [light: string, dark: string]> {
  const pairs = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)|(#[\da-f]{6}))/g);
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark]]),
  );
}

/** Contrast by the formula of WCAG 2.2, from colours in hex. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => {
      const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
      const channels = (long.match(/[\da-f]{2}/g) ?? []).map((pair) => {
        const share = parseInt(pair, 16) / 255;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
      });
      return channels.reduce((sum, channel, at) => sum + channel * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    })
    .toSorted();
  return (light + 0.05) / (dark + 0.05);
}

const theme = tokensOf(readFileSync('templates/docs/styles/1-theme.css', 'utf8'));
/** Where links and buttons stand. The ground of samples is dark in both themes, as what stands on it is. */
const GROUNDS = ['bg', 'raised', 'code', 'mark'];
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a hundred accents can be read on all grounds of both themes, as can the text on them', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const own = tokensOf(accentStyles(accent));
      for (const side of [0, 1] as const) {
        const of = (name: string): string => (own.get(name) ?? theme.get(name) ?? [])[side] ?? '';
        const low = [...GROUNDS, 'tint', 'on-accent', ...(side === 1 ? ['card'] : [])].filter(
          (ground) => contrastOf(of('accent'), of(ground)) < 4.5,
        );
        expect({ accent, side, low }).toEqual({ accent, side, low: [] });
      }
    }),
    { numRuns: iterations(100) },
  );
});

test('tokens of code can be read on all grounds of both themes, also on those of what is folded', () => {
  const tokens = [...theme.keys()].filter((name) => name.startsWith('t-'));
  expect(tokens).toHaveLength(6);
  for (const side of [0, 1] as const) {
    const of = (name: string): string => (theme.get(name) ?? [])[side] ?? '';
    for (const ground of ['code', 'line', ...(side === 1 ? ['card'] : [])])
      expect(tokens.filter((name) => contrastOf(of(name), of(ground)) < 4.5)).toEqual([]);
  }
});

test.each([
  ['#4b45d1', 'light-dark(#4b45d1,'],
  ['#FFCC00', ',#ffcc00)'],
])('an accent that can be read stays as it is: %s', (accent, want) => {
  expect(accentStyles(accent)).toContain(want);
});

test.each(['red', '#fff', '#12345g', '#123456;}body{', ''])('what is no colour is refused: %j', (text) => {
  expect(() => accentStyles(text)).toThrow(TypeError);
});
