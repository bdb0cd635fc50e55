/** The effort that may still be made, in steps and in time. */
export interface Budget {
  /** Takes one step; false once there is none left. */
  step(): boolean;
}

/** Steps of one proof. Those of real schemas take a few hundred. */
const MOST_STEPS = 20_000;

/** A budget of steps that ends at a time as well, in milliseconds of `performance.now()`. */
export function budgetUntil(end: number, steps = MOST_STEPS): Budget {
  let left = steps;
  return {
    step() {
      left -= 1;
      // The clock is asked rarely: it costs more than most steps.
      if (left % 256 === 0 && performance.now() > end) left = 0;
      return left > 0;
    },
  };
}
