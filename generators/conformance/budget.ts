import type { Received, NoResponse } from '../../runtime/conformance/received.ts';
import { OutOfBudget } from '../../runtime/conformance/target.ts';
import type { Stop } from './result.ts';

/** How much a verification may ask of a server. */
export interface Bounds {
  /** Requests of the whole run. */
  readonly requests: number;
  /** Milliseconds of the whole run, the making of its cases included. */
  readonly time: number;
  /** Milliseconds of it that have gone before: documents are read and checked first. */
  readonly gone?: number;
  /** Milliseconds of one request with its response. */
  readonly timeout: number;
  /** Requests on their way at once. */
  readonly concurrency: number;
}

/** Requests in a row to a server that is not there, after which it is given up. */
const MOST_REFUSED = 5;

/** Counts what a run costs, and ends it in time. */
export class Budget {
  readonly #bounds: Bounds;
  readonly #end: number;
  #spent = 0;
  #refused = 0;
  #responses = 0;
  #stop: Stop | undefined;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#end = performance.now() + bounds.time - (bounds.gone ?? 0);
  }

  get spent(): number {
    return this.#spent;
  }

  /** Why no more may be sent. */
  get stop(): Stop | undefined {
    this.#look();
    return this.#stop;
  }

  /** How much of the requests or of the time is used up, whichever is more: from 0 to 1. */
  get used(): number {
    const { requests, time } = this.#bounds;
    return Math.max(this.#spent / requests, 1 - (this.#end - performance.now()) / time);
  }

  #look(): void {
    const { requests, time } = this.#bounds;
    if (this.#spent >= requests)
      this.#stop ??= { kind: 'requests', reason: `all ${requests} requests are used up (--max-requests)` };
    else if (performance.now() > this.#end)
      this.#stop ??= { kind: 'time', reason: `the ${time / 1000} s are over (--max-time)` };
  }

  /** Takes one request. Throws `OutOfBudget` where there is none left. */
  spend(): void {
    this.#look();
    if (this.#stop !== undefined) throw new OutOfBudget(this.#stop.reason);
    this.#spent += 1;
  }

  observe(received: Received | NoResponse): void {
    if ('status' in received) this.#responses += 1;
    this.#refused = 'status' in received || !received.isUnreachable ? 0 : this.#refused + 1;
    // Nobody is there from the beginning, or the server has gone in between.
    if (
      'reason' in received &&
      (this.#refused >= MOST_REFUSED || (this.#refused > 0 && this.#responses === 0))
    )
      this.#stop ??= { kind: 'unreachable', reason: `the server cannot be reached: ${received.reason}` };
  }
}
