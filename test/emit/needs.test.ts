import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { generate } from '../../generators/pipeline.ts';

const DOCUMENTS = ['test/cli/fixtures/petstore.yaml', 'spec/openapi.yaml'];

/** Modules that a module imports by a relative path, also dynamically and in types. */
const IMPORTS = /(?:from|import)\s*\(?\s*'(\.\.?\/[^']+)'/g;

/** A declaration is found by the name of its module. */
function filesOf(module: string): readonly string[] {
  return [module, module.replace(/\.js$/, '.d.ts')];
}

/** Modules that files import and that are missing among them. */
function missingIn(files: readonly OutputFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => /\.(?:js|ts)$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(IMPORTS)].map(([, to = '']) => join(dirname(path), to)))
    .filter((module) => !filesOf(module).some((file) => paths.has(file)));
}

describe.each(DOCUMENTS)('of %s', (document) => {
  test.each(emitters.map((emitter) => [emitter.name, emitter] as const))(
    'all that is imported by %s, asked for alone, is there',
    async (name, emitter) => {
      const { output } = await generate({ document, emitters: [emitter] });
      const files = output?.files ?? [];
      const paths = new Set(files.map(({ path }) => path));
      expect(output?.owners).toContain(name);
      expect(missingIn(files)).toEqual([]);
      const hasModules = [...paths].some((path) => /\.(?:js|d\.ts)$/.test(path));
      expect(paths.has('package.json')).toBe(hasModules || name === 'manifest');
    },
  );
});

test('a name that a user gives is that of all outputs', async () => {
  const naming = { operations: { listPets: 'allPets' }, schemas: { Pet: 'Animal' } };
  const { output } = await generate({ document: 'test/cli/fixtures/petstore.yaml', emitters, naming });
  const files = output?.files ?? [];
  expect(missingIn(files)).toEqual([]);
  const named = files.map(({ path }) => path).filter((path) => /\/(?:all-pets|animal)\./.test(path));
  expect(new Set(named.map((path) => path.split('/')[0]))).toEqual(
    new Set(['types', 'validators', 'server', 'client']),
  );
});
