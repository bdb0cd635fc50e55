import { dirname, join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { jsonText } from '../../runtime/contract/json-text.ts';
import { fileStatus } from './file-status.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Examined } from './check/rule.ts';
import { ignoreExtension } from './ignores.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { TextPattern } from '../../runtime/validation/pattern/linear-pattern.ts';
import { asDoubles, type ParsedJson } from './as-doubles.ts';
import type { Json, JsonObject } from './document.ts';
import { isObject, memberOf } from './member.ts';
import type { Place, Places } from '../diagnostics/place.ts';
import { enforceablePattern, readPattern } from './pattern.ts';
import { parsePointer } from './pointer.ts';
import type { SourceFiles } from './source-files.ts';
import { nameOf } from './text-file.ts';
import { selection } from './walk.ts';

/** The extension that names the folder with the schemas of all extensions of a document, relative to its root file. */
export const vocabularyFolder = 'x-vocabulary';

const extended = selection(({ value }) => Object.keys(value).some((name) => name.startsWith('x-')));

/**
 * Checks each extension against `<folder>/<name>.schema.json` (JSON Schema 2020-12), if the root document names the
 * folder in `x-vocabulary`. Extensions inside examples, defaults and similar values are data and are ignored.
 */
export async function checkVocabulary(
  { root, groups }: Pick<Examined, 'root' | 'groups'>,
  files: SourceFiles,
): Promise<Finding[]> {
  const folder = memberOf(root, vocabularyFolder);
  if (folder === undefined) return [];
  const at = files.places.at(root, vocabularyFolder);
  const from = files.places.of(root)?.file;
  const location = from === undefined ? undefined : files.of(from)?.location;
  if (typeof folder !== 'string' || location === undefined) {
    return [finding('source/vocabulary', { problem: 'It has to be the path of a folder' }, at)];
  }
  const path = join(dirname(location), folder);
  const isInside = files.mayRead(join(path, 'x-name.schema.json'));
  if (!isInside || !isFolder(path)) {
    const reason = isInside ? 'does not exist' : 'is outside of the folder of the document';
    const problem = `The folder ${JSON.stringify(folder)} ${reason}, so no extension is checked`;
    return [finding('source/vocabulary', { problem }, at)];
  }
  // Loaded only here: most documents have no vocabulary, and loading the compiler takes longer than checking them.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const vocabulary = new Vocabulary(path, { files, Ajv2020 });
  for (const { value } of extended(groups)) {
    for (const name of Object.keys(value))
      if (name.startsWith('x-') && name !== ignoreExtension) vocabulary.check(value, name);
  }
  return vocabulary.findings;
}

function isFolder(path: string): boolean {
  return fileStatus(path)?.isDirectory() === true;
}

type Term = ValidateFunction | 'unknown' | 'unusable';

/** Compiled terms, by the SHA-256 of their files: an editor reads the same ones after every keystroke. */
const compiled = new Map<string, ValidateFunction>();

/** No vocabulary has more terms; beyond this, all are dropped. */
const mostCompiled = 1_000;

class Vocabulary {
  readonly findings: Finding[] = [];
  readonly #folder: string;
  readonly #files: SourceFiles;
  readonly #terms = new Map<string, Term>();
  readonly #Ajv: typeof Ajv2020;

  constructor(folder: string, { files, Ajv2020: Ajv }: { files: SourceFiles; Ajv2020: typeof Ajv2020 }) {
    this.#folder = folder;
    this.#files = files;
    this.#Ajv = Ajv;
  }

  check(holder: JsonObject, name: string): void {
    const term = this.#terms.get(name) ?? this.#load(name);
    this.#terms.set(name, term);
    const { places } = this.#files;
    if (term === 'unusable') return;
    if (term === 'unknown') {
      this.findings.push(finding('openapi/unknown-extension', { name }, nameOf(places.at(holder, name))));
      return;
    }
    const value = memberOf(holder, name) ?? null;
    try {
      if (term(asDoubles(value))) return;
    } catch (error) {
      // A schema that refers to itself without end.
      this.#terms.set(name, this.#refuse(name, error, places.at(holder, name)));
      return;
    }
    const errors = mostTelling(term.errors ?? []);
    const problem = [...new Set(errors.map(describeError))].join('; ');
    const at = placeInside(holder, name, errors[0]?.instancePath ?? '', places);
    this.findings.push(finding('openapi/invalid-extension', { name, problem }, at));
  }

  #load(name: string): Term {
    if (!/^x-[A-Za-z0-9_-]+$/.test(name)) return 'unknown';
    const loaded = this.#files.loadReferenced(join(this.#folder, `${name}.schema.json`));
    if (loaded === undefined || loaded.missing !== undefined) return 'unknown';
    const { value, file, sha256 } = loaded;
    if (value === undefined) return 'unusable';
    try {
      const term = compiled.get(sha256) ?? this.#compile(asDoubles(value));
      if (compiled.size >= mostCompiled) compiled.clear();
      compiled.set(sha256, term);
      return term;
    } catch (error) {
      return this.#refuse(name, error, { file, pointer: '' });
    }
  }

  #compile(value: ParsedJson): ValidateFunction {
    if (!isObject(value) && typeof value !== 'boolean') throw new TypeError('a schema is an object');
    refuseUnbounded(value);
    // Strict mode finds the same errors as the meta-schema, whose compilation takes longer than that of all the others.
    const ajv = new this.#Ajv({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      meta: false,
      validateSchema: false,
      // Each check runs only briefly, so optimizing its code takes longer than it saves.
      code: { optimize: false, regExp },
    });
    return ajv.compile(value);
  }

  #refuse(name: string, error: unknown, at: Place | undefined): 'unusable' {
    const problem = `The schema of ${name} cannot be used (${error instanceof Error ? error.message : 'unknown reason'})`;
    this.findings.push(finding('source/vocabulary', { problem }, at));
    return 'unusable';
  }
}

