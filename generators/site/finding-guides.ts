import { markdownBlock, tableCell } from '../code/markdown.ts';
import { catalog } from '../diagnostics/catalog.ts';
import type { FindingDefinition } from '../diagnostics/definition.ts';
import type { Guide } from '../emit/docs/guide.ts';

type Definition = FindingDefinition<never>;

/**
 * A page for each finding of the toolkit with its cause and its fix, and a list of them, which alone is in the navigation.
 * @param section title of the section of the navigation
 */
export function findingGuides(section: string): readonly Guide[] {
  const all = Object.entries<Definition>(catalog);
  const stages = Map.groupBy(all, ([code]) => code.slice(0, code.indexOf('/')));
  const tables = [...stages].map(
    ([stage, listed]) => `## ${stage}\n\n${[...HEAD, ...listed.map(row)].join('\n')}`,
  );
  const guide = (slug: string, texts: Pick<Guide, 'title' | 'summary' | 'text' | 'isListed'>): Guide => {
    return { slug, order: Number.POSITIVE_INFINITY, section, file: `findings/${slug}.md`, ...texts };
  };
  return [
    guide('findings', {
      title: 'Findings',
      summary: 'Each code that a command can report, with its cause and how to fix it.',
      text: tables.join('\n\n'),
    }),
    ...all.map(([code, definition]) =>
      guide(slugOf(code), {
        title: code,
        summary: `${definition.title}.`,
        text: textOf(code, definition),
        isListed: false,
      }),
    ),
  ];
}

function slugOf(code: string): string {
  return `finding-${code.replace('/', '-')}`;
}

const HEAD = ['| code | severity | what it reports |', '| --- | --- | --- |'];

function row([code, definition]: readonly [string, Definition]): string {
  const cells = [`[${code}](${slugOf(code)}.md)`, levelOf(definition), definition.title];
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

function levelOf({ severity, flaw, onRequest }: Definition): string {
  if (onRequest === true) return 'off unless `rules` asks for it';
  return flaw === true ? `${severity}; \`lint\` and \`--strict\` fail` : severity;
}

function textOf(code: string, definition: Definition): string {
  const { severity, cause, fix } = definition;
  const rules = markdownBlock(`export default { rules: { '${code}': 'warning' } };`, 'ts');
  return [
    `Severity: ${levelOf(definition)}. [All findings](findings.md)`,
    `## Cause\n\n${cause}`,
    `## Fix\n\n${fix}`,
    `## Severity\n\n${
      severity === 'error'
        ? 'It is an error because no correct output exists for it, so it can be neither lowered nor ignored.'
        : `Set \`off\`, \`note\`, \`warning\` or \`error\` in \`forgespec.config.ts\`, or with \`--rule ${code}=LEVEL\`:\n\n${rules}`
    }`,
  ].join('\n\n');
}
