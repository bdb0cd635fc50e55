import { extname } from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../package-root.ts';
import type { OutputFile } from '../emitter.ts';
import { accentStyles } from './accent.ts';
import { picturePath, type Picture, type SiteSettings } from './settings.ts';

/** The published package has the scripts compiled already. */
const extension = extname(import.meta.url);
const SCRIPT_FOLDER = extension === '.ts' ? 'runtime/docs' : 'dist/runtime/docs';

/** Scripts of the site by the modules they start from; each is one file, since modules do not load from a disk. */
const SCRIPTS = ['theme', 'site', 'search'] as const;
/** The forms that try calls and keep tokens are modules all the same: they go with others, which are data of the document. */
const FORMS = { try: 'try/panel', tokens: 'try/tokens' } as const;
const STYLES = 'templates/docs/styles/';
const ICON = 'templates/docs/icon.svg';

/** Styles and scripts, the same for every document, with the accent and the pictures that a site has of its own. */
export async function assetFiles({ accent, logo, favicon }: SiteSettings): Promise<readonly OutputFile[]> {
  const { build, transform } = await import('esbuild');
  const folder = new URL(STYLES, packageRoot);
  const sheets = (await readdir(folder)).toSorted().map((name) => readFile(new URL(name, folder), 'utf8'));
  const { code: styles } = await transform((await Promise.all(sheets)).join('\n'), {
    loader: 'css',
    minify: true,
  });
  const bundle = async (names: readonly string[], format: 'iife' | 'esm'): Promise<readonly string[]> => {
    const { outputFiles } = await build({
      entryPoints: names.map((name) =>
        fileURLToPath(new URL(`${SCRIPT_FOLDER}/${name}${extension}`, packageRoot)),
      ),
      outdir: 'assets',
      // By default, the folder in which the process began; it may be gone.
      absWorkingDir: fileURLToPath(packageRoot),
      bundle: true,
      minify: true,
      format,
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    return outputFiles.map(({ text }) => text);
  };
  const [scripts, forms] = await Promise.all([bundle(SCRIPTS, 'iife'), bundle(Object.values(FORMS), 'esm')]);
  return [
    { path: 'assets/site.css', text: styles + accentStyles(accent) },
    favicon === undefined
      ? { path: 'assets/icon.svg', text: await readFile(new URL(ICON, packageRoot), 'utf8') }
      : pictureFile('favicon', favicon),
    ...(logo === undefined ? [] : [pictureFile('logo', logo)]),
    ...scripts.map((text, index) => ({ path: `assets/${SCRIPTS[index] ?? ''}.js`, text })),
    ...Object.keys(FORMS).map((name, index) => ({ path: `assets/${name}.js`, text: forms[index] ?? '' })),
  ];
}

function pictureFile(kind: 'logo' | 'favicon', picture: Picture): OutputFile {
  const { text, encoding } = picture;
  return { path: picturePath(kind, picture), text, ...(encoding === undefined ? {} : { encoding }) };
}
