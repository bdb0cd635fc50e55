import { OutOfBudget } from '../../runtime/conformance/target.ts';
import type { Effort } from '../sample/effort.ts';

/** Steps for the cases of one kind of one operation; most need some hundred. */
const OWN = 20_000;
/** Further steps, shared by all kinds of all operations. */
const SHARED = 700_000;

/**
 * Limits the planning of a suite by counts, so that it does not depend on the machine. No operation can use up the steps
 * of another.
 */
export class StepPool {
  #shared: number;
  readonly #own: number;

  constructor(
    { own, shared }: { readonly own: number; readonly shared: number } = { own: OWN, shared: SHARED },
  ) {
    this.#own = own;
    this.#shared = shared;
  }

  /** The effort for one kind of cases of one operation. It ends with an `OutOfBudget`. */
  effort(): Effort {
    let own = this.#own;
    return {
      spend: (steps) => {
        const beyond = Math.max(0, steps - own);
        own = Math.max(0, own - steps);
        if (beyond > this.#shared) throw new OutOfBudget('no steps are left');
        this.#shared -= beyond;
      },
    };
  }
}
