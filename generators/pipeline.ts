import { dirname, relative, resolve, sep } from 'node:path';
import type { Finding } from './diagnostics/finding.ts';
import type { Places } from './diagnostics/place.ts';
import type { Ignores } from './diagnostics/ignores.ts';
import { refuseFlaws, withLevels, type Levels } from './diagnostics/severities.ts';
import { PackedFile } from './emit/encoded-file.ts';
import { withNeeds, type Emitter } from './emit/emitter.ts';
import { Engine, type Printed } from './engine/engine.ts';
import { addFormats } from './formats/formats.ts';
import { buildModel, type ModelResult } from './model/build.ts';
import type { Layout } from './model/layout.ts';
import type { ApiModel } from './model/model.ts';
import type { Naming } from './model/naming.ts';
import { checkPaths } from './output/check-paths.ts';
import type { Output } from './output/write.ts';
import { formatsOf } from './plugin/formats.ts';
import { rulesOf } from './plugin/guard.ts';
import { checkIgnores, unusedIgnores } from './plugin/ignores.ts';
import type { Plugin } from './plugin/plugin.ts';
import type { SourceDocument } from './source/document.ts';
import type { SourceResult } from './source/reading.ts';
import type { FileReader } from './source/file-reader.ts';
import { readDocument } from './source/read.ts';
import type { Settled } from './source/settled.ts';
import { nameFindings } from './typescript/ts-model.ts';

/** Called at the beginning of each stage, so that a person can be shown it. */
export type StageListener = (stage: string) => void;

/** What became of reading a document. */
export interface Loaded extends Partial<ModelResult> {
  readonly findings: readonly Finding[];
  readonly source?: SourceDocument;
}

/** The same with the severities of the definitions, and what the document asks to ignore, for a stage that follows. */
export interface Read extends Loaded {
  readonly ignores: Ignores;
}

/** How a document is read. */
export interface LoadOptions {
  readonly onStage?: StageListener | undefined;
  /** Folder that references may not leave; the folder of the document unless given. */
  readonly root?: string | undefined;
  /** Whether a document is refused for flaws that outputs could go on with. */
  readonly strict?: boolean | undefined;
  /** Whether the rules for authors are followed too, which outputs do without. */
  readonly lint?: boolean | undefined;
  /** Severities that count in place of those of the definitions, by code. */
  readonly levels?: Levels | undefined;
  /** Names in place of those that are made from the document. */
  readonly naming?: Naming | undefined;
  /** Which operations have their code in one file; each has its own unless given. */
  readonly layout?: Layout | undefined;
  /** What others add to the toolkit: their rules are followed, their formats are known. Their emitters are asked for by `emitters`. */
  readonly plugins?: readonly Plugin[] | undefined;
  /** Reads and parses the files; from the disk unless given. */
  readonly reader?: FileReader | undefined;
  /** The version of the document before this one; the model has its objects where they are equal. */
  readonly settled?: Settled | undefined;
}

/** Source and model of a document; `model` is absent exactly when a finding is an error. */
export async function loadModel(path: string, options: LoadOptions = {}): Promise<Loaded> {
  const { findings: all, ignores: _, ...loaded } = await load(path, options);
  const findings = withLevels(all, options.levels ?? {});
  return hasError(findings) ? { findings } : { ...loaded, findings };
}

async function load(path: string, options: LoadOptions): Promise<Read> {
  const { onStage = () => {}, naming, layout, lint, settled } = options;
  onStage(`Reading ${path}`);
  const { document, findings, ignores } = await readSource(path, options);
  if (document === undefined || hasError(findings)) return { findings, ignores };
  onStage('Building the model');
  const built = buildModel(document, { naming, layout });
  const model = settled?.made(built.model) ?? built.model;
  const all = [...findings, ...ignores.leaveOut([...nameFindings(model), ...built.findings])];
  if (lint === true) all.push(...unusedIgnores(ignores));
  return { source: document, model, findings: all, ignores };
}

