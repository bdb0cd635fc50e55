import { badgesOf } from '../badges.ts';
import { printBadges, printTabs } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { anchorOf, pagePaths, relativeLink } from '../paths.ts';
import { printType } from './doc-type.ts';
import { printFieldList } from './field-list.ts';
import { printFacts, printValues } from './values.ts';
import type { FieldView, SchemaView } from './view.ts';

/** Ids that pages have for themselves. */
const TAKEN = ['main', 'menu', 'results', 'request-body', 'responses', 'used-by'];

/** Prints views of schemas for one page and keeps the ids on it apart. */
export class SchemaPrinter {
  readonly #site: Site;
  readonly #page: string;
  readonly #ids = new Set(TAKEN);

  constructor(site: Site, page: string) {
    this.#site = site;
    this.#page = page;
  }

  /** An id made of names, not given before on this page. */
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

  /** The structure below a schema: its fields and alternatives. */
  structure(view: SchemaView, id: string): Html | undefined {
    const { structure } = view;
    if (structure.kind === 'none') return undefined;
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
    })}`;
  }

  fields(fields: readonly FieldView[], parent: string): Html | undefined {
    if (fields.length === 0) return undefined;
    return printFieldList(
      fields.map(({ name, required, view }) => ({
        required,
        item: this.field({ name, required, view, id: this.#below(parent, name) }),
      })),
    );
  }

  /** A parameter, field or header: name, type, and whether it is required; what it means below. */
  field(field: {
    readonly name: string;
    readonly required: boolean;
    readonly view: SchemaView;
    readonly id: string;
    readonly note?: Html | undefined;
  }): Html {
    const { name, required, view, id, note } = field;
    const needed = required ? markup` <b class="req">required</b>` : undefined;
    return markup`<div><dt id="${id}"><a href="#${id}">${name}</a> ${this.type(view)}${needed}${printFacts(view)}</dt><dd>${this.#words(view)}${note}${this.#values(view, id)}${this.#nested(view, id)}</dd></div>`;
  }

  /** The type in words, as a link where it has a page. */
  type(view: SchemaView): Html {
    const type = printType(view.type);
    if (view.named === undefined) return markup`<span class="ty">${type}</span>`;
    return markup`<span class="ty">${type} · ${this.link(view)}</span>`;
  }

  link({ named }: SchemaView): Html | undefined {
    if (named === undefined) return undefined;
    const href = relativeLink(this.#page, `${pagePaths.schema(named)}.html`);
    return markup`<a href="${href}">${named.key}</a>`;
  }

  /** Description, badges, facts and values. */
  about(view: SchemaView, id: string): Html {
    const facts = printFacts(view);
    return markup`${this.#words(view)}${facts && markup`<p class="facts">${facts}</p>`}${this.#values(view, id)}`;
  }

  #words({ description, extensions, deprecated }: SchemaView): Html {
    const text = description === undefined ? undefined : this.#site.markdown.print(description);
    return markup`${text}${printBadges(this.#site, badgesOf(extensions, { deprecated, marks: this.#site.settings.marks }))}`;
  }

  #values(view: SchemaView, parent: string): Html | undefined {
    return printValues(view, (value) => this.#unused(`${parent}=${anchorOf(value)}`));
  }

  #further(names: Html, view: SchemaView, id: string): Html {
    return markup`<dl class="fields"><div><dt id="${id}">${names} ${this.type(view)}${printFacts(view)}</dt><dd>${this.#words(view)}${this.#values(view, id)}${this.#nested(view, id)}</dd></div></dl>`;
  }

  #nested(view: SchemaView, id: string): Html | undefined {
    const structure = this.structure(view, id);
    if (structure === undefined || view.structure.kind !== 'fields') return structure;
    const { fields, choices } = view.structure;
    const count = fields.length > 0 ? `${fields.length} field${fields.length === 1 ? '' : 's'}` : undefined;
    const summary = [count, choices.length > 0 ? 'alternatives' : undefined].filter(
      (part) => part !== undefined,
    );
    return markup`<details><summary>${summary.length === 0 ? 'Members' : summary.join(', ')}<span class="sr"> of ${id}</span></summary>${structure}</details>`;
  }
}
