import type { Finding } from '../diagnostics/finding.ts';
import type { Emitter } from '../emit/emitter.ts';
import type { Output } from '../output/write.ts';
import { builtIn } from '../plugin/built-in.ts';
import { emittersOf } from '../plugin/guard.ts';
import { generate, type Generated } from '../pipeline.ts';
import { suggest } from '../source/suggestion.ts';
import { stringOption, type Call, type ExitCode } from './command.ts';
import { atMost, findDocuments, strictOptions, type CalledDocument } from './document.ts';
import { exitCodeOfDocuments, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What was made of one document of a call, in memory, and where it belongs. */
interface GeneratedDocument extends Generated {
  readonly folder: string;
}

/**
 * Generates from the documents of a call, one after the other, and reports what was found. Gives the exit code.
 * @param use takes one output to its folder, and gives what is to be reported of that
 */
export async function withDocuments(
  call: Call,
  terminal: Terminal,
  use: (folder: string, output: Output) => readonly Finding[],
): Promise<ExitCode> {
  const reports: (readonly Finding[])[] = [];
  for await (const { folder, output, findings } of generateDocuments(call, terminal))
    reports.push(output === undefined ? findings : [...findings, ...use(folder, output)]);
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
}

async function* generateDocuments(call: Call, terminal: Terminal): AsyncGenerator<GeneratedDocument, void> {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const documents = findDocuments(call, positionals[0]);
  const out = stringOption(values, 'out');
  if (out !== undefined && documents.length > 1)
    throw new UsageError(
      '--out names one folder, and the configuration has several documents: name one too.',
    );
  const known = [...(builtIn.emitters ?? []), ...emittersOf(call.settings.plugins)];
  const chosen = documents.map((each) => chosenEmitters(each, call, known));
  for (const [index, each] of documents.entries()) {
    const generated = await generate({
      document: each.document,
      emitters: chosen[index] ?? [],
      ...strictOptions(each, call, terminal),
    });
    yield { ...generated, folder: out ?? each.out ?? 'generated' };
  }
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
