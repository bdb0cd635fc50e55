import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { emitters } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';

const DOCUMENTS = ['test/cli/fixtures/petstore.yaml', 'spec/openapi.yaml'];

/** Modules that a module imports by a relative path, also late and in types. */
const IMPORTS = /(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/g;

/** A declaration is found by the name of its module. */
function filesOf(module: string): readonly string[] {
  return [module, module.replace(/\.js$/, '.d.ts')];
}

describe.each(DOCUMENTS)('of %s', (document) => {
  test.each(emitters.map((emitter) => [emitter.name, emitter] as const))(
    'all that is imported by %s, asked for alone, is there',
    async (name, emitter) => {
      const { output } = await generate({ document, emitters: [emitter] });
      const paths = new Set(output?.files.map(({ path }) => path));
      expect(output?.owners).toContain(name);
      const missing = (output?.files ?? [])
        .filter(({ path }) => /\.(?:js|ts)$/.test(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(IMPORTS)].map(([, to = '']) => join(dirname(path), to)),
        )
        .filter((module) => !filesOf(module).some((file) => paths.has(file)));
      expect(missing).toEqual([]);
      const isCode = [...paths].some((path) => path.endsWith('.js'));
      expect(paths.has('package.json')).toBe(isCode || name === 'types' || name === 'manifest');
    },
  );
});
