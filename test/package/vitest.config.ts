import { defineConfig } from 'vitest/config';

/** Packing and installing takes time and uses the registry, so it is a separate run. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
