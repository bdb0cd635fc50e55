import { vi } from 'vitest';

export interface TimersByHand extends Disposable {
  /** Ends the timers that are set now, as if their time had passed. */
  end(): void;
}

/** Lets a test end the timers of exactly so many milliseconds, more than it takes, when something else has happened. */
export function timersByHand(milliseconds: number): TimersByHand {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  return {
    end() {
      const gone = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
      for (const [index, [callback, time]] of set.mock.calls.entries())
        if (time === milliseconds && !gone.has(set.mock.results[index]?.value)) callback();
    },
    [Symbol.dispose]() {
      set.mockRestore();
      cleared.mockRestore();
    },
  };
}
