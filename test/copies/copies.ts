import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUNTIME = join(ROOT, 'runtime');

/** Where the outputs are whose runtime copies are tested: those of the repository, or faulty ones. */
export const GENERATED = process.env['GENERATED_FOLDER'] ?? join(ROOT, 'generated');

/** The files of an artifact that hold runtime modules, by the names before these. */
export function copiesIn(artifact: 'client' | 'server' | 'validators'): ReadonlyMap<string, string> {
  const paths = globSync(['*.js', 'runtime/*.js'].map((pattern) => join(GENERATED, artifact, pattern)));
  return new Map(
    paths.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^\/\/ ([a-z]+\/[a-z/-]+\w)$/gm)].map(
        ([, module = '']): [string, string] => [module, path],
      ),
    ),
  );
}

/**
 * Lets tests of the runtime import the copies that the outputs carry instead of the modules in `runtime/`: those of
 * `artifact` if it has them, else those of another one. Modules that no output carries are not replaced.
 */
export function copiesOf(artifact: 'client' | 'server'): Plugin {
  const copies = new Map([
    ...copiesIn('validators'),
    ...copiesIn(artifact === 'client' ? 'server' : 'client'),
    ...copiesIn(artifact),
  ]);
  const places = JSON.stringify([...copies]);
  return {
    name: `copies-of-${artifact}`,
    enforce: 'pre',
    // What is cached of a module has the places of those that it imports.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(() => places),
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      const module = relative(RUNTIME, resolve(dirname(importer), source)).replace(/\.ts$/, '');
      return copies.get(module.replaceAll('\\', '/'));
    },
  };
}
