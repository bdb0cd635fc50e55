import type { ApiModel, Schema } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import type { Json } from '../source/document.ts';
import { Builder } from './builder.ts';
import { firstChoice } from './choice.ts';

/**
 * A value for people to look at: an example or default of the document where there is one, else a small one that the
 * keywords suggest, with the members that are required. No validator has seen it, as that would take long for what is
 * only shown; `createSampler` gives values that are right. Null where no value can be made.
 * @param shallow levels on which members stand that are not required
 */
export function suggestValue(model: ApiModel, schema: Schema, direction: Direction, shallow = 0): Json {
  const purpose = {
    model,
    direction,
    choice: firstChoice,
    usesExamples: true,
    shallow,
    examples: new Map(),
  };
  return new Builder(purpose).build([schema], { pointer: '', depth: 0 }) ?? null;
}
