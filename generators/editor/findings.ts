import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { Finding } from '../diagnostics/finding.ts';
import type { Severity } from '../diagnostics/definition.ts';
import { locateFindings, type LocatedFinding } from '../diagnostics/located.ts';
import { contentOf } from '../diagnostics/source-file.ts';
import { correctionsIn } from './actions.ts';
import { TokenRanges } from './token.ts';

/** The diagnostics that an editor shows in each file, by path. */
export type DiagnosticsByPath = ReadonlyMap<string, readonly Diagnostic[]>;

/** DiagnosticSeverity of LSP 3.18. */
const severities: Readonly<Record<Severity, 1 | 2 | 3>> = { error: 1, warning: 2, note: 3 };

/** Maximum number of findings that are shown for one document. */
const most = 1_000;

/**
 * The findings of a document as diagnostics. A finding without a place is shown at the top of the document.
 * @param uriOf the URI of a path, in the spelling of the editor
 */
export function diagnosticsOf(
  findings: readonly Finding[],
  document: string,
  uriOf: (path: string) => string,
): DiagnosticsByPath {
  const ranges = new TokenRanges();
  const byPath = Map.groupBy(
    locateFindings(findings).slice(0, most),
    ({ finding }) => finding.at?.file.path ?? document,
  );
  return new Map(
    [...byPath].map(([path, list]) => [path, list.map((each) => diagnosticOf(each, ranges, uriOf))]),
  );
}

function diagnosticOf(
  { finding, position = { line: 1, column: 1 } }: LocatedFinding,
  ranges: TokenRanges,
  uriOf: (path: string) => string,
): Diagnostic {
  const { code, severity, message, definition, at, related = [], edits = [] } = finding;
  const corrections = correctionsIn(at, edits);
  return {
    range: ranges.at(position, at === undefined ? '' : contentOf(at.file).text),
    severity: severities[severity],
    code,
    source: 'forgespec',
    message: `${message}\n${definition.fix}`,
    relatedInformation: related.map((other) => ({
      message: other.message,
      location: { uri: uriOf(other.at.file.path), range: ranges.of(other.at) },
    })),
    ...(corrections.length === 0 ? {} : { data: corrections }),
  };
}
