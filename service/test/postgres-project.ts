import { fileURLToPath } from 'node:url';
import { settings } from '../../test/runs/settings.ts';
import { postgresPrograms } from './postgres.ts';

const include = [
  'service/test/families/**/*.test.ts',
  'service/test/access/{permissions,worlds}.test.ts',
  'service/test/durability/kill.test.ts',
];
const globalSetup = fileURLToPath(new URL('postgres-setup.ts', import.meta.url));

/** The tests of roles, of the families and of killed processes again, on PostgreSQL where it is installed. */
export const postgres = {
  test: {
    ...settings,
    name: 'postgres',
    isolate: false,
    ...(postgresPrograms === undefined ? { include: [], passWithNoTests: true } : { include, globalSetup }),
  },
};
