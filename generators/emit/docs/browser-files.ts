import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPublished, packageRoot } from '../../process/package-root.ts';

const STYLES = new URL('templates/docs/styles/', packageRoot);

/** Scripts, by the module below `runtime/docs/` that is bundled. */
const SCRIPTS = {
  'theme.js': { module: 'theme', format: 'iife' },
  'site.js': { module: 'site', format: 'iife' },
  'search.js': { module: 'search', format: 'iife' },
  'preview.js': { module: 'preview', format: 'iife' },
  // These are modules because they import data of the document. Browsers cannot load modules from a disk.
  'try.js': { module: 'try/panel', format: 'esm' },
  'tokens.js': { module: 'try/tokens', format: 'esm' },
} as const;

/** A file that browsers load, the same for every document. */
export type BrowserFile = keyof typeof SCRIPTS | 'site.css';

/** The text of a file that browsers load. The published package contains it; in a clone, it is bundled on demand. */
export function browserFile(name: BrowserFile): Promise<string> {
  return isPublished ? readFile(new URL(`dist/browser/${name}`, packageRoot), 'utf8') : bundle(name);
}

/** All files that browsers load, for the published package. */
export async function bundleAll(): Promise<ReadonlyMap<BrowserFile, string>> {
  const names = ['site.css', ...(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])] as const;
  return new Map(await Promise.all(names.map(async (name) => [name, await bundle(name)] as const)));
}

async function bundle(name: BrowserFile): Promise<string> {
  const { build, transform } = await import('esbuild');
  if (name === 'site.css') {
    const { code } = await transform(await styles(), { loader: 'css', minify: true });
    return code;
  }
  const { module, format } = SCRIPTS[name];
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`runtime/docs/${module}.ts`, packageRoot))],
    // The default is the working folder at the start of the process, which may not exist any more.
    absWorkingDir: fileURLToPath(packageRoot),
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

async function styles(): Promise<string> {
  const names = (await readdir(STYLES)).toSorted();
  return (await Promise.all(names.map((name) => readFile(new URL(name, STYLES), 'utf8')))).join('\n');
}
