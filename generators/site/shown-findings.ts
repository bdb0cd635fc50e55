import type { PreviewState, ShownFinding } from '../../runtime/docs/preview-state.ts';
import { excerptOf } from '../diagnostics/excerpt.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { groupFindings, type FindingGroup } from '../diagnostics/grouped.ts';
import { contentOf } from '../diagnostics/source-file.ts';
import { describePlace } from '../diagnostics/text.ts';
import { visible } from '../diagnostics/visible.ts';

/** Errors that a page shows; who has more of them looks at the terminal. */
const MOST = 10;

/** The errors among findings, those with one cause as one, for a page that shows them. */
export function shownFindings(findings: readonly Finding[]): Omit<PreviewState, 'build'> {
  const errors = groupFindings(findings.filter(({ severity }) => severity === 'error'));
  const shown = errors.slice(0, MOST).map(showFinding);
  return { findings: shown, more: errors.length - shown.length };
}

function showFinding({ finding, position }: FindingGroup): ShownFinding {
  const { code, message, at, definition } = finding;
  const excerpt =
    at === undefined || position === undefined ? undefined : excerptOf(contentOf(at.file), position);
  // Lines of YAML are indented by what no reader of one line needs.
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
