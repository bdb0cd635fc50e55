import { jsonText } from '../../runtime/contract/json-text.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import { polymorphicModel } from '../model/polymorphic-model.ts';
import { dataOf } from '../incremental/versions.ts';
import { reachableFrom } from '../schema/reachable.ts';
import type { Direction } from '../model/variants.ts';
import type { Json } from '../json/json.ts';
import { memberPointer } from '../json/pointer.ts';
import { Builder } from './builder.ts';
import { firstChoice } from './choice.ts';
import { unlimited } from './effort.ts';

interface Suggested {
  readonly direction: Direction;
  /** The name of the member or parameter that the value is for. */
  readonly name?: string;
}

interface Extent {
  readonly direction: Direction;
  /** Maximum length of the value as JSON. */
  readonly longest: number;
}

/** Number of levels with optional members: as in the mock, then fewer. */
const LEVELS = [3, 1] as const;

/**
 * A value to show to people: an example or default of the document if there is one, otherwise a small value with the
 * required members, based on keywords and names. It is not validated, as that would take long for a value that is only
 * displayed; `createSampler` makes valid values. Null where no value can be made.
 */
export function suggestValue(model: ApiModel, schema: Schema, { direction, name }: Suggested): Json {
  const pointer = name === undefined ? '' : memberPointer('', name);
  const builder = builderOf(dataFor(model, schema), direction, { shallow: 0 });
  return builder.build([schema], { pointer, depth: 0 }) ?? null;
}

/**
 * The value that the mock makes for a schema, or one with fewer members where that is too long; undefined where all
 * are. Building stops as soon as a value is too long.
 */
export function suggestShown(
  model: ApiModel,
  schema: Schema,
  { direction, longest }: Extent,
): Json | undefined {
  const data = dataFor(model, schema);
  const made = (shallow: number): { readonly value: Json | undefined; readonly isTooLong: boolean } => {
    const builder = builderOf(data, direction, { shallow, longest });
    const value = builder.build([schema], { pointer: '', depth: 0 });
    const isTooLong = builder.isTooLong || (value !== undefined && jsonText(value).length > longest);
    return { value: isTooLong ? undefined : value, isTooLong };
  };
  // If the smallest value is too long, so are all others. Trying those first would take twice the time.
  const least = made(0);
  if (least.isTooLong) return undefined;
  for (const shallow of LEVELS) {
    const { value } = made(shallow);
    if (value !== undefined) return value;
  }
  return least.value;
}

/** The model for the value of a schema. A value depends on all schemas that its schema uses. */
function dataFor(model: ApiModel, schema: Schema): ApiModel {
  const meant = polymorphicModel(model);
  const data = dataOf(meant);
  if (data !== meant) reachableFrom(meant, [schema]);
  return data;
}

function builderOf(
  model: ApiModel,
  direction: Direction,
  extent: { readonly shallow: number; readonly longest?: number },
): Builder {
  const purpose = {
    model,
    direction,
    effort: unlimited,
    choice: firstChoice,
    usesExamples: true,
    ...extent,
  };
  return new Builder({ ...purpose, examples: new Map() });
}
