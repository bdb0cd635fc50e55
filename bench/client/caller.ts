import { deepStrictEqual } from 'node:assert';
import { pathToFileURL } from 'node:url';
import { project } from './project.ts';

/** Microseconds of one call. */
export interface Times {
  readonly wall: number;
  /** Of all threads of the process. */
  readonly processor: number;
}

const WARM_UP = 1_000;
const CALLS = 1_000;

/**
 * Makes calls of one contestant, one after the other, and prints the times of one.
 * Usage: `caller.ts MODULE`, which exports `call`.
 */
const { call } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  readonly call: () => Promise<unknown>;
};
deepStrictEqual(await call(), JSON.parse(project));
for (let index = 0; index < WARM_UP; index += 1) await call();

const before = process.cpuUsage();
const begin = performance.now();
for (let index = 0; index < CALLS; index += 1) await call();
const wall = ((performance.now() - begin) * 1_000) / CALLS;
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ wall, processor: (user + system) / CALLS } satisfies Times));
process.exit();
