import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into a measured process: writes its resources when it ends, for all threads together. */
const file = process.env['BENCH_USAGE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({ peak: peakMemory(), processor: (userCPUTime + systemCPUTime) / 1e6 }),
    );
  });
}

/**
 * MiB. `maxRSS` would not do: it begins with the memory of the process that started this one, which Linux keeps over
 * `exec` (getrusage(2), `ru_maxrss`).
 */
function peakMemory(): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kibibytes) / 1_024;
}
