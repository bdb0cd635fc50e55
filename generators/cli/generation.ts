import type { Finding } from '../diagnostics/finding.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Output } from '../output/write.ts';
import { builtIn } from '../plugin/built-in.ts';
import { emittersOf } from '../plugin/guard.ts';
import { generate, type GenerateRequest } from '../pipeline.ts';
import { suggest } from '../source/suggestion.ts';
import { stringOption, type Call, type ExitCode } from './command.ts';
import { atMost, findDocuments, strictOptions, type CalledDocument } from './document.ts';
import { exitCodeOfDocuments, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What is made of a document of a call, and where it belongs. */
export interface Generation {
  readonly request: GenerateRequest;
  readonly folder: string;
}

/** What became of one output. */
export interface Used {
  readonly findings: readonly Finding[];
  /** One line for people where there are no findings. */
  readonly line: string;
  /** What people read before that. */
  readonly details?: readonly string[];
  /** The same for programs. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether an edit of the output would make another outcome, so that it is watched as well. */
  readonly dependsOnOutput: boolean;
}

/** Takes one output to its folder. */
export type Use = (folder: string, output: Output) => Used;

/** What a call asks for, for each of its documents. Throws a `UsageError` for a call that makes no sense. */
export function generationsOf(call: Call, terminal: Terminal): readonly Generation[] {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const documents = findDocuments(call, positionals[0]);
  const out = stringOption(values, 'out');
  if (out !== undefined && documents.length > 1)
    throw new UsageError(
      '--out names one folder, and the configuration has several documents: name one too.',
    );
  const known = [...(builtIn.emitters ?? []), ...emittersOf(call.settings.plugins)];
  return documents.map((each) => ({
    request: {
      document: each.document,
      emitters: chosenEmitters(each, call, known),
      ...strictOptions(each, call, terminal),
    },
    folder: out ?? each.out ?? 'generated',
  }));
}

/** Generates from the documents of a call, one after the other, and reports what was found. Gives the exit code. */
export async function withDocuments(call: Call, terminal: Terminal, use: Use): Promise<ExitCode> {
  const reports: (readonly Finding[])[] = [];
  for (const { request, folder } of generationsOf(call, terminal)) {
    const { output, findings } = await generate(request);
    if (output === undefined) {
      reports.push(findings);
      continue;
    }
    const used = use(folder, output);
    reports.push([...findings, ...used.findings]);
    if (terminal.format !== 'text') continue;
    for (const text of used.details ?? []) terminal.print(text);
    if (used.findings.length === 0) terminal.print(used.line);
  }
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
}

/** The emitters that `--only` names, or the configuration; all without either. */
function chosenEmitters(
  { emitters }: CalledDocument,
  { values }: Call,
  known: readonly Emitter[],
): readonly Emitter[] {
  const only = stringOption(values, 'only')
    ?.split(',')
    .map((name) => name.trim());
  const names = known.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--only knows ${names.join(', ')}; not ${JSON.stringify(unknown)}.${suggest(unknown, names)}`,
    );
  const wanted = only ?? emitters;
  return wanted === undefined ? known : known.filter(({ name }) => wanted.includes(name));
}
