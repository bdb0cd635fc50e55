import { afterAll, describe, expect, test } from 'vitest';
import { loadSources } from '../../conformance/compare/sources.ts';
import { catchMutant } from '../catch.ts';
import { bundleFaults } from './bundle.ts';
import { clientFaults } from './client.ts';
import { docsFaults } from './docs.ts';
import type { ArtifactFault } from './fault.ts';
import { planted } from './planted.ts';
import { serverFaults } from './server.ts';
import { typesFaults } from './types.ts';
import { validatorsFaults } from './validators.ts';

const sources = await loadSources();

/** The faults of each kind of output, and how many there are at least. */
const tables: readonly (readonly [kind: string, faults: readonly ArtifactFault[], least: number])[] = [
  ['types', typesFaults, 25],
  ['validators', validatorsFaults, 21],
  ['server', serverFaults, 24],
  ['client', clientFaults, 22],
  ['docs', docsFaults, 7],
  ['bundle', bundleFaults, 6],
];

describe.each(tables)('%s', (kind, faults, least) => {
  let caught = 0;
  afterAll(() => console.log(`${kind}: caught ${caught} of ${faults.length} planted`));

  test('there are no fewer faults than before', () => {
    expect(faults.length).toBeGreaterThanOrEqual(least);
  });

  test.each(faults.map((fault) => [fault.name, fault.caughtBy, fault] as const))(
    '%s: caught by %s',
    async (_name, comparison, fault) => {
      expect((await catchMutant(sources, planted(sources, fault)))?.name).toBe(comparison);
      caught += 1;
    },
  );
});
