/** How often each size is measured: the first time, work may not be compiled yet. */
const [FEWEST, ROUNDS] = [3, 5];
/** Microseconds that one measurement takes at least: some systems count the time of a thread in steps of 4 ms. */
const ENOUGH = 20_000;
/** Microseconds of one run after which nothing is measured again: they are exact, and only a defect takes as long. */
const LONG = 2_000_000;

/**
 * What linear work grows less than: by 4 as its input, and by no more than 2 again for what differs between measurements,
 * such as caches that hold the smaller input alone. Quadratic work is as far above it.
 */
export const LINEAR = 8;

/**
 * How many times the processor time of work grows when its input is four times as large: about 4 if it is linear, and 16
 * if it is quadratic. `work` prepares an input of a size and returns what is measured.
 *
 * The sizes are measured in turns, so that what makes the machine slower for a while does so for both, and the least time
 * of each counts. After `FEWEST` rounds, they are measured again only as long as the work looks worse than linear.
 */
export function growth(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [work(size), work(4 * size)];
  let [least, most] = [Infinity, Infinity];
  for (let round = 0; round < FEWEST || (round < ROUNDS && most >= LINEAR * least); round += 1) {
    least = Math.min(least, processorTime(small));
    most = Math.min(most, processorTime(large));
    if (most > LONG) break;
  }
  return most / least;
}

/**
 * Microseconds for which this thread uses the processor in one run, on average of as many as are enough to measure. The
 * time in which other processes run is not part of it. It says something beside that of other work alone.
 */
export function processorTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    run();
    const time = timeSince(before);
    if (time >= ENOUGH) return time / runs;
  }
}

/** The same for one run that also waits: all that this thread does meanwhile is part of it. */
export async function processorTimeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  return Math.max(timeSince(before), ENOUGH);
}

function timeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
