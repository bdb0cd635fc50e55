import { dirname, relative, resolve, sep } from 'node:path';
import type { Finding } from './diagnostics/finding.ts';
import type { Places } from './diagnostics/place.ts';
import { compileChecks } from './check/value-checks.ts';
import type { Ignores } from './diagnostics/ignores.ts';
import { refuseFlaws, withLevels, type Levels } from './diagnostics/severities.ts';
import { withNeeds, type Emitter } from './emit/emitter.ts';
import { Printer, type PrintedEmissions } from './emit/printer.ts';
import { addFormats } from './formats/formats.ts';
import { buildModel, type ModelResult } from './model/build.ts';
import type { Layout } from './model/layout.ts';
import type { ApiModel } from './model/model.ts';
import type { Naming } from './model/naming.ts';
import type { OneOfReading } from './model/one-of.ts';
import { checkPaths } from './output/check-paths.ts';
import type { Output } from './output/write.ts';
import { formatsOf } from './plugin/formats.ts';
import { rulesOf } from './plugin/guard.ts';
import { checkIgnores, unusedIgnores } from './plugin/ignores.ts';
import type { Plugin } from './plugin/plugin.ts';
import type { SourceDocument } from './source/document/source-document.ts';
import type { ReadOptions, SourceResult } from './source/read-options.ts';
import type { FileReader } from './source/files/file-reader.ts';
import { readDocument as readSourceDocument } from './source/read-document.ts';
import type { StructuralSharing } from './source/structural-sharing.ts';
import { nameFindings } from './typescript/ts-model.ts';

/** Called at the beginning of each stage, to show progress. */
export type StageListener = (stage: string) => void;

/** The result of reading a document. */
export interface Loaded extends Partial<ModelResult> {
  readonly findings: readonly Finding[];
  readonly source?: SourceDocument;
}

/**
 * The findings with the severities of their definitions, and the findings that the document asks to ignore, for a later
 * stage.
 */
export interface Read extends Loaded {
  readonly ignores: Ignores;
}

/** How a document is read. */
export interface LoadOptions {
  readonly onStage?: StageListener | undefined;
  /** Folder that references may not leave; the folder of the document by default. */
  readonly root?: string | undefined;
  /** Whether flaws with which outputs could continue are errors. */
  readonly strict?: boolean | undefined;
  /** Whether the rules for authors (`lint/…`) are checked too. */
  readonly lint?: boolean | undefined;
  /** Severities that replace those of the definitions, by code. */
  readonly levels?: Levels | undefined;
  /** Names that replace those made from the document. */
  readonly naming?: Naming | undefined;
  /** Which operations share a file; by default, each has its own. */
  readonly layout?: Layout | undefined;
  /** How `oneOf` with a discriminator is read; `tagged` by default. */
  readonly oneOf?: OneOfReading | undefined;
  /** Path from the output folder to another one, whose runtime the outputs import; by default, they have a copy. */
  readonly runtime?: string | undefined;
  /** Plug-ins, whose rules are checked and whose formats are known. Their emitters run only if `emitters` has them. */
  readonly plugins?: readonly Plugin[] | undefined;
  /** Reads and parses the files; from the disk by default. */
  readonly reader?: FileReader | undefined;
  /** The previous version of the document; the model reuses its objects where they are equal. */
  readonly previous?: StructuralSharing | undefined;
}

/** Source and model of a document; `model` is absent exactly when a finding is an error. */
export async function loadModel(path: string, options: LoadOptions = {}): Promise<Loaded> {
  const { findings: all, ignores: _, ...loaded } = await load(path, options);
  const findings = withLevels(all, options.levels ?? {});
  return hasError(findings) ? { findings } : { ...loaded, findings };
}

async function load(path: string, options: LoadOptions): Promise<Read> {
  const { onStage = () => {}, naming, layout, oneOf, runtime, lint, previous } = options;
  onStage(`Reading ${path}`);
  const { document, findings, ignores } = await readSource(path, options);
  if (document === undefined || hasError(findings)) return { findings, ignores };
  onStage('Building the model');
  const { model, findings: found } = buildModel(document, { naming, layout, oneOf, runtime, previous });
  const all = [...findings, ...ignores.leaveOut([...nameFindings(model), ...found])];
  if (lint === true) all.push(...unusedIgnores(ignores));
  return { source: document, model, findings: all, ignores };
}

/**
 * Reads an OpenAPI 3.0 or 3.1 document from a JSON or YAML file and the files that it refers to, and checks it. Never
 * throws for bad input: all errors are in the findings.
 */
export async function readDocument(path: string, options: ReadOptions = {}): Promise<SourceResult> {
  return readSourceDocument(path, { ...options, compile: compileChecks() });
}

/** Only the first stage, with the severities of the definitions, and the findings that the document asks to ignore. */
async function readSource(
  path: string,
  { root, lint, strict = false, levels = {}, plugins = [], reader, previous, oneOf }: LoadOptions,
): Promise<Pick<SourceResult, 'document' | 'findings'> & { readonly ignores: Ignores }> {
  addFormats(formatsOf(plugins));
  const { document, ...read } = readSourceDocument(path, {
    compile: compileChecks(oneOf),
    ...(root === undefined ? {} : { root }),
    ...(reader === undefined ? {} : { reader }),
    rules: rulesOf(plugins),
    lint,
    previous,
  });
  const { ignores, findings: wrong } = checkIgnores(read.ignores, plugins);
  const kept = [...ignores.leaveOut(read.findings), ...(lint === true ? wrong : [])];
  const findings = strict ? refuseFlaws(kept, levels) : kept;
  return { ...(document === undefined ? {} : { document }), findings, ignores };
}

/** The findings about the text of a document, before the model is built. */
export async function checkSource(path: string, options: LoadOptions = {}): Promise<readonly Finding[]> {
  const { findings } = await readSource(path, options);
  return withLevels(findings, options.levels ?? {});
}

function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Which document to read, and what to generate. */
export interface GenerateRequest extends LoadOptions {
  readonly document: string;
  /** The artifacts to generate; those that they import are added. */
  readonly emitters: readonly Emitter[];
}

/** The result of generating. */
export interface Generated {
  /** Absent if and only if a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

/** The result of generating, with its document and model, which are absent if the document could not be read. */
export interface Made extends Generated {
  readonly read: Read;
}

/** All stages but the last: from a path to the files of the chosen emitters, in memory. */
export async function generate(request: GenerateRequest): Promise<Generated> {
  const printer = new Printer(withNeeds(request.emitters));
  const { output, findings } = await make(request, (model, places) => printer.print(model, places));
  return { findings, ...(output === undefined ? {} : { output }) };
}

/**
 * The same as `generate`, with a printer of the caller.
 * @param given the result of reading the document, if it was already read with the same options
 */
export async function make(
  { document, emitters: wanted, ...options }: GenerateRequest,
  print: (model: ApiModel, places: Places) => Promise<PrintedEmissions>,
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
    emission.files.map((file) => Object.assign(file, { owner })),
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

/** Paths relative to the document, so that the lock does not depend on the location of the checkout. */
export function lockedInputs(document: string, { files }: SourceDocument): Output['inputs'] {
  const folder = dirname(resolve(document));
  return files.map(({ path, sha256 }) => ({
    path: relative(folder, resolve(path)).split(sep).join('/'),
    sha256,
  }));
}
