import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { settings } from '../../runs/settings.ts';
import { carried } from '../planting/carried.ts';
import { withFault, type PlantedFault } from '../planting/fault.ts';
import { WITHOUT_FAULT } from '../planting/outcomes.ts';
import { planting } from '../planting/plugin.ts';
import { FaultReporter } from '../planting/reporter.ts';
import { sourceFaults } from './all.ts';

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

const faults = sourceFaults.get(process.env['FAULTS'] ?? '') ?? [];
const tests = [...new Set(faults.flatMap((fault) => fault.tests))];

/** A project for each fault of the subject that `FAULTS` names, and one that runs all of their tests without any. */
export default defineConfig({
  test: {
    maxWorkers: settings.maxWorkers,
    reporters: [new FaultReporter()],
    projects: [
      { test: { ...settings, name: WITHOUT_FAULT, include: tests.map((test) => `test/${test}`) } },
      ...faults.map(projectOf),
    ],
  },
});
