import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, exportedNames, isDocumented, repository, type ExportedName } from './entries.ts';

/** The public names as decided. Removing a name, or changing its meaning, takes a new major version. */
const decided = JSON.parse(readFileSync(new URL('names.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly values: readonly string[]; readonly types: readonly string[] }
>;

test('the entries are those that were decided', () => {
  expect(entries().map(([entry]) => entry)).toEqual(Object.keys(decided));
});

describe.each(entries())('%s', (entry, file) => {
  const names = exportedNames(file);

  test('exports the names that were decided', () => {
    expect({ values: sorted(names, 'value'), types: sorted(names, 'type') }).toEqual(decided[entry]);
  });

  test('exports these values when it runs', async () => {
    const module = (await import(join(repository, file))) as object;
    expect(Object.keys(module).toSorted()).toEqual(decided[entry]?.values);
  });

  test('says what each name is', () => {
    expect(names.filter((each) => !isDocumented(each)).map(({ name }) => name)).toEqual([]);
  });

  test('begins with what it is for and how stable its names are', () => {
    expect(readFileSync(join(repository, file), 'utf8')).toMatch(
      /^\/\*\*[^]*?keep[\s*]+their[\s*]+meaning[\s*]+within[\s*]+a[\s*]+major[\s*]+version[^]*?\*\//,
    );
  });
});

function sorted(names: readonly ExportedName[], wanted: ExportedName['kind']): readonly string[] {
  return names
    .filter(({ kind }) => kind === wanted)
    .map(({ name }) => name)
    .toSorted();
}
