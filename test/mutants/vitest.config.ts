import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Single faults that the tests have to find. It takes minutes. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/mutants/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
