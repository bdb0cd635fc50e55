import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from './document.ts';
import type { ReadOptions, SourceResult } from './reading.ts';
import { bundle } from './bundle/bundle.ts';
import { check, checked } from './check/check.ts';
import { conform } from './conform/conform.ts';
import { readIgnores, type SaidIgnores } from './ignores.ts';
import { lint } from './lint/lint.ts';
import { normalise } from './normalise/normalise.ts';
import { isObject } from './member.ts';
import { repair } from './repair/repair.ts';
import { SourceFiles } from './source-files.ts';
import { checkVocabulary } from './vocabulary.ts';
import { readVersion } from './version.ts';

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a JSON or YAML file and the files it refers to, and brings it into the
 * normal form of `SourceDocument`. Never throws for bad input: what is wrong is in the findings, all of it at once.
 */
export async function readDocument(path: string, options: ReadOptions = {}): Promise<SourceResult> {
  const files = new SourceFiles(path, options);
  const { value, file } = files.loadDocument();
  if (value === undefined) return { findings: files.findings };
  if (!isObject(value)) {
    const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
    return {
      findings: [...files.findings, finding('source/not-a-document', { found }, { file, pointer: '' })],
    };
  }
  const version = readVersion(value, files.places);
  if ('refused' in version) return { findings: [...files.findings, version.refused] };
  const findings = [...version.findings, ...bundle(value, files)];
  const further: (readonly Finding[])[] = [];
  let ignores: SaidIgnores | undefined;
  let root = value;
  if (!hasError(findings) && !hasError(files.findings)) {
    further.push(normalise({ root: value, places: files.places, version }));
    further.push(conform(value, files.places));
    further.push(repair(value, files.places));
    // From here on nothing changes it any more.
    root = options.settled?.document(value, files.places) ?? value;
    const document = checked(root, files.places);
    ignores = readIgnores(document);
    further.push(check(document, options.rules));
    if (options.lint === true) further.push(lint(document));
    further.push(await checkVocabulary(root, files));
  }
  return conclude({
    root,
    files,
    ignores,
    declaredVersion: version.declared,
    findings: [...files.findings, ...findings, ...further.flat()],
  });
}

function conclude(given: {
  root: JsonObject;
  files: SourceFiles;
  ignores: SaidIgnores | undefined;
  declaredVersion: string;
  findings: readonly Finding[];
}): SourceResult {
  const { root, files, declaredVersion, findings } = given;
  const ignores = given.ignores === undefined ? {} : { ignores: given.ignores };
  if (hasError(findings)) return { findings, ...ignores };
  const read = files.all.map(({ file, sha256 }) => ({ path: file.path, sha256 }));
  return { document: { root, places: files.places, files: read, declaredVersion }, findings, ...ignores };
}

function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
