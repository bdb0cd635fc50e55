import { catalog } from '../diagnostics/catalog.ts';
import { emitters } from '../emit/registry.ts';
import type { Plugin } from './plugin.ts';

/** What the toolkit itself brings. Its findings have the names of stages in front. */
export const builtIn: Plugin = { name: 'forgespec', findings: { definitions: catalog }, emitters };
