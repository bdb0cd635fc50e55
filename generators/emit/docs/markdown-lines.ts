import { jsonText } from '../../../runtime/contract/json-text.ts';
import { markdownCode, markdownText } from '../../code/markdown.ts';
import { capitalised } from '../../diagnostics/capitalised.ts';
import type { Badge } from './badges.ts';
import { furtherReading } from './further-reading.ts';
import type { MarkdownPrinter } from './markdown-printer.ts';
import { printType } from './schema/doc-type.ts';
import { printJson } from './schema/values.ts';
import { headingOf, mainText } from './schema/texts.ts';
import type { FieldView, RuleView, SchemaView, VariantsView } from './schema/view.ts';

/** Prints badges and views of schemas in pages of Markdown. */
export class MarkdownLines {
  readonly #markdown: MarkdownPrinter;

  constructor(markdown: MarkdownPrinter) {
    this.#markdown = markdown;
  }

  badges(badges: readonly Badge[]): readonly string[] {
    const texts = badges.map(({ label, text }) =>
      text === '' ? `**${label}**` : `**${label}:** ${this.#markdown.asMarkdown(text)}`,
    );
    return texts.length === 0 ? [] : [texts.join(' · ')];
  }

  /** A description as a block; none for a blank one. */
  prose(description: string | undefined): readonly string[] {
    const text = this.#markdown.asMarkdown(description?.trim() ?? '');
    return text === '' ? [] : [text];
  }

  /** A body: its media types and its type, its description unless `isKnown`, and its structure. */
  content(types: string, view: SchemaView, isKnown: boolean): readonly string[] {
    const below = this.below(view);
    const { type, named } = view;
    const head = `${types}: ${printType(type)}${named === undefined ? '' : ` (${named.key})`}`;
    return [head, ...(isKnown ? [] : this.about(view)), ...(below === '' ? [] : [below])];
  }

  /** The description and the facts of a schema as blocks. */
  about(view: SchemaView): readonly string[] {
    const facts = this.#facts(view).join('; ');
    return [
      ...(view.deprecated ? ['Deprecated.'] : []),
      ...this.texts(view),
      ...furtherReading(this.#markdown, view.externalDocs),
      ...(facts === '' ? [] : [capitalised(`${facts}.`)]),
    ];
  }

  #facts(view: SchemaView): readonly string[] {
    const { facts, examples, values } = view;
    return [
      ...[...facts, ...examples].map(({ name, value }) => `${markdownText(name)} ${markdownCode(value)}`),
      ...(values.length === 0 ? [] : [valuesText(view)]),
    ];
  }

  /** The title and the description of a schema as blocks. */
  texts(view: SchemaView): readonly string[] {
    const heading = headingOf(view);
    return [
      ...(heading === undefined ? [] : [`**${markdownText(heading)}**`]),
      ...this.prose(mainText(view)),
    ];
  }

  /** Fields as a nested list. */
  fields(fields: readonly FieldView[], margin = ''): string {
    return fields.map((field) => this.#field({ ...field, margin })).join('\n');
  }

  /** The structure and the rules of a schema as a nested list; empty if it has none. */
  below(view: SchemaView, margin = ''): string {
    return [...this.#structure(view, margin), ...view.rules.map((rule) => this.#rule(rule, margin))].join(
      '\n',
    );
  }

  #structure({ structure, variants: listed }: SchemaView, margin: string): readonly string[] {
    if (structure.kind === 'link') return [];
    const extending = listed === undefined ? [] : variantLines(listed, margin);
    if (structure.kind === 'none') return extending;
    return [
      ...(structure.fields.length === 0 ? [] : [this.fields(structure.fields, margin)]),
      ...structure.patterns.map(({ name, view: member }) =>
        this.#field({ name, required: false, view: member, margin, words: 'names that match ' }),
      ),
      ...(structure.additional === undefined
        ? []
        : [this.#field({ name: '*', required: false, view: structure.additional, margin })]),
      ...structure.choices.flatMap(({ keyword, variants }) => [
        `${margin}- ${keyword === 'oneOf' ? 'One of' : 'Any of'}:`,
        ...variants.map(({ label, view }) =>
          this.#withBelow(`${margin}  - ${markdownCode(label)}${this.#behind(view)}`, view, `${margin}    `),
        ),
      ]),
      ...extending,
    ];
  }

  #rule({ words, name, view }: RuleView, margin: string): string {
    const about = name === undefined ? '' : ` ${markdownCode(name)}`;
    const type = printType(view.type);
    const typed = type === 'any' ? '' : ` (${type}${namedIn(view)})`;
    return this.#withBelow(`${margin}- ${words}${about}${typed}${this.#behind(view)}`, view, `${margin}  `);
  }

  #field(
    field: FieldView & { readonly margin: string; /** Before the name. */ readonly words?: string },
  ): string {
    const { name, required, view, form, margin, words = '' } = field;
    const needed = required ? ', required' : '';
    const head = `${margin}- ${words}${markdownCode(name)} (${printType(view.type)}${namedIn(view)}${needed})`;
    return this.#withBelow(`${head}${this.#behind(view, form)}`, view, `${margin}  `);
  }

  #withBelow(line: string, view: SchemaView, margin: string): string {
    const below = this.below(view, margin);
    return below === '' ? line : `${line}\n${below}`;
  }

  /** The description and the facts of a schema, on the line of its name. */
  #behind(view: SchemaView, form?: string): string {
    const parts = [
      ...(view.deprecated ? ['deprecated'] : []),
      ...this.texts(view).map((text) => text.replaceAll(/\s+/g, ' ')),
      ...furtherReading(this.#markdown, view.externalDocs),
      ...(form === undefined ? [] : [markdownText(form.replace(/\.$/, ''))]),
      ...this.#facts(view),
      ...(view.structure.kind === 'link' && view.named !== undefined ? [`see ${view.named.key}`] : []),
    ];
    return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
  }
}

function variantLines({ member, schemas }: VariantsView, margin: string): readonly string[] {
  return [
    `${margin}- One of, by ${markdownCode(member)}:`,
    ...schemas.map(({ named, values }) => {
      const tags = values.map((value) => markdownCode(value)).join(', ');
      return `${margin}  - ${markdownCode(named.key)}${tags === '' ? '' : `: ${tags}`}`;
    }),
  ];
}

function valuesText({ openValues, values, names }: SchemaView): string {
  const listed = values.map((value) => {
    const { name, description } = names.get(jsonText(value)) ?? {};
    const words = [name, description].filter((text) => text !== undefined).map(markdownText);
    const code = markdownCode(printJson(value));
    return words.length === 0 ? code : `${code} (${words.join(': ')})`;
  });
  return `${openValues ? 'known values' : 'values'} ${listed.join(', ')}`;
}

function namedIn({ named }: SchemaView): string {
  return named === undefined ? '' : `, ${named.key}`;
}
