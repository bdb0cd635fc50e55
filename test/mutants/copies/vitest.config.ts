import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { settings } from '../../runs/settings.ts';
import { copiesOf, GENERATED } from '../../copies/copies.ts';
import { withFault, type PlantedFault } from '../planting/fault.ts';
import { planting } from '../planting/plugin.ts';
import { FaultReporter } from '../planting/reporter.ts';
import { furtherCopyFaults } from './further.ts';
import { knownCopyFaults } from './known.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A project for each fault: its tests with the copies of the runtime, one of which has the fault. */
function projectOf(fault: PlantedFault) {
  const { name, path, tests } = fault;
  const file = join(GENERATED, path);
  const text = withFault(fault, readFileSync(file, 'utf8'));
  const own = mkdtempSync(join(folder, 'copy-'));
  mkdirSync(dirname(join(own, path)), { recursive: true });
  writeFileSync(join(own, path), text);
  const artifact = path.startsWith('client/') ? 'client' : 'server';
  return {
    plugins: [planting(file, text), copiesOf(artifact)],
    test: {
      ...settings,
      name,
      env: { RUNTIME_COPIES: own },
      include: tests.map((test) => `test/${test}`),
    },
  };
}

/** The fault is the one that `FAULT` names. */
export default defineConfig({
  test: {
    reporters: [new FaultReporter()],
    projects: [...knownCopyFaults, ...furtherCopyFaults]
      .filter(({ name }) => name === process.env['FAULT'])
      .map(projectOf),
  },
});
