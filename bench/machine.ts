import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a figure depends on besides the program. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return `${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
