import { sizeOf } from '../check/value-effort.ts';
import type { LiveValidator, LiveValidators } from '../check/live.ts';

/** Limits the work of making and checking values. */
export interface Effort {
  /**
   * Takes steps: one for each value, or part of a value, that is made or checked. Throws an error of its own when
   * none are left, because a search that was ended is not one that found nothing.
   */
  spend(steps: number): void;
}

/** No limit. */
export const unlimited: Effort = { spend() {} };

/** The same validators, each of which takes a step for each part of the values that it checks. */
export function limitedValidators(validators: LiveValidators, effort: Effort): LiveValidators {
  const limited = (validate: LiveValidator): LiveValidator => {
    return (value) => {
      effort.spend(sizeOf(value));
      return validate(value);
    };
  };
  return {
    schema: (...given) => limited(validators.schema(...given)),
    part: (...given) => limited(validators.part(...given)),
    body: (...given) => limited(validators.body(...given)),
    response: (...given) => limited(validators.response(...given)),
    parameters: (...given) => limited(validators.parameters(...given)),
    headers: (...given) => limited(validators.headers(...given)),
  };
}
