import type { Finding } from '../diagnostics/finding.ts';
import type { Output } from '../output/write.ts';
import { generate } from '../pipeline.ts';
import type { Call, ExitCode } from './command.ts';
import { generationsOf } from './generation.ts';
import { exitCodeOfDocuments, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';

/** The result of one output. */
export interface SinkResult {
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
export type OutputSink = (folder: string, output: Output) => SinkResult;

/**
 * Generates from the documents of a call, one after the other, and reports the findings. Returns the exit code.
 * @param use what is done with each output
 */
export async function runGenerations(call: Call, terminal: Terminal, use: OutputSink): Promise<ExitCode> {
  const reports: (readonly Finding[])[] = [];
  for (const { request, folder } of generationsOf(call, terminal)) {
    const { output, findings } = await generate(request);
    const used = output === undefined ? undefined : use(folder, output);
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
