import { extname } from 'node:path';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../package-root.ts';
import type { OutputFile } from '../emitter.ts';

/** The published package has the scripts compiled already. */
const extension = extname(import.meta.url);
const SCRIPT_FOLDER = extension === '.ts' ? 'runtime/docs' : 'dist/runtime/docs';

/** Scripts of the site by the modules they start from; each is one file, since modules do not load from a disk. */
const SCRIPTS = ['theme', 'site', 'search'] as const;
const STYLES = ['site.css', 'icon.svg'] as const;

/** Styles and scripts: the same for every document. */
export async function assetFiles(): Promise<readonly OutputFile[]> {
  const { build, transform } = await import('esbuild');
  const styles = STYLES.map(async (name): Promise<OutputFile> => {
    const text = await readFile(new URL(`templates/docs/${name}`, packageRoot), 'utf8');
    if (!name.endsWith('.css')) return { path: `assets/${name}`, text };
    const { code } = await transform(text, { loader: 'css', minify: true });
    return { path: `assets/${name}`, text: code };
  });
  const { outputFiles } = await build({
    entryPoints: SCRIPTS.map((name) =>
      fileURLToPath(new URL(`${SCRIPT_FOLDER}/${name}${extension}`, packageRoot)),
    ),
    outdir: 'assets',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  const scripts = outputFiles.map(({ text }, index) => ({ path: `assets/${SCRIPTS[index] ?? ''}.js`, text }));
  return [...(await Promise.all(styles)), ...scripts];
}
