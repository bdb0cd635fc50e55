import { readFileSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { withoutText } from '../diagnostics/source-file.ts';
import type { ApiModel } from '../model/model.ts';
import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { parseJson } from '../source/parse/parse-json.ts';
import { parseYaml } from '../source/parse/parse-yaml.ts';
import { readGivenValues, type GivenValues } from './given-values.ts';
import { readLedger, type Ledger } from './ledger.ts';

/** Values of the caller from a file of JSON or YAML; findings if it cannot be used. */
export function readValuesFile(path: string, { operations }: ApiModel): GivenValues | readonly Finding[] {
  const read = readData(path, 'conformance/invalid-values');
  return 'data' in read ? readGivenValues(read.data, operations) : read.findings;
}

/** A ledger that an earlier run has written; findings if it cannot be used. */
export function readLedgerFile(path: string): Ledger | readonly Finding[] {
  const read = readData(path, 'conformance/invalid-ledger');
  if (!('data' in read)) return read.findings;
  const reason = 'it is not a ledger';
  return readLedger(read.data) ?? [finding('conformance/invalid-ledger', { path, reason })];
}

/** The object in a file of JSON or YAML; findings with this code if there is none. */
export function readData(
  path: string,
  code: 'conformance/invalid-values' | 'conformance/invalid-ledger',
): { readonly data: JsonObject } | { readonly findings: readonly Finding[] } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { findings: [finding(code, { path, reason })] };
  }
  const { value, findings } = (/\.ya?ml$/i.test(path) ? parseYaml : parseJson)({ path, text });
  // The file may contain credentials, or its path may be a mistake, so findings do not show its text.
  if (value === undefined) return { findings: findings.map(withoutExcerpt) };
  return isObject(value)
    ? { data: value }
    : { findings: [finding(code, { path, reason: 'it holds no object' })] };
}

function withoutExcerpt(found: Finding): Finding {
  return { ...found, at: found.at && { ...found.at, file: withoutText(found.at.file) } };
}
