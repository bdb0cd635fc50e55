import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject } from '../json/json.ts';
import type { ReadOptions, SourceResult } from './read-options.ts';
import { check, checked } from './rules/check/check.ts';
import type { CompileChecks } from './rules/value-checks.ts';
import { readIgnores } from './rules/ignores.ts';
import { lint } from './rules/lint/lint.ts';
import { normalize } from './normalize/normalize.ts';
import { isObject } from '../json/member.ts';
import { SourceFiles } from './files/source-files.ts';
import { checkVocabulary } from './rules/extensions.ts';
import { readVersion } from './document/version.ts';

/** The options for reading a document, and the compiler of the checks of its values. */
export interface CompilingOptions extends ReadOptions {
  readonly compile: CompileChecks;
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a JSON or YAML file and the files that it refers to, and converts it to the
 * normal form of `SourceDocument`. Never throws for bad input: all errors are in the findings.
 */
export function readDocument(path: string, options: CompilingOptions): SourceResult {
  const normal = readNormal(path, options);
  if (normal.root === undefined) return { findings: normal.findings };
  const { root, files, declaredVersion } = normal;
  const document = checked(options.previous?.view ?? root, files.places, options.compile);
  const ignores = readIgnores(document);
  const further = [
    ...check(document, options.rules),
    ...(options.lint === true ? lint(document) : []),
    ...checkVocabulary(document, files, options.compile),
  ];
  const findings = [...files.findings, ...normal.findings, ...further];
  if (hasError(findings)) return { findings, ignores };
  const read = files.all.map(({ file, sha256 }) => ({ path: file.path, sha256 }));
  return { document: { root, places: files.places, files: read, declaredVersion }, findings, ignores };
}

/** A document in normal form; the findings are those beside the findings of its files. */
interface Normal {
  readonly root: JsonObject;
  readonly files: SourceFiles;
  readonly declaredVersion: string;
  readonly findings: readonly Finding[];
}

interface Refused {
  readonly root?: undefined;
  readonly findings: readonly Finding[];
}

/** The document in normal form, or its errors if there is none. */
function readNormal(path: string, options: ReadOptions): Normal | Refused {
  const files = new SourceFiles(path, options);
  const { value, file } = files.loadDocument();
  if (value === undefined) return { findings: files.findings };
  if (!isObject(value)) {
    const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
    const at = { file, pointer: '' };
    return { findings: [...files.findings, finding('source/not-a-document', { found }, at)] };
  }
  const version = readVersion(value, files.places);
  if ('refused' in version) return { findings: [...files.findings, version.refused] };
  const findings = [...version.findings, ...normalize(value, { files, version })];
  if (hasError([...files.findings, ...findings])) return { findings: [...files.findings, ...findings] };
  // From here on, the document no longer changes.
  const root = options.previous?.reuseUnchanged(value) ?? value;
  return { root, files, declaredVersion: version.declared, findings };
}

function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
