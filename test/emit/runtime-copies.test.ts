import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, joinedFiles, modulesIn, type JoinedFile } from './runtime-copies.ts';

test.each(joinedFiles.map((file): [string, JoinedFile] => [file.path, file]))(
  '%s has what the modules have that it names, and nothing else',
  (_path, file) => {
    expect(differences(file)).toEqual([]);
  },
);

/** Modules that only tools use, and those for webhooks and costly patterns, of which this document has none. */
const elsewhere: readonly string[] = [
  'parameters/nested-query',
  'server/webhooks',
  'validation/pattern/automaton',
  'validation/pattern/characters',
  'validation/pattern/linear-pattern',
  'validation/pattern/table',
  'validation/pattern/ways',
];

test('the outputs have a copy of each module', () => {
  const folder = join(import.meta.dirname, '../../runtime');
  const modules = globSync('{client,contract,parameters,routing,server,validation}/**/*.ts', { cwd: folder })
    .filter((path) =>
      /^export (?:async )?(?:class|const|function)/m.test(readFileSync(join(folder, path), 'utf8')),
    )
    .map((path) => path.replaceAll('\\', '/').replace(/\.ts$/, ''));
  const copied = new Set(
    joinedFiles
      .filter(({ path }) => /^(?:client|server|validators)\/.*\.js$/.test(path))
      .flatMap((file) => modulesIn(file).map(({ module }) => module)),
  );
  expect(modules.filter((module) => !copied.has(module)).toSorted()).toEqual(elsewhere);
});
