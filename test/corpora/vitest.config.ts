import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests of real documents, which take minutes and are installed apart: `npm ci --prefix test/corpora`. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/corpora/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
