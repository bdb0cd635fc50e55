import type { Finding } from '../diagnostics/finding.ts';
import type { Output } from '../output/write.ts';
import { generate } from '../pipeline.ts';
import type { Call, ExitCode } from './command.ts';
import { generationsOf } from './generation.ts';
import { exitCodeOfDocuments, reportFindings } from './report.ts';
import type { Terminal } from './terminal.ts';

/** What became of one output. */
export interface SinkResult {
  readonly findings: readonly Finding[];
  /** A line of text if there are no findings. */
  readonly line: string;
  /** Texts before the line. */
  readonly details?: readonly string[];
  /** The result in JSON. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Whether an edit of the output would change the result, so that it is watched too. */
  readonly dependsOnOutput: boolean;
}

/** Writes an output to its folder, or compares the two. */
export type OutputSink = (folder: string, output: Output) => SinkResult;

/** Generates from the documents of a call, one after the other, and reports the findings. Returns the exit code. */
export async function runGenerations(call: Call, terminal: Terminal, sink: OutputSink): Promise<ExitCode> {
  const reports: (readonly Finding[])[] = [];
  for (const { request, folder } of generationsOf(call, terminal)) {
    const { output, findings } = await generate(request);
    const result = output === undefined ? undefined : sink(folder, output);
    reports.push([...findings, ...(result?.findings ?? [])]);
    if (result === undefined || terminal.format !== 'text') continue;
    for (const text of result.details ?? []) terminal.print(text);
    if (result.findings.length === 0) terminal.print(result.line);
  }
  reportFindings(reports.flat(), terminal);
  return exitCodeOfDocuments(reports);
}

/** The line for a folder that is up to date. */
export function upToDate(folder: string, files: number): string {
  return `${folder}: ${files} files, all up to date`;
}
