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
/** The form that tries calls is a module all the same: it loads validators, which are modules. */
const PANEL = 'try/panel';
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
  const bundle = async (names: readonly string[], format: 'iife' | 'esm'): Promise<readonly string[]> => {
    const { outputFiles } = await build({
      entryPoints: names.map((name) =>
        fileURLToPath(new URL(`${SCRIPT_FOLDER}/${name}${extension}`, packageRoot)),
      ),
      outdir: 'assets',
      bundle: true,
      minify: true,
      format,
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text);
  };
  const [scripts, panel] = await Promise.all([bundle(SCRIPTS, 'iife'), bundle([PANEL], 'esm')]);
  return [
    ...(await Promise.all(styles)),
    ...scripts.map((text, index) => ({ path: `assets/${SCRIPTS[index] ?? ''}.js`, text })),
    ...panel.map((text) => ({ path: 'assets/try.js', text })),
  ];
}
