import { registerHooks } from 'node:module';

/**
 * Is loaded before the program of a `ServerProcess`, in its process: reports the modules that the program loads or looks
 * for, as URLs, and ends the process when its parent ends.
 */
const reported = new Set<string>();

function report(url: string): void {
  if (!url.startsWith('file:') || url.includes('/node_modules/') || reported.has(url)) return;
  reported.add(url);
  process.send?.(url);
}

registerHooks({
  resolve(specifier, context, resolveNext) {
    // The next run may write a module that is missing now.
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
// Without this, the channel would prevent the program from ending by itself.
process.channel?.unref();
