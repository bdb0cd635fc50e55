import { markdownCode, markdownText } from '../../code/markdown.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { ContractChange, Verdict } from '../contract.ts';
import { usersText } from './findings.ts';
import type { DiffReport } from './report.ts';
import { summaryOf } from './text.ts';
import { witnessText } from './witness-text.ts';

const titles: readonly (readonly [Verdict['kind'], string])[] = [
  ['breaks', 'Breaking'],
  ['unknown', 'Unknown'],
  ['safe', 'Safe'],
  ['documentation', 'Documentation'],
];

/** Changes as Markdown for a pull request: a list for each verdict, what breaks first. */
export function renderDiffMarkdown(report: DiffReport): string {
  const sections = titles.flatMap(([kind, title]) => {
    const own = report.changes.filter(({ verdict }) => verdict.kind === kind);
    if (own.length === 0) return [];
    return [`### ${title} (${own.length})`, own.map((change) => itemOf(change, report.accepted)).join('\n')];
  });
  return `${['## Changes of the API', summaryOf(report), ...sections].map((text) => text.trim()).join('\n\n')}\n`;
}

function itemOf(change: ContractChange, accepted: DiffReport['accepted']): string {
  const { code, message, verdict, fingerprint } = change;
  const reason = accepted.get(fingerprint);
  const parts = [
    `- ${markdownCode(code)} ${safe(message)} ${safe(usersText(change))}`.trimEnd(),
    ...verdictLines(verdict),
    ...(reason === undefined ? [] : [`  Accepted: ${safe(reason)}`]),
  ];
  return parts.join('\\\n');
}

function verdictLines(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'breaks':
      return verdict.witness === undefined
        ? []
        : [`  Witness: ${markdownCode(visible(witnessText(verdict.witness)))}`];
    case 'unknown':
      return [`  Beyond proof: ${markdownCode(visible(verdict.keyword))}`];
    case 'safe':
      return [`  ${safe(verdict.reason)}`];
    case 'documentation':
      return [];
  }
}

function safe(text: string): string {
  return markdownText(visible(text));
}
