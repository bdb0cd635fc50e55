import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { printRows } from './print-rows.ts';

const folder = new URL('rows/', import.meta.url);
const modules = await printRows();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [path, text] of modules) writeFileSync(new URL(path, import.meta.url), text);
