import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { settings } from '../../runs/settings.ts';
import { carried } from '../planting/carried.ts';
import { withFault, type PlantedFault } from '../planting/fault.ts';
import { planting } from '../planting/plugin.ts';
import { FaultReporter } from '../planting/reporter.ts';
import { correctedFaults } from './corrected.ts';
import { contractFaults } from './contract.ts';
import { furtherSourceFaults } from './further.ts';
import { knownSourceFaults } from './known.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The tests of a fault, with the faulty module instead of its source. */
function projectOf(fault: PlantedFault) {
  const file = join(repository, fault.path);
  const text = withFault(fault, readFileSync(file, 'utf8'));
  return {
    plugins: [planting(file, text), carried(file, text)],
    test: {
      ...settings,
      name: fault.name,
      include: fault.tests.map((test) => `test/${test}`),
    },
  };
}

/** The fault is the one that `FAULT` names. */
export default defineConfig({
  test: {
    reporters: [new FaultReporter()],
    projects: [...knownSourceFaults, ...furtherSourceFaults, ...contractFaults, ...correctedFaults]
      .filter(({ name }) => name === process.env['FAULT'])
      .map(projectOf),
  },
});
