import { resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { keyOfRun, type FinishedRuns, type RunRequest } from '../output/finished-runs.ts';
import type { Output } from '../output/write.ts';
import { toolkitStamp } from '../toolkit-stamp.ts';
import { askedBy, type Asked } from './asked.ts';
import type { Call, ExitCode } from './command.ts';
import { exitCodeOfDocuments, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';

/** The result of one output. */
export interface Used {
  readonly findings: readonly Finding[];
  /** One line for people if there are no findings. */
  readonly line: string;
  /** Lines for people before that. */
  readonly details?: readonly string[];
  /** The same for programs. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether an edit of the output would change the outcome, so that it is watched as well. */
  readonly dependsOnOutput: boolean;
}

/** Writes one output to its folder, or compares it. */
export type Use = (folder: string, output: Output) => Used;

/**
 * Generates from the documents of a call, one after the other, and reports the findings. Returns the exit code. Its
 * dependencies are loaded only if there is something to do.
 * @param given `loadUse`: loads what is done with outputs; `runs`: known runs that left nothing to do, for a use that
 * writes the output
 */
export async function withDocuments(
  call: Call,
  terminal: Terminal,
  { loadUse, runs }: { readonly loadUse: () => Promise<Use>; readonly runs?: FinishedRuns | undefined },
): Promise<ExitCode> {
  const reports: (readonly Finding[])[] = [];
  let loaded: Promise<Use> | undefined;
  for (const asked of askedBy(call, terminal)) {
    const request = runs === undefined ? undefined : requestOf(asked);
    const ended = request === undefined ? undefined : runs?.recall(request);
    if (ended !== undefined) {
      reports.push(ended.findings);
      if (terminal.format === 'text') terminal.print(upToDate(asked.folder, ended.files));
      continue;
    }
    const use = await (loaded ??= loadUse());
    const { used, findings } = await generateAndUse(asked, use, { runs, request });
    reports.push([...findings, ...(used?.findings ?? [])]);
    if (used === undefined || terminal.format !== 'text') continue;
    for (const text of used.details ?? []) terminal.print(text);
    if (used.findings.length === 0) terminal.print(used.line);
  }
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
}

/** States that a folder was up to date. */
export function upToDate(folder: string, files: number): string {
  return `${folder}: ${files} files, all up to date`;
}

async function generateAndUse(
  asked: Asked,
  use: Use,
  { runs, request }: { readonly runs: FinishedRuns | undefined; readonly request: RunRequest | undefined },
): Promise<{ readonly used?: Used; readonly findings: readonly Finding[] }> {
  const [{ generationOf }, { generate }, { diskReader }, { NotedReads }] = await Promise.all([
    import('./generation.ts'),
    import('../pipeline.ts'),
    import('../source/file-reader.ts'),
    import('../source/noted-reads.ts'),
  ]);
  const reader = new NotedReads(diskReader);
  const { output, findings } = await generate({ ...generationOf(asked).request, reader });
  if (output === undefined) return { findings };
  const used = use(asked.folder, output);
  if (runs !== undefined && request !== undefined && used.findings.length === 0) {
    const outputs = output.files.map(({ path }) => path);
    runs.keep(request, { inputs: reader.outcomes, outputs, findings });
  }
  return { used, findings };
}

/** Undefined if plug-ins are used, whose code and files are unknown. */
function requestOf({ document, emitters, options, folder: out }: Asked): RunRequest | undefined {
  const { root, strict, levels, naming, layout, oneOf, runtime, plugins = [] } = options;
  if (plugins.length > 0) return undefined;
  const folder = resolve(out);
  const toolkit = toolkitStamp();
  return {
    folder,
    key: keyOfRun({
      toolkit,
      from: process.cwd(),
      document,
      emitters,
      root,
      strict,
      levels,
      naming,
      layout,
      oneOf,
      runtime,
      folder,
    }),
  };
}
