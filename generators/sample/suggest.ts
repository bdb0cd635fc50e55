import type { ApiModel, Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import type { Json } from '../source/document.ts';
import { Builder } from './builder.ts';
import { firstChoice } from './choice.ts';

/** How much of a value is made. */
export interface Extent {
  /** Levels on which members stand that are not required; none unless given. */
  readonly shallow?: number;
  /** Characters that the value may have as JSON; any number unless given. */
  readonly longest?: number;
}

/**
 * A value for people to look at: an example or default of the document where there is one, else a small one that the
 * keywords suggest, with the members that are required. No validator has seen it, as that would take long for what is
 * only shown; `createSampler` gives values that are right. Null where no value can be made.
 */
export function suggestValue(model: ApiModel, schema: Schema, direction: Direction): Json {
  return builderOf(model, direction, {}).build([schema], { pointer: '', depth: 0 }) ?? null;
}

/** The same with members that are not required, or undefined where it would be long: it is not made to its end then. */
export function suggestWithin(
  model: ApiModel,
  schema: Schema,
  direction: Direction,
  extent: Extent & { readonly longest: number },
): Json | undefined {
  const builder = builderOf(model, direction, extent);
  const value = builder.build([schema], { pointer: '', depth: 0 }) ?? null;
  return builder.isTooLong || JSON.stringify(value).length > extent.longest ? undefined : value;
}

function builderOf(model: ApiModel, direction: Direction, { shallow = 0, longest }: Extent): Builder {
  const purpose = { model, direction, choice: firstChoice, usesExamples: true, shallow, longest };
  return new Builder({ ...purpose, examples: new Map() });
}
