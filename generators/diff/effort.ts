/** Steps of one proof. Those of real schemas take a few hundred. */
const MOST_STEPS_OF_PROOF = 20_000;

/** Steps between two looks at the clock, which costs more than most of them. */
const STEPS_PER_LOOK = 256;

/** What it takes to check a value, in steps. */
export const STEPS_OF_CHECK = 200;

/** How much may be done. */
export interface Limits {
  /** Steps, so that the same documents give the same result on every machine. */
  readonly steps: number;
  /** When to stop all the same, in milliseconds of `performance.now()`. */
  readonly end: number;
}

/** The effort of one proof. */
export interface Budget {
  /** Takes one step; false once there is none left. */
  step(): boolean;
}

/** What a comparison may still do. Steps decide; time is for machines that take unusually long for them. */
export class Effort {
  #left: number;
  #sinceLook = 0;
  #spent: 'steps' | 'time' | undefined;
  readonly #end: number;

  constructor({ steps, end }: Limits) {
    this.#left = steps;
    this.#end = end;
  }

  /** What has run out; undefined as long as nothing has. */
  get spent(): 'steps' | 'time' | undefined {
    return this.#spent;
  }

  /** Takes steps; false once there are none left. One is a rule that a proof looks at. */
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

  /** The part of it that one proof may take. */
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
