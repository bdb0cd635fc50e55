import { renderSarif } from '../../diagnostics/sarif.ts';
import type { TextOptions } from '../../diagnostics/text.ts';
import { findingOf } from './findings.ts';
import { changelogOf } from '../changelog.ts';
import { renderChangelogJson, renderDiffJson } from './json.ts';
import { renderDiffJunit } from './junit.ts';
import { renderChangelogMarkdown, renderDiffMarkdown } from './markdown.ts';
import type { DiffReport } from './report.ts';
import { renderDiffText } from './text.ts';

/** The formats of a report, with the default first. */
export const DIFF_FORMATS = [
  'text',
  'json',
  'sarif',
  'junit',
  'markdown',
  'changelog',
  'changelog-json',
] as const;

/** A report in a format. Accepted changes are not results in SARIF. */
export function renderDiff(
  format: (typeof DIFF_FORMATS)[number],
  report: DiffReport,
  options: TextOptions = {},
): string {
  switch (format) {
    case 'text':
      return renderDiffText(report, options);
    case 'json':
      return renderDiffJson(report);
    case 'sarif':
      return renderSarif(
        report.changes.filter(({ fingerprint }) => !report.accepted.has(fingerprint)).map(findingOf),
      );
    case 'junit':
      return renderDiffJunit(report);
    case 'markdown':
      return renderDiffMarkdown(report);
    case 'changelog':
      return renderChangelogMarkdown(changelogOf(report, report.versions));
    case 'changelog-json':
      return renderChangelogJson(changelogOf(report, report.versions));
  }
}
