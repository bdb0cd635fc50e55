import { counted } from '../../diagnostics/counted.ts';
import { renderText, type TextOptions } from '../../diagnostics/text.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { ContractChange, Verdict } from '../contract.ts';
import { findingOf, verdictText } from './findings.ts';
import type { DiffReport } from './report.ts';

/**
 * Changes for people: those that break or may break in full, with places and excerpts; the others on one line each;
 * then counts and the next version.
 */
export function renderDiffText(report: DiffReport, options: TextOptions = {}): string {
  const { changes, accepted } = report;
  const open = changes.filter((change) => !accepted.has(change.fingerprint));
  const serious = open.filter(isSerious);
  const lines = open.filter((change) => !isSerious(change)).map(lineOf);
  const known = changes.filter((change) => accepted.has(change.fingerprint)).map(lineOf);
  const blocks = [
    // The summary at the end replaces the count of findings: changes are not errors or warnings.
    renderText(serious.map(withFingerprint), options)
      .replace(/\n[^\n]*\n$/, '')
      .trimEnd(),
    lines.join('\n'),
    known.length === 0 ? '' : ['Accepted:', ...known].join('\n'),
    summaryOf(report),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** `2 changes break, 1 is unknown, 5 are safe, 3 are documentation. The next version is 2.0.0.` */
export function summaryOf({ changes, next }: Pick<DiffReport, 'changes' | 'next'>): string {
  if (changes.length === 0) return 'Nothing changes for those who follow the earlier document.';
  const count = (kind: Verdict['kind']): number =>
    changes.filter(({ verdict }) => verdict.kind === kind).length;
  const counts = `${counted(changes.length, 'change')}: ${count('breaks')} breaking, ${count('unknown')} unknown, ${count('safe')} safe, ${count('documentation')} documentation.`;
  return next === undefined ? counts : `${counts} The next version is ${visible(next)}.`;
}

export function isSerious({ verdict }: ContractChange): boolean {
  return verdict.kind === 'breaks' || verdict.kind === 'unknown';
}

function withFingerprint(change: ContractChange) {
  const finding = findingOf(change);
  return { ...finding, message: `${finding.message} (${change.fingerprint})` };
}

function lineOf(change: ContractChange): string {
  const { code, message, verdict } = change;
  return visible(`${verdict.kind} ${code}: ${message} ${verdictText(verdict)}`.trimEnd());
}
