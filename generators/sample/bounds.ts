import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json } from '../json/json.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import { distinctItems } from './distinct.ts';
import {
  allowedValues,
  declaredTypes,
  highest,
  isSame,
  lowest,
  numbersOf,
  textsOf,
} from '../schema/conjuncts.ts';
import { formats } from '../formats/formats.ts';
import { replaceAt, valueAt } from './replace.ts';
import type { Sample } from './sampler.ts';
import { fit } from './text.ts';

/** Maximum number of values that are made from one sample. */
const MOST_ROWS = 20;
/** Maximum number of items of a list that is filled. */
const MOST_ITEMS = 100;
/** Characters of a text that has no `maxLength`. */
const LONG = 300;
/** The largest integer that fits in a 32-bit column; its multiples do not fit. */
const LARGE = 2_147_483_647;

/**
 * Valid values at the bounds of a schema: longest and shortest texts, counted in code points, largest and smallest
 * numbers, null, every value of an enum, empty, full and longer lists. Each value combines as many of them as are valid
 * together.
 * @param longest characters of the longest text that may be made
 */
export function* boundValues(
  sample: Sample,
  { isValid, longest }: { readonly isValid: (value: Json) => boolean; readonly longest: number },
): Generator<Json> {
  const sites = [...sample.sites]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([pointer, { conjuncts }]) => ({
      pointer,
      bounds: boundsAt(sample, pointer, { conjuncts, longest }),
    }));
  for (let row = 0; row < MOST_ROWS; row += 1) {
    let value = sample.value;
    for (const { pointer, bounds } of sites) {
      const bound = bounds[row];
      if (bound === undefined || valueAt(value, pointer) === undefined) continue;
      const next = replaceAt(value, pointer, bound);
      if (next !== undefined && isValid(next)) value = next;
    }
    if (value !== sample.value) yield value;
  }
}

/** Other values for a position; a validator decides whether they are valid. */
function boundsAt(
  sample: Sample,
  pointer: string,
  { conjuncts, longest }: { readonly conjuncts: Conjuncts; readonly longest: number },
): readonly Json[] {
  const part = valueAt(sample.value, pointer);
  const allowed = allowedValues(conjuncts);
  const ends: readonly Json[] =
    allowed ??
    (typeof part === 'string'
      ? textBounds(conjuncts, part, longest)
      : typeof part === 'number'
        ? numberBounds(conjuncts)
        : typeof part === 'boolean'
          ? [true, false]
          : Array.isArray(part)
            ? listBounds(sample, pointer, conjuncts)
            : []);
  const others = declaredTypes(conjuncts)?.includes('null') === true ? [...ends, null] : ends;
  const distinct = new Map(others.map((value) => [jsonText(value), value]));
  return [...distinct.values()].filter((value) => part === undefined || !isSame(value, part));
}

function textBounds(conjuncts: Conjuncts, part: string, longest: number): readonly string[] {
  const names = textsOf(conjuncts, 'format');
  const known = names.flatMap((name) => formats.get(name)?.bounds ?? []);
  if (known.length > 0) return known;
  const shortest = highest(conjuncts, 'minLength', 0);
  const most = lowest(conjuncts, 'maxLength');
  const word = part === '' ? 'a' : part;
  const isFree = textsOf(conjuncts, 'pattern').length === 0 && names.length === 0;
  const length = Math.min(most, isFree ? LONG : Infinity);
  return [
    // A length is counted in code points (JSON Schema 2020-12 Validation, section 6.3.1).
    ...(most * 2 <= longest && isFree ? ['\u{1f600}'.repeat(most)] : []),
    ...(most <= longest ? [fit(word, most, most)] : length <= longest ? [fit(word, length, length)] : []),
    ...(shortest <= longest ? [fit(word, shortest, shortest)] : []),
  ];
}

function numberBounds(conjuncts: Conjuncts): readonly number[] {
  const isWhole = declaredTypes(conjuncts)?.includes('number') !== true;
  const step = isWhole ? 1 : 0.5;
  const top = [
    ...numbersOf(conjuncts, 'maximum'),
    ...numbersOf(conjuncts, 'exclusiveMaximum').map((end) => end - step),
  ];
  const bottom = [
    ...numbersOf(conjuncts, 'minimum'),
    ...numbersOf(conjuncts, 'exclusiveMinimum').map((end) => end + step),
  ];
  return [...(top.length === 0 && isWhole ? [LARGE] : top), ...bottom];
}

function listBounds(sample: Sample, pointer: string, conjuncts: Conjuncts): readonly Json[] {
  const most = lowest(conjuncts, 'maxItems');
  return [
    distinctItems(sample, pointer, Math.min(2, most)),
    ...(most <= MOST_ITEMS ? [distinctItems(sample, pointer, most)] : []),
    distinctItems(sample, pointer, highest(conjuncts, 'minItems', 0)),
  ];
}
