import type { Ledger, Line, OperationLedger } from '../ledger.ts';
import { markdownCode, markdownText } from '../../emit/coverage/markdown.ts';
import { printTable } from '../../emit/coverage/table.ts';

/** How much of something was exercised: `5 of 6`. */
export function share(all: readonly Line[]): string {
  const lines = all.filter(({ applies }) => applies !== false);
  return lines.length === 0 ? '–' : `${lines.filter(({ times }) => times > 0).length} of ${lines.length}`;
}

/** Something that was not exercised, and why. */
export interface Gap {
  readonly what: string;
  readonly why: string;
}

/** All that was not exercised of an operation. Checks that an operation gives no occasion for are no gaps. */
export function gapsOf({
  responses,
  bodies,
  parameters,
  constraints,
  checks,
}: OperationLedger): readonly Gap[] {
  const named: readonly (readonly [string, Line])[] = [
    ...responses.map(
      (each) => [['response', each.status, each.mediaType ?? ''].join(' ').trim(), each] as const,
    ),
    ...bodies.map((each) => [`body ${each.mediaType}`, each] as const),
    ...parameters.map((each) => [`${each.in} ${each.name}`, each] as const),
    ...constraints.map(
      (each) =>
        [
          `${each.in}${each.pointer} ${each.keyword}${each.mediaType === undefined ? '' : ` as ${each.mediaType}`}`,
          each,
        ] as const,
    ),
    ...checks.map((each) => [`check ${each.kind}`, each] as const),
  ];
  return named.flatMap(([what, { times, why, applies }]) =>
    times > 0 || applies === false ? [] : [{ what, why: why ?? '' }],
  );
}

/** The ledger as Markdown: a table of shares, then what was not exercised, by operation and reason. */
export function renderLedger({ title, version, seed, operations }: Ledger): string {
  const rows = operations.map((each) => [
    markdownCode(each.id),
    ...[each.responses, each.bodies, each.parameters, each.constraints, each.checks].map(share),
  ]);
  const gaps = operations.flatMap((each) => {
    const byReason = Map.groupBy(gapsOf(each), ({ why }) => why);
    if (byReason.size === 0) return [];
    const lines = [...byReason].map(
      ([why, those]) => `- ${markdownText(why)}: ${those.map(({ what }) => markdownCode(what)).join(', ')}`,
    );
    return ['', `### ${markdownText(each.id)}`, '', ...lines];
  });
  return [
    `# What was exercised of ${markdownText(title)} ${markdownText(version)}`,
    '',
    `Seed ${seed}. Each cell says how many of what the document has were exercised.`,
    '',
    printTable(['Operation', 'Responses', 'Bodies', 'Parameters', 'Constraints', 'Checks'], rows),
    ...(gaps.length === 0 ? [] : ['', '## Not exercised', ...gaps]),
    '',
  ].join('\n');
}
