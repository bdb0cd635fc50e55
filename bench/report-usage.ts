import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into a measured process: writes its resources when it ends, for all threads together. */
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
