import { readFileSync } from 'node:fs';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { withoutText } from '../diagnostics/source-file.ts';
import type { JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { parseJson } from '../source/parse-json.ts';
import { parseYaml } from '../source/parse-yaml.ts';

/** The object in a file of JSON or YAML; findings with the given code where there is none. */
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
  // The file may contain credentials, or be another one that was named by mistake.
  if (value === undefined) return { findings: findings.map(withoutExcerpt) };
  return isObject(value)
    ? { data: value }
    : { findings: [finding(code, { path, reason: 'it holds no object' })] };
}

function withoutExcerpt(found: Finding): Finding {
  return { ...found, at: found.at && { ...found.at, file: withoutText(found.at.file) } };
}
