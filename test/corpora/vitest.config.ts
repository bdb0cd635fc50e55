import { defineConfig } from 'vitest/config';
import { settings } from '../runs/settings.ts';

/** The tests of real documents, which take minutes and are installed separately: `npm ci --prefix test/corpora`. */
export default defineConfig({
  test: {
    ...settings,
    include: ['test/corpora/*.test.ts'],
  },
});
