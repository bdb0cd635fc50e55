import fastCheck from 'fast-check';
import { keyword, numberAt } from '../schema.ts';
import type { Json, JsonObject } from '../json.ts';

/** Longest text that is changed character by character. */
const MOST_PLACES = 12;

/** Texts that a careless reader of a format accepts, or a careful one forgets; a judge says which are valid. */
const formats = new Map<Json | undefined, readonly string[]>([
  [
    'date',
    [
      '2026-01-31',
      '2024-02-29',
      '2000-02-29',
      '2026-12-31',
      '0001-01-01',
      '2026-02-29',
      '2026-02-30',
      '1900-02-29',
      '2100-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-1-5',
      '20260131',
      '31.01.2026',
      '2026/01/31',
      '26-01-31',
      '2026-01-31 ',
      '2026-01-31\n',
      ' 2026-01-31',
      '2026-01-31T10:00:00Z',
      '2026-W05',
      '1769817600',
      'soon',
    ],
  ],
  [
    'date-time',
    [
      '2026-01-31T10:00:00Z',
      '2024-02-29T23:59:59.999+14:00',
      '2026-01-31T00:00:00-00:00',
      '2026-01-31',
      '2026-02-30T10:00:00Z',
      '1900-02-29T10:00:00Z',
      '2026-01-31T24:00:00Z',
      '2026-01-31T25:00:00Z',
      '2026-01-31T10:60:00Z',
      '2026-01-31T10:00:61Z',
      '2026-01-31T10:00Z',
      '2026-01-31T10:00:00',
      '2026-01-31T10:00:00.Z',
      '2026-01-31 10:00:00Z',
      '2026-01-31\n10:00:00Z',
      '2026-01-31T10:00:00+02',
      '2026-01-31T10:00:00+0200',
      '2026-01-31T10:00:00+24:00',
      '2026-01-31T10:00:00Z\n',
      ' 2026-01-31T10:00:00Z',
      '20260131T100000Z',
      '1769817600',
      'soon',
    ],
  ],
]);

/** Values that are almost what a schema asks for: at a bound and next to it, in another case, one character longer. */
export function nearMisses(facets: readonly JsonObject[], value: Json): readonly Json[] {
  const pattern = keyword(facets, 'pattern');
  return [
    ...limits(facets),
    ...lengths(facets),
    ...(formats.get(keyword(facets, 'format')) ?? []),
    ...(typeof pattern === 'string'
      ? ['1.2.3', '12', 'x y', ' ', ...textsNear(value), ...matchesNear(pattern)]
      : []),
  ];
}

/** Values of a closed set as a careless person writes them. */
export function valuesNear(values: readonly Json[]): readonly Json[] {
  return values.flatMap((value): readonly Json[] =>
    typeof value === 'string' ? [swapCase(value), `${value} `, `${value}x`] : [String(value)],
  );
}

function limits(facets: readonly JsonObject[]): readonly Json[] {
  return ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((name) => {
    const limit = numberAt(facets, name);
    return limit === undefined ? [] : [limit - 1, limit, limit + 1];
  });
}

/** Characters of one code unit and of two: a length counts characters (JSON Schema, Validation 6.3.1). */
function lengths(facets: readonly JsonObject[]): readonly Json[] {
  return ['minLength', 'maxLength'].flatMap((name) => {
    const length = numberAt(facets, name);
    if (length === undefined) return [];
    const all = [length - 1, length, length + 1].filter((each) => each >= 0);
    return all.flatMap((each) => ['x'.repeat(each), '😀'.repeat(each)]);
  });
}

/** Texts close to some that a pattern matches, the same each time. */
function matchesNear(pattern: string): readonly string[] {
  const texts = fastCheck.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  return fastCheck.sample(texts, { seed: 1, numRuns: 5 }).flatMap(textsNear);
}

/** A text with something before or after it, in the other case, and with one character less, more or changed. */
function textsNear(value: Json): readonly string[] {
  if (typeof value !== 'string') return [];
  const characters = [...value];
  const changed = characters.slice(0, MOST_PLACES).flatMap((character, at) => {
    const [before, behind] = [characters.slice(0, at), characters.slice(at + 1)];
    return ['', 'x', '0', swapCase(character), character + character].map((each) =>
      [...before, each, ...behind].join(''),
    );
  });
  return [`x${value}`, `\n${value}`, `${value}!`, `${value}\n`, `${value}😀`, swapCase(value), ...changed];
}

function swapCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}
