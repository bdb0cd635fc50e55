import type { FindingCode } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { renderJson } from '../diagnostics/json.ts';
import { renderSarif } from '../diagnostics/sarif.ts';
import { renderText } from '../diagnostics/text.ts';
import { EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Codes of errors because of which a file was not checked. */
const UNREADABLE: ReadonlySet<string> = new Set<FindingCode>([
  'source/alias-bomb',
  'source/empty',
  'source/encoding',
  'source/not-a-document',
  'source/multiple-documents',
  'source/syntax',
  'source/too-deep',
  'source/too-large',
  'source/too-many-values',
  'source/unreadable',
  'source/unsupported-version',
]);

export function isUnreadable(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => UNREADABLE.has(code));
}

/** Prints findings in the requested format; as text to standard error, so that standard output has only the result. */
export function reportFindings(findings: readonly Finding[], terminal: Terminal): void {
  if (terminal.format === 'json') terminal.print(renderJson(findings));
  else if (terminal.format === 'sarif') terminal.print(renderSarif(findings));
  else if (findings.length > 0) terminal.note(renderText(findings, { color: terminal.colour }));
}

/** Reports that the arguments or the input of a call cannot be used, and returns the exit code. */
export function refuseCall(findings: readonly Finding[], terminal: Terminal): ExitCode {
  reportFindings(findings, terminal);
  return EXIT.usage;
}

/** Reports that a document has errors, and returns the exit code. */
export function refuse(findings: readonly Finding[], terminal: Terminal): ExitCode {
  reportFindings(findings, terminal);
  return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
}

export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  return hasErrors(findings) ? EXIT.findings : EXIT.fine;
}

/** The exit code for the findings of several documents; a document that cannot be read makes the call invalid. */
export function exitCodeOfDocuments(reports: readonly (readonly Finding[])[]): ExitCode {
  const isInvalid = reports.some((findings) => hasErrors(findings) && isUnreadable(findings));
  return isInvalid ? EXIT.usage : exitCodeOf(reports.flat());
}
