/**
 * The rooms of `generators/`, each below all that imports it: folders, and files that stand beside them. The longest
 * name counts, so that `emit/registry.ts` is another room than `emit`. CONTRIBUTING.md explains the order.
 */
export const rooms: readonly string[] = [
  'process',
  'json',
  'diagnostics',
  'process/listen.ts',
  'incremental',
  'watch',
  'formats',
  'keywords',
  'source',
  'vocabulary',
  'schema',
  'model',
  'code',
  'typescript',
  'check',
  'sample',
  'diff',
  'validate',
  'mock',
  'conformance',
  'emit',
  'emit/manifest',
  'emit/bundle',
  'emit/coverage',
  'emit/types',
  'emit/openapi',
  'emit/validators',
  'emit/server',
  'emit/client',
  'emit/conformance',
  'emit/docs',
  'emit/registry.ts',
  'output',
  'reconcile',
  'plugin',
  'pipeline.ts',
  'testing',
  'regenerate',
  'site',
  'config',
  'editor',
  'dev',
  'cli',
  'exports',
  'index.ts',
];

/** The room of a file of `generators/`, whose path is relative to that folder; undefined where it has none. */
export function roomOf(path: string): string | undefined {
  return rooms
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
