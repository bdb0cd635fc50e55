import { dirname, join } from 'node:path';
import { fileStatus } from '../files/file-status.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Examined } from './rule.ts';
import type { CompileChecks } from './value-checks.ts';
import { readExtensionSchema, type ExtensionSchema } from './extension-schema.ts';
import { ignoreExtension } from './ignores.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../../json/json.ts';
import { memberOf } from '../../json/member.ts';
import type { Place } from '../../diagnostics/place.ts';
import { placeInside } from '../document/place-inside.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { nameOf } from '../files/text-file.ts';
import { selection } from '../document/walk.ts';

/** The extension that names the folder with the schemas of all extensions of a document, relative to its root file. */
export const vocabularyFolder = 'x-vocabulary';

const extended = selection(({ value }) => Object.keys(value).some((name) => name.startsWith('x-')));

/**
 * Checks each extension against `<folder>/<name>.schema.json` (JSON Schema 2020-12), if the root document names the
 * folder in `x-vocabulary`. Extensions inside examples, defaults and similar values are data and are ignored.
 */
export function checkVocabulary(
  { root, groups }: Pick<Examined, 'root' | 'groups'>,
  files: SourceFiles,
  compile: CompileChecks,
): Finding[] {
  const folder = memberOf(root, vocabularyFolder);
  if (folder === undefined) return [];
  const at = files.places.at(root, vocabularyFolder);
  const from = files.places.of(root)?.file;
  const location = from === undefined ? undefined : files.of(from)?.location;
  if (typeof folder !== 'string' || location === undefined) {
    return [finding('source/invalid-vocabulary', { problem: 'It has to be the path of a folder' }, at)];
  }
  const path = join(dirname(location), folder);
  const isInside = files.mayRead(join(path, 'x-name.schema.json'));
  if (!isInside || !isFolder(path)) {
    const reason = isInside ? 'does not exist' : 'is outside of the folder of the document';
    const problem = `The folder ${JSON.stringify(folder)} ${reason}, so no extension is checked`;
    return [finding('source/invalid-vocabulary', { problem }, at)];
  }
  const vocabulary = new Vocabulary(path, { files, compile });
  for (const { value } of extended(groups)) {
    for (const name of Object.keys(value))
      if (name.startsWith('x-') && name !== ignoreExtension) vocabulary.check(value, name);
  }
  return vocabulary.findings;
}

function isFolder(path: string): boolean {
  return fileStatus(path)?.isDirectory() === true;
}

type Term = ExtensionSchema | 'unknown' | 'unusable';

/** Compiled terms, by the SHA-256 of their files: an editor reads the same ones after every keystroke. */
const compiled = new Map<string, ExtensionSchema>();

/** No vocabulary has more terms; beyond this, all are dropped. */
const mostCompiled = 1_000;

class Vocabulary {
  readonly findings: Finding[] = [];
  readonly #folder: string;
  readonly #files: SourceFiles;
  readonly #compile: CompileChecks;
  readonly #terms = new Map<string, Term>();

  constructor(
    folder: string,
    { files, compile }: { readonly files: SourceFiles; readonly compile: CompileChecks },
  ) {
    this.#folder = folder;
    this.#files = files;
    this.#compile = compile;
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
    const mismatches = term.checks.allOf(term.schema, memberOf(holder, name) ?? null);
    if (mismatches === undefined) {
      const error = new TypeError('its check does not end');
      this.#terms.set(name, this.#refuse(name, error, places.at(holder, name)));
      return;
    }
    const [first] = mismatches;
    if (first === undefined) return;
    const errors = mismatches.map(({ path, problem }) => `${formatPointer(path)} ${problem}`.trimStart());
    const at = placeInside({ holder, key: name }, first.path, places);
    this.findings.push(
      finding('openapi/invalid-extension', { name, problem: [...new Set(errors)].join('; ') }, at),
    );
  }

  #load(name: string): Term {
    if (!/^x-[A-Za-z0-9_-]+$/.test(name)) return 'unknown';
    const loaded = this.#files.loadReferenced(join(this.#folder, `${name}.schema.json`));
    if (loaded === undefined || loaded.missing !== undefined) return 'unknown';
    const { value, file, sha256 } = loaded;
    if (value === undefined) return 'unusable';
    try {
      const term = compiled.get(sha256) ?? readExtensionSchema(value, this.#compile);
      if (compiled.size >= mostCompiled) compiled.clear();
      compiled.set(sha256, term);
      return term;
    } catch (error) {
      return this.#refuse(name, error, { file, pointer: '' });
    }
  }

  #refuse(name: string, error: unknown, at: Place | undefined): 'unusable' {
    const problem = `The schema of ${name} cannot be used (${error instanceof Error ? error.message : 'unknown reason'})`;
    this.findings.push(finding('source/invalid-vocabulary', { problem }, at));
    return 'unusable';
  }
}
