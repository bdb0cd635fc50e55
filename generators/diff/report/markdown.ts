import { markdownCode, markdownText } from '../../code/markdown.ts';
import { visible } from '../../diagnostics/visible.ts';
import { changeKinds, effects, type Changelog } from '../changelog.ts';
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
  const { code, verdict, fingerprint } = change;
  const reason = accepted.get(fingerprint);
  const parts = [
    `- ${markdownCode(code)} ${sentenceOf(change)}`,
    ...verdictLines(verdict).map((line) => `  ${line}`),
    ...(reason === undefined ? [] : [`  Accepted: ${safe(reason)}`]),
  ];
  return parts.join('\\\n');
}

/**
 * Changes as an entry of a changelog in Markdown: a list for each kind under the version, with the changes that break
 * or may break first in words.
 */
export function renderChangelogMarkdown({ from, to, changes }: Changelog): string {
  const sections = [...changeKinds].flatMap(([kind, title]) => {
    const own = changes.filter((change) => change.kind === kind);
    return own.length === 0 ? [] : [`### ${title}`, own.map(entryOf).join('\n')];
  });
  const since = `Changes since ${safe(from)}. ${summaryOf({ changes, next: undefined })}`;
  return `${[`## ${safe(to)}`, since, ...sections].join('\n\n')}\n`;
}

function entryOf(change: ContractChange): string {
  const { kind } = change.verdict;
  const mark = kind === 'breaks' || kind === 'unknown' ? [`**${effects[kind]}.**`] : [];
  return `- ${[...mark, changeMarkdown(change)].join(' ')}`;
}

/**
 * A change in Markdown on one line: its sentence, the affected operations, and the witness where it breaks somebody.
 */
export function changeMarkdown(change: ContractChange): string {
  const { verdict } = change;
  return [sentenceOf(change), ...(verdict.kind === 'breaks' ? verdictLines(verdict) : [])].join(' ');
}

function sentenceOf(change: ContractChange): string {
  return `${safe(change.message)} ${safe(usersText(change))}`.trimEnd();
}

function verdictLines(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'breaks':
      return verdict.witness === undefined
        ? []
        : [`Witness: ${markdownCode(visible(witnessText(verdict.witness)))}`];
    case 'unknown':
      return [`Beyond proof: ${markdownCode(visible(verdict.keyword))}`];
    case 'safe':
      return [safe(verdict.reason)];
    case 'documentation':
      return [];
  }
}

function safe(text: string): string {
  return markdownText(visible(text));
}
