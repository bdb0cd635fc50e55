import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

/** Of an install in an empty folder, with forgespec itself. */
const MOST_PACKAGES = 45;
const MOST_MEGABYTES = 35;
const COMPILERS = ['@ts-morph/common/dist/typescript.js'];

interface InstalledPackage {
  readonly hasInstallScript?: boolean;
}

describe('what a user installs', () => {
  const folder = join(inject('consumer'), 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(folder, '.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, InstalledPackage>>;
  };
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  test(`is at most ${MOST_PACKAGES} packages`, () => {
    expect(Object.keys(packages).length).toBeLessThanOrEqual(MOST_PACKAGES);
  });

  test(`takes at most ${MOST_MEGABYTES} MB`, () => {
    const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes / 1e6).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  test('has no install script', () => {
    const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript === true);
    expect(scripted).toEqual([]);
  });

  test('has one TypeScript', () => {
    // Other files of that name are grammars.
    const compilers = files.filter(
      (path) => basename(path) === 'typescript.js' && statSync(path).size > 1_000_000,
    );
    expect(compilers.map((path) => path.slice(folder.length + 1)).toSorted()).toEqual(COMPILERS);
  });
});
