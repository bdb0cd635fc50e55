import type { Finding } from '../diagnostics/finding.ts';
import type { PrintedEmission } from '../emit/print-emission.ts';
import { isObject } from './given-object.ts';

/** The findings of a plug-in. Throws for values that are no findings, and for undefined codes. */
export function checkedFindings(given: readonly unknown[], codes: ReadonlySet<string>): readonly Finding[] {
  return given.map((each, index): Finding => {
    if (!isFinding(each))
      throw new TypeError(`its result has a finding, number ${index + 1}, that defineFindings did not make`);
    if (!codes.has(each.code))
      throw new TypeError(`its result has a finding ${JSON.stringify(each.code)}, which no plug-in defines`);
    return each;
  });
}

/** The result of an emitter of a plug-in. Throws for files or findings of another form. */
export function checkedEmission(
  { files, findings }: PrintedEmission,
  codes: ReadonlySet<string>,
): PrintedEmission {
  for (const [index, file] of (files as readonly unknown[]).entries())
    if (!isObject(file) || typeof file['path'] !== 'string' || typeof file['text'] !== 'string')
      throw new TypeError(`its result has a file, number ${index + 1}, without path or text`);
  return { files, findings: checkedFindings(findings, codes) };
}

function isFinding(given: unknown): given is Finding {
  if (!isObject(given)) return false;
  const { code, definition, severity, message, at, related = [], edits = [] } = given;
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    ['error', 'warning', 'note'].some((each) => each === severity) &&
    isObject(definition) &&
    ['title', 'cause', 'fix'].every((member) => typeof definition[member] === 'string') &&
    (at === undefined || isPlace(at)) &&
    Array.isArray(related) &&
    related.every((each) => isObject(each) && typeof each['message'] === 'string' && isPlace(each['at'])) &&
    Array.isArray(edits) &&
    edits.every((each) => isObject(each) && isPlace(each['at']))
  );
}

function isPlace(given: unknown): boolean {
  return (
    isObject(given) &&
    typeof given['pointer'] === 'string' &&
    isObject(given['file']) &&
    typeof given['file']['path'] === 'string'
  );
}
