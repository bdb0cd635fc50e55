import { gapLines, ledgerColumns, sharesOf, type Ledger } from '../ledger.ts';
import { markdownCode, markdownText, printTable } from '../../code/markdown.ts';

/** The ledger as Markdown: a table of shares, and the gaps by operation and reason. */
export function renderLedger({ title, version, seed, operations }: Ledger): string {
  const rows = operations.map((each) => [markdownCode(each.id), ...sharesOf(each)]);
  const gaps = operations.flatMap((each) => {
    const lines = gapLines(each);
    return lines.length === 0
      ? []
      : ['', `### ${markdownText(each.id)}`, '', ...lines.map((line) => `- ${line}`)];
  });
  return [
    `# What was exercised of ${markdownText(title)} ${markdownText(version)}`,
    '',
    `Seed ${seed}. Each cell says how many of what the document has were exercised.`,
    '',
    printTable(['Operation', ...ledgerColumns], rows),
    ...(gaps.length === 0 ? [] : ['', '## Not exercised', ...gaps]),
    '',
  ].join('\n');
}
