import type { Received, NoResponse } from '../../runtime/conformance/received.ts';
import { OutOfBudget } from '../../runtime/conformance/target.ts';
import type { Effort } from '../sample/effort.ts';
import type { Stop } from './result.ts';

/** The load that a verification may put on a server. */
export interface Bounds {
  /** Maximum number of requests of the whole run. */
  readonly requests: number;
  /** Maximum duration of the whole run in milliseconds, including the generation of its cases. */
  readonly time: number;
  /** Milliseconds that passed before the run, while the document was read. */
  readonly elapsed?: number;
  /** Maximum duration of one request with its response in milliseconds. */
  readonly timeout: number;
  /** Maximum number of concurrent requests. */
  readonly concurrency: number;
}

/** Number of consecutive refused connections after which the run ends. */
const MOST_REFUSED = 5;

/** Counts the requests of a run, and ends it at its limits. */
export class Budget {
  readonly #bounds: Bounds;
  readonly #end: number;
  #spent = 0;
  #refused = 0;
  #responses = 0;
  #stop: Stop | undefined;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#end = performance.now() + bounds.time - (bounds.elapsed ?? 0);
  }

  get spent(): number {
    return this.#spent;
  }

  /** Why no more requests may be sent. */
  get stop(): Stop | undefined {
    const { requests, time } = this.#bounds;
    if (this.#spent >= requests)
      this.#stop ??= { kind: 'requests', reason: `all ${requests} requests are used up (--max-requests)` };
    else if (performance.now() > this.#end)
      this.#stop ??= { kind: 'time', reason: `the ${time / 1000} s are over (--max-time)` };
    return this.#stop;
  }

  /** The used share of the requests or of the time, whichever is more: from 0 to 1. */
  get used(): number {
    const { requests, time } = this.#bounds;
    return Math.max(this.#spent / requests, 1 - (this.#end - performance.now()) / time);
  }

  /** The effort of planning: it takes no requests, but throws `OutOfBudget` when the run ends. */
  readonly planning: Effort = { spend: () => this.#check() };

  /** Takes one request. Throws `OutOfBudget` if none is left. */
  spend(): void {
    this.#check();
    this.#spent += 1;
  }

  #check(): void {
    const { stop } = this;
    if (stop !== undefined) throw new OutOfBudget(stop.reason);
  }

  observe(received: Received | NoResponse): void {
    if ('status' in received) this.#responses += 1;
    this.#refused = 'status' in received || !received.isUnreachable ? 0 : this.#refused + 1;
    // The server never responded, or it has stopped since.
    if (
      'reason' in received &&
      (this.#refused >= MOST_REFUSED || (this.#refused > 0 && this.#responses === 0))
    )
      this.#stop ??= { kind: 'unreachable', reason: `the server cannot be reached: ${received.reason}` };
  }
}
