import { ConfigurationError } from './configuration-error.ts';

/** Counts work down and refuses to continue at zero, so that a small text cannot cause endless work. */
export class Budget {
  #left: number;
  readonly #message: string;

  constructor(amount: number, message: string) {
    this.#left = amount;
    this.#message = message;
  }

  /**
   * Takes `amount` from the budget.
   * @throws ConfigurationError with the message of the budget when it is used up.
   */
  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new ConfigurationError(this.#message);
  }
}
