import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Start } from './contestants.ts';

/** Starts the contestant that is named, tells its parent the port, and lives as long as its parent does. */
const [file = '', variant] = process.argv.slice(2);
const module = (await import(pathToFileURL(join(import.meta.dirname, 'contestants', file)).href)) as {
  readonly default: Start;
};
process.send?.(await module.default(variant));
process.on('disconnect', () => process.exit());
