import type { FindingCode } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { renderJson } from '../diagnostics/json.ts';
import { renderSarif } from '../diagnostics/sarif.ts';
import { renderText } from '../diagnostics/text.ts';
import { EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Findings that are not errors do not fail a command. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Errors about a file as a whole: it could not be read, so its contents were not checked. */
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

/**
 * Prints findings in the requested format; text goes to standard error, so that standard output contains only the
 * result.
 */
export function reportFindings(findings: readonly Finding[], terminal: Terminal): void {
  if (terminal.format === 'json') terminal.print(renderJson(findings));
  else if (terminal.format === 'sarif') terminal.print(renderSarif(findings));
  else if (findings.length > 0) terminal.note(renderText(findings, { color: terminal.colour }));
}

/** Prints the findings because of which a command does nothing, and returns its exit code. */
export function refuse(findings: readonly Finding[], terminal: Terminal): ExitCode {
  reportFindings(findings, terminal);
  return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
}

export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  return hasErrors(findings) ? EXIT.findings : EXIT.fine;
}

/** For several documents, the worst exit code. A document that cannot be read makes the whole call unusable. */
export function exitCodeOfDocuments(reports: readonly (readonly Finding[])[]): ExitCode {
  const isUseless = reports.some((findings) => hasErrors(findings) && isUnreadable(findings));
  return isUseless ? EXIT.usage : exitCodeOf(reports.flat());
}
