/** Maximum steps of one proof. Proofs of real schemas take a few hundred. */
const MOST_STEPS_OF_PROOF = 20_000;

/** Steps between two looks at the clock, which cost more than most steps. */
const STEPS_PER_LOOK = 256;

/** The cost of checking a value, in steps. */
export const STEPS_OF_CHECK = 200;

/** How much may be done. */
export interface Limits {
  /** Steps, so that the same documents give the same result on every machine. */
  readonly steps: number;
  /** The time to stop in any case, in milliseconds of `performance.now()`. */
  readonly end: number;
}

/** The steps that one proof may take. */
export interface Budget {
  /** Takes one step; false once none are left. */
  step(): boolean;
}

/** The effort that is left for a comparison. Steps decide; the time limit is for machines that are unusually slow. */
export class Effort {
  #left: number;
  #sinceLook = 0;
  #spent: 'steps' | 'time' | undefined;
  readonly #end: number;

  constructor({ steps, end }: Limits) {
    this.#left = steps;
    this.#end = end;
  }

  /** The limit that was reached; undefined while none was. */
  get spent(): 'steps' | 'time' | undefined {
    return this.#spent;
  }

  /** Takes steps; false once none are left. One step is a rule that a proof examines. */
  take(steps = 1): boolean {
    if (this.#spent !== undefined) return false;
    this.#left -= steps;
    this.#sinceLook += steps;
    if (this.#left < 0) this.#spent = 'steps';
    else if (this.#sinceLook >= STEPS_PER_LOOK) {
      this.#sinceLook = 0;
      if (performance.now() > this.#end) this.#spent = 'time';
    }
    return this.#spent === undefined;
  }

  /** The part of the effort that one proof may take. */
  ofProof(): Budget {
    let left = MOST_STEPS_OF_PROOF;
    return {
      step: () => {
        left -= 1;
        return left > 0 && this.take();
      },
    };
  }
}
