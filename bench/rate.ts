/** Minimum milliseconds of one measurement. */
const DURATION = 300;

/** How often a function runs per second. Its results are summed, so that no call can be optimized away. */
export function rateOf(run: () => unknown): number {
  let count = 1;
  for (;;) {
    const begin = performance.now();
    let truths = 0;
    for (let index = 0; index < count; index += 1) if (run()) truths += 1;
    const elapsed = performance.now() - begin;
    if (truths !== 0 && truths !== count) throw new Error('The same call gave different results.');
    if (elapsed >= DURATION) return (count / elapsed) * 1_000;
    count = Math.ceil(count * Math.min(10, (DURATION * 1.2) / Math.max(elapsed, 0.1)));
  }
}
