import { defineConfig } from 'vitest/config';

/** Packing and installing takes a while and asks the registry, so it is a run of its own. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
