import type { PreviewState, ShownFinding } from '../../runtime/docs/preview-state.ts';
import { excerptOf } from '../diagnostics/excerpt.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { groupFindings, type FindingGroup } from '../diagnostics/grouped.ts';
import { contentOf } from '../diagnostics/source-file.ts';
import { describePlace } from '../diagnostics/text.ts';
import { visible } from '../diagnostics/visible.ts';

/** Maximum number of errors on a page; the terminal shows all. */
const MOST = 10;

/** The errors among findings, grouped by cause, for pages. */
export function shownFindings(findings: readonly Finding[]): Omit<PreviewState, 'build'> {
  const errors = groupFindings(findings.filter(({ severity }) => severity === 'error'));
  const shown = errors.slice(0, MOST).map(showFinding);
  return { findings: shown, more: errors.length - shown.length };
}

function showFinding({ finding, position }: FindingGroup): ShownFinding {
  const { code, message, at, definition } = finding;
  const excerpt =
    at === undefined || position === undefined ? undefined : excerptOf(contentOf(at.file), position);
  // The line is shown without its indentation.
  const indent = excerpt === undefined ? 0 : Math.min(excerpt.line.search(/\S|$/), excerpt.caret);
  return {
    code,
    message: visible(message),
    ...(at === undefined ? {} : { place: describePlace(at) }),
    ...(excerpt === undefined || position === undefined || excerpt.line === ''
      ? {}
      : {
          excerpt: {
            number: position.line,
            line: excerpt.line.slice(indent),
            caret: excerpt.caret - indent,
          },
        }),
    cause: definition.cause,
    fix: definition.fix,
  };
}
