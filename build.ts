import { mkdirSync, writeFileSync } from 'node:fs';
import { bundleAll } from './generators/emit/docs/browser-files.ts';

/** Bundles what browsers load into `dist/`, beside the compiled modules, so that the package works without a bundler. */
const folder = new URL('dist/browser/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of await bundleAll()) writeFileSync(new URL(name, folder), text);
