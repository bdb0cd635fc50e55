import type { Validator } from '../validation/result.js';
/**
 * The value of a JSON body with texts in the place of numbers and booleans read as such: `"30"` for 30, `"True"` for true.
 * Only what the validator refuses is read so; everything else, and what is no such text, stays as it is.
 */
export declare function lenientJson(validator: Pick<Validator<unknown>, 'validate'>, value: unknown): unknown;
