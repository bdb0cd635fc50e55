import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'service/test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'test/copies/**',
      'test/corpora/**',
      'test/mutants/**',
      'test/package/**',
    ],
    setupFiles: [fileURLToPath(new URL('test/seed.ts', import.meta.url))],
    // CommonJS packages are imported as Node imports them: the default export is what they export, not its `default`.
    deps: { interopDefault: false },
    testTimeout: 30_000,
  },
});
