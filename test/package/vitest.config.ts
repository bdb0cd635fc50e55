import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HANGING } from '../runs/limits.ts';

/** Packing and installing takes time and uses the registry, so it is a separate run. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    globalSetup: fileURLToPath(new URL('setup.ts', import.meta.url)),
    testTimeout: HANGING,
    hookTimeout: HANGING,
  },
});
