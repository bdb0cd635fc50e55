import { defineConfig } from 'vitest/config';
import { settings } from '../runs/settings.ts';

/** Single faults that the tests must find. It takes minutes. */
export default defineConfig({
  test: {
    ...settings,
    include: ['test/mutants/**/*.test.ts'],
    maxConcurrency: 2,
  },
});
