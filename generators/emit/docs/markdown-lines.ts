import { withoutHtml } from '../../code/prose/without-html.ts';
import { markdownCode } from '../../code/markdown.ts';
import type { Badge } from './badges.ts';
import { printType } from './schema/doc-type.ts';
import { printJson } from './schema/values.ts';
import type { FieldView, SchemaView } from './schema/view.ts';

export function badgeLines(badges: readonly Badge[]): readonly string[] {
  if (badges.length === 0) return [];
  return [badges.map(badgeText).join(' · ')];
}

function badgeText({ label, text }: Badge): string {
  return text === '' ? `**${label}**` : `**${label}:** ${withoutHtml(text)}`;
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
    ...structure.patterns.map(({ name, view: member }) =>
      fieldText({ name, required: false, view: member, margin, words: 'names that match ' }),
    ),
    ...(structure.additional === undefined
      ? []
      : [fieldText({ name: '*', required: false, view: structure.additional, margin })]),
    ...structure.choices.flatMap(({ keyword, variants }) => [
      `${margin}- ${keyword === 'oneOf' ? 'One of' : 'Any of'}:`,
      ...variants.map(({ label, view: variant }) => {
        const below = viewLines(variant, `${margin}    `);
        return `${margin}  - ${markdownCode(label)}${aboutText(variant)}${below === '' ? '' : `\n${below}`}`;
      }),
    ]),
  ].join('\n');
}

function fieldText(
  field: FieldView & { readonly margin: string; /** Before the name. */ readonly words?: string },
): string {
  const { name, required, view, margin, words = '' } = field;
  const named = view.named === undefined ? '' : `, ${view.named.key}`;
  const head = `${margin}- ${words}${markdownCode(name)} (${printType(view.type)}${named}${required ? ', required' : ''})`;
  const below = viewLines(view, `${margin}  `);
  return `${head}${aboutText(view)}${below === '' ? '' : `\n${below}`}`;
}

function aboutText(view: SchemaView): string {
  const parts = [
    ...(view.deprecated ? ['deprecated'] : []),
    ...(view.description === undefined ? [] : [withoutHtml(view.description).replaceAll(/\s+/g, ' ').trim()]),
    ...view.facts.map(({ name, value }) => `${name} ${markdownCode(value)}`),
    ...(view.values.length === 0
      ? []
      : [
          `${view.openValues ? 'known values' : 'values'} ${view.values.map((value) => markdownCode(printJson(value))).join(', ')}`,
        ]),
    ...(view.structure.kind === 'link' && view.named !== undefined ? [`see ${view.named.key}`] : []),
  ];
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}
