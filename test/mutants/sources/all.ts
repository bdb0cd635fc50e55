import type { PlantedFault } from '../planting/fault.ts';
import { checkFaults } from './checks.ts';
import { clientFaults } from './client.ts';
import { comparisonFaults } from './comparison.ts';
import { documentFaults } from './documents.ts';
import { outputFaults } from './output.ts';
import { parameterFaults } from './parameters.ts';
import { serverFaults } from './server.ts';
import { valueFaults } from './values.ts';

/** The faults of `runtime/` and `generators/`, by subjects. */
export const sourceFaults: ReadonlyMap<string, readonly PlantedFault[]> = new Map([
  ['client', clientFaults],
  ['parameters', parameterFaults],
  ['server', serverFaults],
  ['values', valueFaults],
  ['checks', checkFaults],
  ['documents', documentFaults],
  ['output', outputFaults],
  ['comparison', comparisonFaults],
]);
