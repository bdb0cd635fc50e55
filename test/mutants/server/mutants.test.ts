import { afterAll, describe, expect, test } from 'vitest';
import { checksIn, verifyInProcess } from '../../conformance/run.ts';
import { forgeOf } from '../../conformance/forge.ts';
import { withFaults, type PlantedFault } from '../../conformance/faults.ts';
import { model } from '../../spec/document.ts';
import { equivalents, mutants } from './mutants.ts';

/** The checks that a server with one fault fails, in the family of the operation that has it. */
async function checksOf(fault: PlantedFault): Promise<readonly string[]> {
  const forge = forgeOf(model);
  const family = model.operations.find(({ id }) => id === fault.operation)?.family;
  if (family === undefined) throw new Error(`There is no operation ${fault.operation}.`);
  const server = { ...forge, answer: withFaults(forge, [fault]) };
  return checksIn(await verifyInProcess(model, server, { only: family, prefer: true }));
}

describe('single faults of a server', () => {
  let caught = 0;
  afterAll(() =>
    console.log(
      `server: ${caught} of ${mutants.length} planted faults caught, ${equivalents.length} equivalent`,
    ),
  );

  test('are many', () => expect(mutants.length).toBeGreaterThanOrEqual(60));

  test.for(mutants)('$operation: $name', async (mutant) => {
    expect(await checksOf(mutant)).toContain(mutant.want);
    caught += 1;
  });
});

describe('what is no fault by the document', () => {
  test.for(equivalents)('$name: $why', async (equivalent) => {
    expect(await checksOf(equivalent)).toEqual([]);
  });
});
