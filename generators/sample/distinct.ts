import { jsonText } from '../../runtime/contract/json-text.ts';
import { memberPointer } from '../json/pointer.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { Conjuncts } from '../schema/conjuncts.ts';
import { firstChoice } from './choice.ts';
import { allowedValues, highest, isSame, lowest, textsOf } from '../schema/conjuncts.ts';
import { formats } from '../formats/formats.ts';
import { sampleNumbers } from './number.ts';
import { valueAt } from './replace.ts';
import type { Sample } from './sampler.ts';
import { fit, sampleTexts } from './text.ts';

/**
 * Distinct items for the list at a pointer of a sample: at most `count`, as many as the schema of the first item
 * allows. The first items are those of the sample. The result is not validated.
 */
export function distinctItems(sample: Sample, list: string, count: number): Json[] {
  const items = valueAt(sample.value, list);
  if (!Array.isArray(items) || items.length === 0 || count <= 0) return [];
  const found = new Map<string, Json>();
  const add = (item: Json): boolean => {
    if (found.size < count) found.set(jsonText(item), item);
    return found.size >= count;
  };
  if (items.some(add)) return [...found.values()];
  for (const other of variantsOf(sample, memberPointer(list, 0), count)) if (add(other)) break;
  return [...found.values()];
}

/** Other values for a pointer, by the schema of the value there. */
function* variantsOf(sample: Sample, pointer: string, count: number): Generator<Json> {
  const value = valueAt(sample.value, pointer);
  const conjuncts = sample.sites.get(pointer)?.conjuncts;
  if (value === undefined || conjuncts === undefined) return;
  const allowed = allowedValues(conjuncts);
  if (allowed !== undefined) yield* allowed;
  else if (typeof value === 'string') yield* otherTexts(conjuncts, count);
  else if (typeof value === 'number') yield* otherNumbers(conjuncts, value, count);
  else if (typeof value === 'boolean') yield* [true, false];
  else if (isObject(value))
    for (const name of Object.keys(value))
      for (const other of variantsOf(sample, memberPointer(pointer, name), count))
        if (!isSame(other, value[name] ?? null)) yield { ...value, [name]: other };
}

function* otherTexts(conjuncts: Conjuncts, count: number): Generator<string> {
  yield* sampleTexts(conjuncts, firstChoice);
  const isFree = textsOf(conjuncts, 'pattern').length === 0;
  if (!isFree || textsOf(conjuncts, 'format').some((name) => formats.get(name)?.samples !== undefined))
    return;
  const [shortest, longest] = [highest(conjuncts, 'minLength', 0), lowest(conjuncts, 'maxLength')];
  for (let number = 1; number <= count; number += 1) {
    const text = fit(`${number.toString(36)}x`, shortest, longest);
    if (text !== '') yield text;
  }
}

function* otherNumbers(conjuncts: Conjuncts, value: number, count: number): Generator<number> {
  const type = Number.isInteger(value) ? 'integer' : 'number';
  yield* sampleNumbers(conjuncts, type, { choice: firstChoice });
  const [low, high] = [highest(conjuncts, 'minimum', -Infinity), lowest(conjuncts, 'maximum')];
  for (let step = 1; step <= count; step += 1)
    yield* [value + step, value - step].filter((each) => each >= low && each <= high);
}
