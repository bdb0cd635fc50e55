import { longestBackticks } from '../backticks.ts';
import type { Badge } from './badges.ts';
import { printJson } from './schema/print.ts';
import type { FieldView, SchemaView } from './schema/view.ts';

/** Text as a code span of Markdown, whatever backticks it holds (CommonMark, section 6.1). */
export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const longest = longestBackticks(line);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

/** Text as a fenced block; the fence is longer than any in the text (CommonMark, section 4.5). */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, longestBackticks(text));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A cell of a table: one line, without a bar that would end it. */
export function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();
}

export function badgeLines(badges: readonly Badge[]): readonly string[] {
  if (badges.length === 0) return [];
  return [badges.map(badgeText).join(' · ')];
}

function badgeText({ label, text }: Badge): string {
  return text === '' ? `**${label}**` : `**${label}:** ${text}`;
}

/** Fields as a nested list. */
export function fieldLines(fields: readonly FieldView[], margin = ''): string {
  return fields.map(({ name, required, view }) => fieldText({ name, required, view, margin })).join('\n');
}

/** What is below a schema, as a nested list; empty where nothing is. */
export function viewLines(view: SchemaView, margin = ''): string {
  const { structure } = view;
  if (structure.kind !== 'fields') return '';
  return [
    ...(structure.fields.length === 0 ? [] : [fieldLines(structure.fields, margin)]),
    ...(structure.additional === undefined
      ? []
      : [fieldText({ name: '*', required: false, view: structure.additional, margin })]),
    ...structure.choices.flatMap(({ keyword, variants }) => [
      `${margin}- ${keyword === 'oneOf' ? 'One of' : 'Any of'}:`,
      ...variants.map(({ label, view: variant }) => {
        const below = viewLines(variant, `${margin}    `);
        return `${margin}  - ${codeSpan(label)}${aboutText(variant)}${below === '' ? '' : `\n${below}`}`;
      }),
    ]),
  ].join('\n');
}

function fieldText({ name, required, view, margin }: FieldView & { readonly margin: string }): string {
  const named = view.named === undefined ? '' : `, ${view.named.key}`;
  const head = `${margin}- ${codeSpan(name)} (${view.type}${named}${required ? ', required' : ''})`;
  const below = viewLines(view, `${margin}  `);
  return `${head}${aboutText(view)}${below === '' ? '' : `\n${below}`}`;
}

function aboutText(view: SchemaView): string {
  const parts = [
    ...(view.deprecated ? ['deprecated'] : []),
    ...(view.description === undefined ? [] : [view.description.replaceAll(/\s+/g, ' ').trim()]),
    ...view.facts.map(({ name, value }) => `${name} ${codeSpan(value)}`),
    ...(view.values.length === 0
      ? []
      : [
          `${view.openValues ? 'known values' : 'values'} ${view.values.map((value) => codeSpan(printJson(value))).join(', ')}`,
        ]),
    ...(view.structure.kind === 'link' && view.named !== undefined ? [`see ${view.named.key}`] : []),
  ];
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}
