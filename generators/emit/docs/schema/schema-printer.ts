import { badgesOf } from '../badges.ts';
import { printBadges, printTabs } from '../fragments.ts';
import { furtherReading } from '../further-reading.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { printLink, schemaLink } from '../page-links.ts';
import { anchorOf } from '../paths.ts';
import { printType } from './doc-type.ts';
import { printFieldList } from './field-list.ts';
import { headingOf, mainText } from './texts.ts';
import { printFacts, printValues } from './values.ts';
import type { FieldView, SchemaView } from './view.ts';

/** Ids of the pages themselves. */
const TAKEN = ['main', 'menu', 'results', 'request-body', 'responses', 'used-by'];

/** Prints views of schemas for one page, with unique ids. */
export class SchemaPrinter {
  readonly #site: Site;
  readonly #page: string;
  readonly #ids = new Set(TAKEN);

  constructor(site: Site, page: string) {
    this.#site = site;
    this.#page = page;
  }

  /** A new id for the page, made of names. */
  id(...names: readonly string[]): string {
    return this.#unused(anchorOf(...names));
  }

  #below(parent: string, ...names: readonly string[]): string {
    return this.#unused(`${parent}.${anchorOf(...names)}`);
  }

  #unused(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${wanted}--${count}`;
    this.#ids.add(id);
    return id;
  }

  /** The fields, alternatives and rules of a schema. */
  structure(view: SchemaView, id: string): Html | undefined {
    const parts = [this.#structure(view, id), this.#rules(view, id)].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : markup`${parts}`;
  }

  #rules({ rules }: SchemaView, id: string): Html | undefined {
    if (rules.length === 0) return undefined;
    const items = rules.map(({ words, name, view }) => {
      const own = this.#below(id, `*${words}`, ...(name === undefined ? [] : [name]));
      const about = name === undefined ? undefined : markup` <code>${name}</code>`;
      const isTyped = view.type.some(({ kind }) => kind !== 'any');
      const type = isTyped ? markup` ${this.type(view)}` : undefined;
      return this.#item({ head: markup`<i>${words}</i>${about}${type}`, view, id: own });
    });
    return markup`<dl class="fields">${items}</dl>`;
  }

  #structure(view: SchemaView, id: string): Html | undefined {
    const { structure } = view;
    if (structure.kind === 'none') return this.#variants(view);
    if (structure.kind === 'link') {
      const words = structure.recursive ? 'Recursive: see' : 'See';
      return markup`<p class="see">${words} ${this.link(view)}.</p>`;
    }
    return markup`${this.fields(structure.fields, id)}${structure.patterns.map(({ name, view: member }) =>
      this.#further(markup`<i>names that match</i> <code>${name}</code>`, member, this.#below(id, name)),
    )}${
      structure.additional &&
      this.#further(markup`<i>any other name</i>`, structure.additional, this.#below(id, '*'))
    }${structure.choices.map((choice, index) => {
      const name = this.#below(id, index === 0 ? choice.keyword : `${choice.keyword}${index + 1}`);
      const tabs = choice.variants.map(({ label, view: variant }) => ({
        label,
        panel: markup`${this.about(variant, name)}${this.structure(variant, this.#below(name, label))}`,
      }));
      return printTabs({ name, legend: choice.keyword === 'oneOf' ? 'One of' : 'Any of', tabs });
    })}${this.#variants(view)}`;
  }

  /** Links to the schemas that extend a base, with the values that select them. */
  #variants({ variants }: SchemaView): Html | undefined {
    if (variants === undefined) return undefined;
    const items = variants.schemas.map(({ named, values }) => {
      const tags = values.map((value) => markup` <code>${value}</code>`);
      return markup`<li>${printLink(this.#page, schemaLink(named))}${tags}</li>`;
    });
    return markup`<p class="see">One of, by <code>${variants.member}</code>:</p><ul class="columns">${items}</ul>`;
  }

  fields(fields: readonly FieldView[], parent: string): Html | undefined {
    if (fields.length === 0) return undefined;
    return printFieldList(
      fields.map((field) => ({
        required: field.required,
        item: this.field({ ...field, id: this.#below(parent, field.name) }),
      })),
    );
  }

  /** A parameter, field or header. */
  field({ name, required, view, form, id }: FieldView & { readonly id: string }): Html {
    const head = markup`<a href="#${id}">${name}</a> ${this.type(view)}`;
    return this.#item({ head, required, view, form, id });
  }

  #item(
    item: Omit<FieldView, 'name' | 'required'> & {
      readonly head: Html;
      readonly id: string;
      readonly required?: boolean;
    },
  ): Html {
    const { head, required = false, view, form, id } = item;
    const needed = required ? markup` <b class="req">required</b>` : undefined;
    const written = form === undefined ? undefined : markup`<p class="form">${form}</p>`;
    return markup`<div><dt id="${id}">${head}${needed}${printFacts(view)}</dt><dd>${this.#words(view)}${written}${this.#values(view, id)}${this.#nested(view, id)}</dd></div>`;
  }

  /** The type in words, with a link if it has a page. */
  type(view: SchemaView): Html {
    const type = printType(view.type);
    if (view.named === undefined) return markup`<span class="ty">${type}</span>`;
    return markup`<span class="ty">${type} · ${this.link(view)}</span>`;
  }

  link({ named }: SchemaView): Html | undefined {
    if (named === undefined) return undefined;
    return printLink(this.#page, schemaLink(named));
  }

  /** Description, badges, facts and values. */
  about(view: SchemaView, id: string): Html {
    const facts = printFacts(view);
    return markup`${this.#words(view)}${facts && markup`<p class="facts">${facts}</p>`}${this.#values(view, id)}`;
  }

  #words(view: SchemaView): Html {
    const { externalDocs, extensions, deprecated } = view;
    const { markdown } = this.#site;
    const about = markup`${printHeading(view)}${markdown.printOptional(mainText(view))}`;
    const more = furtherReading(markdown, externalDocs).map((line) => markdown.print(line));
    return markup`${about}${more}${printBadges(this.#site, badgesOf(extensions, { deprecated, marks: this.#site.settings.marks }))}`;
  }

  #values(view: SchemaView, parent: string): Html | undefined {
    return printValues(view, (value) => this.#unused(`${parent}=${anchorOf(value)}`));
  }

  #further(names: Html, view: SchemaView, id: string): Html {
    return markup`<dl class="fields">${this.#item({ head: markup`${names} ${this.type(view)}`, view, id })}</dl>`;
  }

  #nested(view: SchemaView, id: string): Html | undefined {
    const structure = this.#structure(view, id);
    const rules = this.#rules(view, id);
    if (view.structure.kind !== 'fields') return markup`${structure}${rules}`;
    const { fields, choices } = view.structure;
    const count = fields.length > 0 ? `${fields.length} field${fields.length === 1 ? '' : 's'}` : undefined;
    const summary = [count, choices.length > 0 ? 'alternatives' : undefined].filter(
      (part) => part !== undefined,
    );
    return markup`<details><summary>${summary.length === 0 ? 'Members' : summary.join(', ')}<span class="sr"> of ${id}</span></summary>${structure}</details>${rules}`;
  }
}

/** The title of a schema above its description. */
export function printHeading(view: Pick<SchemaView, 'title' | 'description'>): Html | undefined {
  const heading = headingOf(view);
  return heading === undefined ? undefined : markup`<p><b>${heading}</b></p>`;
}
