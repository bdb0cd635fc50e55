import { liveValidators, type LiveValidator } from '../../generators/check/live.ts';
import type { Direction } from '../../generators/model/variants.ts';
import type { Json } from '../../generators/json/json.ts';
import { modelOf } from './model.ts';

export interface Options {
  /** Other schemas of the document, by name. */
  readonly others?: Readonly<Record<string, Json>>;
  readonly direction?: Direction;
}

/** The validator that the tool itself uses for a schema. */
export function validatorOf(schema: Json, { others, direction = 'response' }: Options = {}): LiveValidator {
  const model = modelOf({ Root: schema, ...others });
  const root = model.schemas.find(({ key }) => key === 'Root');
  if (root === undefined) throw new Error('The schema is lost.');
  return liveValidators(model).schema(root, direction);
}
