import { defineConfig } from 'vitest/config';
import { journeys } from './test/runs/journeys.ts';
import { apart, sharing, units } from './test/runs/kinds.ts';
import { postgres } from './service/test/postgres-project.ts';
import { RunReporter } from './test/runs/run-reporter.ts';
import { settings } from './test/runs/settings.ts';

/** Files after each other share a process and its modules. */
const shared = { ...settings, isolate: false };

// `npm test` runs the units and the journeys, `npm run test:all` all.
export default defineConfig({
  test: {
    reporters: ['default', new RunReporter()],
    projects: [
      // A test that expects nothing cannot fail.
      {
        test: {
          ...shared,
          name: 'units',
          include: [...units],
          expect: { ...settings.expect, requireAssertions: true },
        },
      },
      { test: { ...shared, name: 'journeys', include: [...journeys] } },
      {
        test: {
          ...shared,
          name: 'sharing',
          include: [...sharing],
          exclude: [...settings.exclude, ...units, ...journeys],
        },
      },
      {
        test: {
          ...settings,
          name: 'alone',
          include: ['test/**/*.test.ts', 'service/test/**/*.test.ts'],
          exclude: [...settings.exclude, ...apart, ...units, ...journeys, ...sharing],
        },
      },
      postgres,
    ],
  },
});
