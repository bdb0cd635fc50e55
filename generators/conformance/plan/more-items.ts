import type { Operation } from '../../model/model.ts';
import { distinctItems } from '../../sample/distinct.ts';
import { sentErrorsIn } from '../../sample/errors.ts';
import { replaceAt, valueAt } from '../../sample/replace.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import { formPart } from '../../sample/wire-part.ts';
import { isSame } from '../../schema/conjuncts.ts';
import type { Json } from '../../json/json.ts';
import type { Planning } from '../planning.ts';

/** Numbers of items to try. With several items, servers that store only some of them are found. */
const COUNTS = [3, 2];

/**
 * The values with up to three different items in each list of the body; undefined if no list allows more.
 * @param options the options with which the values were sampled
 */
export function withMoreItems(
  { model, sampler }: Planning,
  operation: Operation,
  values: RequestValues | undefined,
  options: SampleOptions,
): RequestValues | undefined {
  if (values?.body === undefined) return undefined;
  const { mediaType, value } = values.body;
  const sample = sampler.body(operation, mediaType, options);
  if (sample === undefined) return undefined;
  const validate = sampler.validators.body(operation, mediaType);
  const part = formPart(model, mediaType);
  const isValid = (other: Json): boolean => sentErrorsIn(part, validate, other)?.length === 0;
  // Outer lists come first, as their new items replace inner lists.
  const pointers = [...sample.sites.keys()].toSorted((one, other) => one.length - other.length);
  let changed = value;
  for (const pointer of pointers) {
    const list = valueAt(changed, pointer);
    // The caller may have given other items.
    if (!Array.isArray(list) || !isSame(list, valueAt(sample.value, pointer) ?? null)) continue;
    const longer = COUNTS.map((count) => distinctItems(sample, pointer, count))
      .filter(({ length }) => length > list.length)
      .map((items) => replaceAt(changed, pointer, items));
    changed = longer.find((other) => other !== undefined && isValid(other)) ?? changed;
  }
  return changed === value ? undefined : { ...values, body: { mediaType, value: changed } };
}
