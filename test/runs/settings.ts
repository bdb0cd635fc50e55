import { fileURLToPath } from 'node:url';
import { HANGING, PATIENCE } from './limits.ts';

const root = new URL('../../', import.meta.url);

// Processes after the first start faster when they share what was compiled: those of vitest, and those that tests start.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', root));

/** What all runs of the tests have in common. */
export const settings = {
  root: fileURLToPath(root),
  exclude: ['**/node_modules/**'],
  setupFiles: [fileURLToPath(new URL('test/runs/setup.ts', root))],
  // CommonJS packages are imported as Node imports them: the default export is what they export, not its `default`.
  deps: { interopDefault: false },
  // One for each processor. By default there is one less, which is half of those of a small machine.
  maxWorkers: '100%',
  testTimeout: HANGING,
  hookTimeout: HANGING,
  expect: { poll: { timeout: PATIENCE } },
};
