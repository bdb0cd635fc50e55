import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into a process: prints the packages that were loaded, one a line, when it ends. */
const packages = new Set<string>();

if (isMainThread) {
  registerHooks({
    load(url, context, next) {
      const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
      if (name !== undefined) packages.add(name);
      return next(url, context);
    },
  });
  process.on('exit', () => writeSync(2, ['Packages:', ...[...packages].toSorted()].join('\n')));
}
