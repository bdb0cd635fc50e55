import { registerHooks } from 'node:module';

/**
 * Stands before the program of a `ServerProcess`, in its process: reports the modules that it loads or looks for, as URLs,
 * and ends it when whoever started it is gone.
 */
const reported = new Set<string>();

function report(url: string): void {
  if (!url.startsWith('file:') || url.includes('/node_modules/') || reported.has(url)) return;
  reported.add(url);
  process.send?.(url);
}

registerHooks({
  resolve(specifier, context, resolveNext) {
    // A module that is missing now may be made by the next run.
    if (/^\.{0,2}\//.test(specifier) && URL.canParse(specifier, context.parentURL))
      report(new URL(specifier, context.parentURL).href);
    return resolveNext(specifier, context);
  },
  load(url, context, loadNext) {
    report(url);
    return loadNext(url, context);
  },
});

process.once('disconnect', () => process.exit());
// The program ends when it has nothing to do, as it would without us.
process.channel?.unref();
