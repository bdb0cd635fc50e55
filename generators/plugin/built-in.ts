import { catalog } from '../diagnostics/catalog.ts';
import { emitters } from '../emit/registry.ts';
import type { Plugin } from './plugin.ts';

/** The emitters and findings of the toolkit as a plug-in. The codes of its findings begin with the names of stages. */
export const builtIn: Plugin = { name: 'forgespec', findings: { definitions: catalog }, emitters };
