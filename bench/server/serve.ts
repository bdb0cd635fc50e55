import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Start } from './contestants.ts';

/** Starts the named contestant, reports the port to its parent, and runs as long as its parent does. */
const [file = '', variant] = process.argv.slice(2);
const module = (await import(pathToFileURL(join(import.meta.dirname, 'contestants', file)).href)) as {
  readonly default: Start;
};
const port = await module.default(variant);
await collectGarbage();
process.send?.(port);
process.on('disconnect', () => process.exit());

/**
 * If garbage is collected while no tick of Node waits, V8 forgets the shape of its objects, and every later tick is
 * slower: up to a tenth of a small request. Each server meets this sooner or later, by chance within the first seconds;
 * so all meet it first.
 */
async function collectGarbage(): Promise<void> {
  for (let times = 0; times < 4; times += 1) {
    globalThis.gc?.();
    await setTimeout(20);
  }
}
