import { replaceAt, valueAt } from '../../sample/replace.ts';
import type { Json } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { memberPointer } from '../../json/pointer.ts';
import { STEPS_OF_CHECK, type Effort } from '../effort.ts';

/** Maximum number of values that are tried. */
const MOST = 400;

/** Removes members and items, the outermost first, as long as the value still passes a test. */
export function smallest(value: Json, test: (value: Json) => boolean, effort: Effort): Json {
  let best = value;
  let left = MOST;
  const open = [''];
  for (const pointer of open) {
    for (const inner of partsOf(best, pointer).toReversed()) {
      left -= 1;
      if (left < 0 || !effort.take(STEPS_OF_CHECK)) return best;
      const smaller = replaceAt(best, inner, undefined);
      if (smaller !== undefined && test(smaller)) best = smaller;
    }
    open.push(...partsOf(best, pointer));
  }
  return best;
}

/** Pointers of the members or items of a part of a value. */
function partsOf(value: Json, pointer: string): readonly string[] {
  const part = valueAt(value, pointer);
  if (Array.isArray(part)) return part.map((_, index) => memberPointer(pointer, index));
  return isObject(part) ? Object.keys(part).map((name) => memberPointer(pointer, name)) : [];
}
