import type { ApiModel, Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import type { Json } from '../source/document.ts';
import { memberPointer } from '../source/pointer.ts';
import { Builder } from './builder.ts';
import { firstChoice } from './choice.ts';

interface Suggested {
  readonly direction: Direction;
  /** Of the member or parameter that the value is for. */
  readonly name?: string;
}

interface Extent {
  readonly direction: Direction;
  /** Characters that the value may have as JSON. */
  readonly longest: number;
}

/** Levels on which members stand that are not required: those of the mock, then fewer. */
const LEVELS = [3, 1, 0] as const;

/**
 * A value for people to look at: an example or default of the document where there is one, else a small one that the
 * keywords and the names of members suggest, with the members that are required. No validator has seen it, as that would
 * take long for what is only shown; `createSampler` gives values that are right. Null where no value can be made.
 */
export function suggestValue(model: ApiModel, schema: Schema, { direction, name }: Suggested): Json {
  const pointer = name === undefined ? '' : memberPointer('', name);
  return builderOf(model, direction, { shallow: 0 }).build([schema], { pointer, depth: 0 }) ?? null;
}

/**
 * The value that the mock makes for a schema, or one with fewer members where that is long; undefined where each is. None
 * is made to its end once it is too long.
 */
export function suggestShown(
  model: ApiModel,
  schema: Schema,
  { direction, longest }: Extent,
): Json | undefined {
  for (const shallow of LEVELS) {
    const builder = builderOf(model, direction, { shallow, longest });
    const value = builder.build([schema], { pointer: '', depth: 0 });
    if (value !== undefined && !builder.isTooLong && JSON.stringify(value).length <= longest) return value;
  }
  return undefined;
}

function builderOf(
  model: ApiModel,
  direction: Direction,
  extent: { readonly shallow: number; readonly longest?: number },
): Builder {
  const purpose = { model, direction, choice: firstChoice, usesExamples: true, ...extent };
  return new Builder({ ...purpose, examples: new Map() });
}
