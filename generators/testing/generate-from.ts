import type { Finding } from '../diagnostics/finding.ts';
import { positionOf, sortFindings } from '../diagnostics/located.ts';
import type { ApiModel } from '../model/model.ts';
import { make, type LoadOptions } from '../pipeline.ts';
import { Printer } from '../emit/printer.ts';
import { checkPlugins } from '../plugin/check.ts';
import { emittersOf } from '../plugin/guard.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { applyEdits } from '../source/apply-edits.ts';
import { readerOf, textsOf, type TestDocument } from './test-document.ts';

/** How a document of a test is read, and the plug-ins whose rules and emitters run. */
export type TestOptions = Omit<LoadOptions, 'reader' | 'previous' | 'onStage' | 'runtime'>;

/** What was found in a document, and what was printed from it. */
export interface TestResult {
  /**
   * The findings as `code line:column`, or `code file:line:column` if the document has several files, sorted by place; the
   * code alone if a finding has no place.
   */
  readonly found: readonly string[];
  /** The same findings, in the same order. */
  readonly findings: readonly Finding[];
  /** Absent if a finding is an error. */
  readonly model?: ApiModel;
  /** The texts of the files that the emitters of the plug-ins print, by their paths; none if a finding is an error. */
  readonly files: Readonly<Record<string, string>>;
  /** The texts of the files of the document that `lint --fix` would change, after its corrections. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Reads a document and runs the rules and emitters of plug-ins, without reading or writing a file of the document. */
export async function generateFrom(document: TestDocument, options: TestOptions = {}): Promise<TestResult> {
  const { plugins = [] } = options;
  const texts = textsOf(document);
  const { findings: all, model, files = [] } = checkPluginsOf(plugins) ?? (await run(texts, options));
  const findings = sortFindings(all).map(({ finding }) => finding);
  return {
    found: findings.map((each) => lineOf(each, texts.size > 1)),
    findings,
    ...(model === undefined ? {} : { model }),
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    fixed: Object.fromEntries(applyEdits(findings).map(({ path, after }) => [path, after])),
  };
}

interface Ran {
  readonly findings: readonly Finding[];
  readonly model?: ApiModel | undefined;
  readonly files?: readonly { readonly path: string; readonly text: string }[] | undefined;
}

/** The errors of plug-ins that a configuration could not use; undefined if there are none. */
function checkPluginsOf(plugins: readonly Plugin[]): Ran | undefined {
  const checked = checkPlugins(plugins.map((value) => ({ value, label: value.name, at: undefined })));
  return 'findings' in checked ? checked : undefined;
}

async function run(texts: ReadonlyMap<string, string>, options: TestOptions): Promise<Ran> {
  const [document = ''] = texts.keys();
  const emitters = emittersOf(options.plugins ?? []);
  const request = { ...options, document, emitters, reader: readerOf(texts) };
  const printer = new Printer(emitters);
  const { findings, output, read } = await make(request, (model, places) => printer.print(model, places));
  return { findings, files: output?.files, model: output && read.model };
}

/** `code line:column` of a finding. */
function lineOf({ code, at }: Finding, hasFiles: boolean): string {
  if (at === undefined) return code;
  const { line, column } = positionOf(at);
  return `${code} ${hasFiles ? `${at.file.path}:` : ''}${line}:${column}`;
}
