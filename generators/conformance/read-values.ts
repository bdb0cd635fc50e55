import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel } from '../model/model.ts';
import { readGivenValues, type GivenValues } from './given-values.ts';
import { readData } from './read-data.ts';

/** Values of the caller from a file of JSON or YAML; findings where it cannot be used. */
export function readValuesFile(path: string, { operations }: ApiModel): GivenValues | readonly Finding[] {
  const read = readData(path, 'conformance/invalid-values');
  return 'data' in read ? readGivenValues(read.data, operations) : read.findings;
}
