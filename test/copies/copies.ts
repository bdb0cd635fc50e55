import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUNTIME = join(ROOT, 'runtime');

/** Where the outputs are whose copies of the runtime are tested: those of the repository, or faulty ones. */
export const GENERATED = process.env['GENERATED_FOLDER'] ?? join(ROOT, 'generated');

/**
 * Lets tests of the runtime import the copies that the outputs carry in place of the modules in `runtime/`: those of
 * `artifact` where it has them, else those of another one. Modules that no output carries stay what they are.
 */
export function copiesOf(artifact: 'client' | 'server'): Plugin {
  const others = ['client', 'server'].filter((each) => each !== artifact);
  return {
    name: `copies-of-${artifact}`,
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined;
      const module = relative(RUNTIME, resolve(dirname(importer), source)).replace(/\.ts$/, '.js');
      if (module.startsWith('..')) return undefined;
      return [artifact, ...others]
        .map((each) => join(GENERATED, each, 'runtime', module))
        .concat(join(GENERATED, 'validators/runtime', module.replace(/^validation\//, '')))
        .find((path) => existsSync(path));
    },
  };
}
