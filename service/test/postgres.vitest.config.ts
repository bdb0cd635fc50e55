import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { settings } from '../../test/runs/settings.ts';
import { postgresPrograms } from './postgres.ts';

// The tests of roles, of the families and of killed processes again, on PostgreSQL. If it is not installed, they are
// skipped with a message.
const isThere = postgresPrograms !== undefined;
if (!isThere) console.warn('PostgreSQL is not installed: the tests of the families on it are left out.');

export default defineConfig({
  test: {
    ...settings,
    isolate: false,
    include: isThere
      ? [
          'service/test/families/**/*.test.ts',
          'service/test/access/{permissions,worlds}.test.ts',
          'service/test/durability/kill.test.ts',
        ]
      : [],
    passWithNoTests: !isThere,
    ...(isThere ? { globalSetup: fileURLToPath(new URL('postgres-setup.ts', import.meta.url)) } : {}),
  },
});
