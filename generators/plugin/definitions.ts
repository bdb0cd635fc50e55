import { catalog } from '../diagnostics/catalog.ts';
import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Plugin } from './plugin.ts';

/** All kinds of findings by their codes: those of the toolkit and of plug-ins. */
export function definitionsOf(plugins: readonly Plugin[]): ReadonlyMap<string, FindingDefinition<never>> {
  return new Map<string, FindingDefinition<never>>(
    [catalog, ...plugins.map(({ findings }) => findings?.definitions ?? {})].flatMap((definitions) =>
      Object.entries(definitions),
    ),
  );
}
