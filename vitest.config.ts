import { defineConfig } from 'vitest/config';
import { settings } from './test/runs/settings.ts';
import { units } from './test/runs/units.ts';

/** Tests that leave nothing behind in their process, so that files after each other can share it and its modules. */
const sharing = ['service/test/{ci,companion,families,http}/**/*.test.ts'];

const apart = ['copies', 'corpora', 'mutants', 'package'].map((folder) => `test/${folder}/**`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...settings,
          name: 'units',
          include: [...units],
          isolate: false,
          // A test that expects nothing cannot fail.
          expect: { ...settings.expect, requireAssertions: true },
        },
      },
      { test: { ...settings, name: 'sharing', include: sharing, isolate: false } },
      {
        test: {
          ...settings,
          name: 'alone',
          include: ['test/**/*.test.ts', 'service/test/**/*.test.ts'],
          exclude: [...settings.exclude, ...apart, ...units, ...sharing],
        },
      },
    ],
  },
});
