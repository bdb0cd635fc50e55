import { readFile } from 'node:fs/promises';
import { packageRoot } from '../../process/package-root.ts';
import type { OutputFile } from '../emitter.ts';
import { accentStyles } from './accent.ts';
import { browserFile } from './browser-files.ts';
import { picturePath, type Picture, type SiteSettings } from './settings.ts';

const SCRIPTS = ['theme.js', 'site.js', 'search.js', 'try.js', 'tokens.js'] as const;
const ICON = 'templates/docs/icon.svg';

/** Styles and scripts, which are the same for every document, with the accent and the pictures of the site. */
export async function assetFiles({ accent, logo, favicon }: SiteSettings): Promise<readonly OutputFile[]> {
  const [styles, scripts] = await Promise.all([
    browserFile('site.css'),
    Promise.all(SCRIPTS.map(async (name) => ({ path: `assets/${name}`, text: await browserFile(name) }))),
  ]);
  return [
    { path: 'assets/site.css', text: styles + accentStyles(accent) },
    favicon === undefined
      ? { path: 'assets/icon.svg', text: await readFile(new URL(ICON, packageRoot), 'utf8') }
      : pictureFile('favicon', favicon),
    ...(logo === undefined ? [] : [pictureFile('logo', logo)]),
    ...scripts,
  ];
}

function pictureFile(kind: 'logo' | 'favicon', picture: Picture): OutputFile {
  const { text, encoding } = picture;
  return { path: picturePath(kind, picture), text, ...(encoding === undefined ? {} : { encoding }) };
}
