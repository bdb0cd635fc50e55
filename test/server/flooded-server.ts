import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { start, type Adapter } from './adapters.ts';
import type { Generated } from './workshop.ts';

/** What a process holds when it has come to rest. */
export interface Held {
  /** Bytes of objects, and of buffers beside them. */
  readonly bytes: number;
  /** Sockets, timers and other things that keep a process alive, by their kind. */
  readonly resources: Readonly<Record<string, number>>;
  /** The most memory that the process ever had, in bytes. */
  readonly peak: number;
  /** What was logged as an error. */
  readonly errors: number;
}

/**
 * The sample server in a process of its own, which is started with `--expose-gc`. It sends its port, then what it holds
 * each time it gets a message.
 */
const [, , folder = '', adapter = ''] = process.argv;
const load = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, 'server', `${name}.js`)).href);
const [index, fastify, node] = await Promise.all(['index', 'fastify', 'node'].map(load));
const running = await start(adapter as Adapter, { folder, index, fastify, node } as Generated);

process.on('message', () => void measure().then((held) => process.send?.(held)));
process.on('disconnect', () => void running.close());
process.send?.(running.port);

/** Readings that have to be alike one after the other, and how many are made at most while they are not. */
const ALIKE = 5;
const READINGS = 500;

/**
 * What the process holds at rest: no connection is open, and neither the resources nor the memory become fewer any more. On
 * a busy machine it takes longer until all that has ended is let go.
 */
async function measure(): Promise<Held> {
  let last = await readOnce();
  for (let alike = 0, count = 0; alike < ALIKE && count < READINGS; count += 1) {
    const next = await readOnce();
    const isAtRest =
      next.resources['TCPSocketWrap'] === undefined &&
      isDeepStrictEqual(next.resources, last.resources) &&
      next.bytes > last.bytes - 100_000;
    alike = isAtRest ? alike + 1 : 0;
    last = next;
  }
  return last;
}

/** What is held a few turns of the loop later, after a collection of garbage. */
async function readOnce(): Promise<Held> {
  await pause(20);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const resources: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
  return {
    bytes: heapUsed + external,
    resources,
    peak: process.resourceUsage().maxRSS * 1024,
    errors: running.log.filter(({ level }) => level === 'error').length,
  };
}
