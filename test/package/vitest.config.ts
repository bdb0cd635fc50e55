import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Packing and installing takes time and uses the registry, so it is a separate run. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('setup.ts', import.meta.url)),
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