/** Creates the patterns of checks, which the compiler distinguishes by their texts. Its printed form is not used. */
const regExp = Object.assign(
  (pattern: string): TextPattern & { toString(): string } => {
    const enforced = enforceablePattern(pattern);
    if (enforced === undefined) throw new TypeError(`the pattern ${JSON.stringify(pattern)} cannot be used`);
    return { test: (text) => enforced.test(text), toString: () => pattern };
  },
  { code: '' },
);

/**
 * Throws a TypeError for schemas whose check might not end: patterns with catastrophic backtracking, and `$async`,
 * which would make the check asynchronous.
 */
function refuseUnbounded(schema: Json): void {
  const open = [schema];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const { pattern, patternProperties, $async } = Array.isArray(part) ? {} : part;
    if ($async !== undefined) throw new TypeError('$async is no keyword of JSON Schema');
    const names = isObject(patternProperties) ? Object.keys(patternProperties) : [];
    for (const each of [...(typeof pattern === 'string' ? [pattern] : []), ...names]) {
      const { problem } = readPattern(each);
      if (problem?.kind === 'runaway')
        throw new TypeError(`the pattern ${JSON.stringify(each)} cannot be used: ${problem.reason}`);
    }
    open.push(...Object.values(part));
  }
}

/** The deepest of the errors of all alternatives: they belong to the alternative that was meant. */
function mostTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const leaves = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if', 'allOf'].includes(keyword));
  const depths = leaves.map(({ instancePath }) => instancePath.split('/').length);
  const depth = depths.reduce((most, each) => Math.max(most, each), 0);
  const deepest = leaves.filter((_, index) => depths[index] === depth);
  return deepest.length > 0 ? deepest : errors.slice(0, 1);
}

function describeError({ instancePath, keyword, message, params }: ErrorObject): string {
  const where = instancePath === '' ? '' : `${instancePath} `;
  const what =
    keyword === 'additionalProperties'
      ? `must not have ${JSON.stringify(params['additionalProperty'])}`
      : (message ?? keyword);
  const which =
    keyword === 'enum'
      ? `: ${(params['allowedValues'] as Json[]).map((value) => jsonText(value)).join(', ')}`
      : '';
  return `${where}${what}${which}`;
}

function placeInside(holder: JsonObject, name: string, pointer: string, places: Places): Place | undefined {
  let at = places.at(holder, name);
  let value = memberOf(holder, name);
  for (const token of parsePointer(pointer) ?? []) {
    if (typeof value !== 'object' || value === null) break;
    at = places.at(value, token);
    value = memberOf(value, token);
  }
  return at;
}
