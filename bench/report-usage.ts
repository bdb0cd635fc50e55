import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into a process that is measured: writes what it took when it ends, all threads together. */
const file = process.env['BENCH_USAGE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({ peak: maxRSS / 1_024, processor: (userCPUTime + systemCPUTime) / 1e6 }),
    );
  });
}
