import { readFileSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel } from '../model/model.ts';
import { isObject } from '../source/member.ts';
import { parseJson } from '../source/parse-json.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { readGivenValues, type GivenValues } from './given-values.ts';

/** Values of the caller from a file of JSON or YAML; findings where it cannot be used. */
export function readValuesFile(path: string, { operations }: ApiModel): GivenValues | readonly Finding[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return [
      finding('conformance/values', { path, reason: error instanceof Error ? error.message : String(error) }),
    ];
  }
  const { value, findings } = (/\.ya?ml$/i.test(path) ? parseYaml : parseJson)({ path, text });
  if (value === undefined) return findings;
  if (!isObject(value)) return [finding('conformance/values', { path, reason: 'it holds no object' })];
  return readGivenValues(value, operations);
}