/** The first stage alone, with the severities of the definitions, and what the document asks to ignore. */
async function readSource(
  path: string,
  { root, lint, strict = false, levels = {}, plugins = [], reader, settled }: LoadOptions,
): Promise<Pick<SourceResult, 'document' | 'findings'> & { readonly ignores: Ignores }> {
  addFormats(formatsOf(plugins));
  const { document, ...read } = await readDocument(path, {
    ...(root === undefined ? {} : { root }),
    ...(reader === undefined ? {} : { reader }),
    rules: rulesOf(plugins),
    lint,
    settled,
  });
  const { ignores, findings: wrong } = checkIgnores(read.ignores, plugins);
  const kept = [...ignores.leaveOut(read.findings), ...(lint === true ? wrong : [])];
  const findings = strict ? refuseFlaws(kept, levels) : kept;
  return { ...(document === undefined ? {} : { document }), findings, ignores };
}

/** What is wrong with a document as far as its text alone tells, before anything is made of it. */
export async function checkSource(path: string, options: LoadOptions = {}): Promise<readonly Finding[]> {
  const { findings } = await readSource(path, options);
  return withLevels(findings, options.levels ?? {});
}

function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** What is made of which document. */
export interface GenerateRequest extends LoadOptions {
  readonly document: string;
  /** The artifacts asked for; what their files import is made as well. */
  readonly emitters: readonly Emitter[];
}

/** What became of generating. */
export interface Generated {
  /** Absent exactly when a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

/** What became of generating, with what it was made from, which is absent where that could not be read. */
export interface Made extends Generated {
  readonly read: Read;
}

/** All stages but the last: from a path to the files of the chosen emitters, in memory. */
export async function generate(request: GenerateRequest): Promise<Generated> {
  const engine = engineOf(request);
  try {
    const { output, findings } = await make(request, (model, places) => engine.print(model, places));
    return { findings, ...(output === undefined ? {} : { output }) };
  } finally {
    await engine.end();
  }
}

/** What prints the emitters that a request asks for. */
export function engineOf({ emitters, plugins = [] }: GenerateRequest): Engine {
  return new Engine(withNeeds(emitters), { shares: formatsOf(plugins).length === 0 });
}

/**
 * What `generate` does, with a printer of the caller.
 * @param given what became of reading the document, where others of the same options have read it
 */
export async function make(
  { document, emitters: wanted, ...options }: GenerateRequest,
  print: (model: ApiModel, places: Places) => Promise<Printed>,
  given?: Read,
): Promise<Made> {
  const emitters = withNeeds(wanted);
  const levels = options.levels ?? {};
  const read = given ?? (await load(document, options));
  const { model, source, findings, ignores } = read;
  if (model === undefined || source === undefined) return { read, findings: withLevels(findings, levels) };
  options.onStage?.(`Generating ${emitters.map(({ name }) => name).join(', ')}`);
  const printed = await print(model, source.places);
  const files = [...printed].flatMap(([owner, emission]) =>
    emission.files.map((file) =>
      file instanceof PackedFile ? Object.assign(file, { owner }) : { ...file, owner },
    ),
  );
  const all = withLevels(
    [
      ...findings,
      ...ignores.leaveOut([...printed.values()].flatMap((emission) => emission.findings)),
      ...checkPaths(files),
    ],
    levels,
  );
  if (hasError(all)) return { read, findings: all };
  const output: Output = {
    title: model.info.title,
    inputs: lockedInputs(document, source),
    files,
    owners: new Set(emitters.map(({ name }) => name)),
  };
  return { read, output, findings: all };
}

/** Paths relative to the document, so that the lock is the same wherever the checkout lies. */
export function lockedInputs(document: string, { files }: SourceDocument): Output['inputs'] {
  const folder = dirname(resolve(document));
  return files.map(({ path, sha256 }) => ({
    path: relative(folder, resolve(path)).split(sep).join('/'),
    sha256,
  }));
}
